// From one mark of the timeline to the next: rounds, or tens of actions.
export function nextMark(marks: readonly number[], at: number, last: number): number {
  return marks.find((mark) => mark > at) ?? last;
}

export function previousMark(marks: readonly number[], at: number): number {
  return marks.findLast((mark) => mark < at) ?? 0;
}
