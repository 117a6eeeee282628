import { halfWidth, narrowest, widest } from "./axes.tsx";

/** Where the name of a band is written, in percent of the plot. */
export interface NamePlace {
  readonly middle: number;
  /** It has no room there on the narrowest plots. */
  readonly isWide: boolean;
}

/**
 * The place of a band's name between its edges, beside the pointer and not under it; undefined where no plot has room for
 * it. All in percent of the plot.
 */
export function namePlace(
  name: string,
  [left, right]: readonly [left: number, right: number],
  pointer: number,
): NamePlace | undefined {
  const middle = (left + right) / 2;
  const isStruck =
    pointer >= left && pointer <= right && Math.abs(middle - pointer) < halfOf(name, narrowest);
  const [from, to] = !isStruck
    ? [left, right]
    : pointer - left > right - pointer
      ? [left, pointer]
      : [pointer, right];
  const room = (to - from) / 2;
  return room < halfOf(name, widest)
    ? undefined
    : { middle: (from + to) / 2, isWide: room < halfOf(name, narrowest) };
}

/** Half of what a name takes of a plot so wide, in percent: three pixels stay free at each end. */
function halfOf(name: string, plot: number): number {
  return halfWidth(name, plot) + (3 / plot) * 100;
}
