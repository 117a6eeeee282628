/** What is left of `a` after whole steps of `b`, with the sign of `b`: (-1, 12) is 11. NaN when `b` is 0. */
export function remainder(a: number, b: number): number {
  const rest = a % b;
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
}
