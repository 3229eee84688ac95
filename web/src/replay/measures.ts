// The curves and the scrubber below them have one scale.
/** Room for the numbers of the grid. */
export const LEFT = 34;
/** Room for the names at the ends of the lines. */
export const RIGHT = 108;
