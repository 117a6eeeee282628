/** The parts of an amount that are said: those there is something of, 2 h of 2 h 0 min; of nothing, the last. */
export function partsSaid<Part extends { readonly amount: number }>(parts: readonly Part[]): readonly Part[] {
  const some = parts.filter(({ amount }) => amount !== 0);
  return some.length === 0 ? parts.slice(-1) : some;
}
