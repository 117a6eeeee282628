/**
 * Of these, in their order, as few as together have each thing that any of them has: those with something that none before
 * them has, but for those whose things the others have together.
 */
export function asFewAsHave<T>(list: readonly T[], thingsOf: (one: T) => ReadonlySet<string>): readonly T[] {
  const all = list.map((one) => ({ one, things: thingsOf(one) }));
  const met = new Map<string, number>();
  const count = (things: ReadonlySet<string>, by: number): void => {
    for (const thing of things) met.set(thing, (met.get(thing) ?? 0) + by);
  };
  const first = all.filter(({ things }) => {
    const isNew = [...things].some((thing) => !met.has(thing));
    if (isNew) count(things, 1);
    return isNew;
  });
  return first
    .filter(({ things }) => {
      const isNeeded = [...things].some((thing) => met.get(thing) === 1);
      if (!isNeeded) count(things, -1);
      return isNeeded;
    })
    .map(({ one }) => one);
}
