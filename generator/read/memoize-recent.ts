/**
 * The last few things made for each name. Whoever writes generates again and again in one process, and nearly all is
 * then as it was, or as it was before the last edit: what comes of the same is not made again.
 */
export interface MemoizedRecent<From, Made> {
  /** What was made for `name` from the same before, else what `make` makes now. */
  readonly get: (name: string, from: From, make: () => Made) => Made;
}

/** Keeps `most` things for each name, those that were asked for last. */
export function memoizeRecent<From, Made>(
  isSame: (one: From, other: From) => boolean,
  most: number,
): MemoizedRecent<From, Made> {
  interface Entry {
    readonly from: From;
    readonly made: Made;
  }
  const recent = new Map<string, readonly Entry[]>();
  return {
    get: (name, from, make) => {
      const known = recent.get(name) ?? [];
      const found = known.find((entry) => isSame(entry.from, from)) ?? { from, made: make() };
      const others = known.filter((entry) => entry !== found);
      recent.set(name, [found, ...others].slice(0, most));
      return found.made;
    },
  };
}
