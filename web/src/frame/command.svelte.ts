// The command line can also be asked for by touch, where no keyboard has a "/".
let asked = $state(0);

export function askForCommand(): void {
  asked += 1;
}

/** How often it was asked for. */
export function commandWanted(): number {
  return asked;
}
