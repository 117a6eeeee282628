/**
 * The last thing made for each name. Whoever writes generates again and again in one process, and nearly all is
 * then as it was: what comes of the same is not made again.
 */
export interface MemoizedLast<From, Made> {
  /** What was made for `name` from the same before, else what `make` makes now. */
  readonly get: (name: string, from: From, make: () => Made) => Made;
}

export function memoizeLast<From, Made>(
  isSame: (one: From, other: From) => boolean,
): MemoizedLast<From, Made> {
  const last = new Map<string, { readonly from: From; readonly made: Made }>();
  return {
    get: (name, from, make) => {
      const known = last.get(name);
      if (known !== undefined && isSame(known.from, from)) return known.made;
      const made = make();
      last.set(name, { from, made });
      return made;
    },
  };
}
