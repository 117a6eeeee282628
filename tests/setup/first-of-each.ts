/** The first of those that have the same key, in their order. */
export function firstOfEach<T>(list: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const found = new Map<string, T>();
  for (const one of list) {
    const key = keyOf(one);
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}
