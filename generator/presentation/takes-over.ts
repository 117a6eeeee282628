import type { Display } from "../runtime/display.ts";

/** The units the two sides of a converter are in, by id. */
interface Sides {
  readonly amount: string;
  readonly result: string;
}

/**
 * Whether the result of a converter takes over the unit that the amount leaves for another: so that the two are never the
 * same, and so that one of them stays of the kind the calculator is about. From mu to hectares one comes to acres and mu.
 */
export function takesOver(display: Display, { amount, result }: Sides, next: string): boolean {
  if (next === result) return true;
  if (display.kind !== "quantity") return false;
  const kindOf = (unit: string): string | undefined => display.units.find(({ id }) => id === unit)?.group;
  const isOwn = (unit: string): boolean => kindOf(unit) === kindOf(display.unit);
  return isOwn(amount) && !isOwn(next) && !isOwn(result);
}
