// The count of a finished game: lines of the ledger, one cell for each seat.
export interface Cell {
  points: number;
  /** How the points come about, such as "7 × 2". */
  arithmetic?: string | undefined;
}

export interface Line {
  id: string;
  label: string;
  /** In smaller type below the label, such as "same theme, side by side". */
  note?: string | undefined;
  /** In the order of `seats`. */
  cells: Cell[];
}

/** What each column has after the first lines. */
export function subtotals(lines: readonly Line[], counted: number, columns: number): number[] {
  return Array.from({ length: columns }, (_, column) =>
    lines.slice(0, counted).reduce((sum, line) => sum + (line.cells[column]?.points ?? 0), 0),
  );
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
