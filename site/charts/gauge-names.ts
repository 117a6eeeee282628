import { narrowest, widest } from "./axes.tsx";

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

/** The size of the letters, and what stays free at each end. */
const size = 12;
const free = 3;

/** Half of what a name takes of a plot so wide, in percent. */
function halfOf(name: string, plot: number): number {
  const width = Array.from(name, widthOf).reduce((sum, each) => sum + each, 0) * size;
  return ((width / 2 + free) / plot) * 100;
}

/** The width of a letter in the face of words, for its size. */
function widthOf(letter: string): number {
  if (/\p{Script=Han}/u.test(letter)) return 1;
  if (/[ .,'’ijltfrI1]/u.test(letter)) return 0.33;
  return /[mwMW]/u.test(letter) ? 0.85 : 0.6;
}
