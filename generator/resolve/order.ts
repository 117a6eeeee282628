/** A thing to be worked out and the names it needs. */
export interface Needing {
  readonly id: string;
  readonly needs: readonly string[];
}

/**
 * Puts things in an order in which each comes after what it needs; among equals the author's order stays.
 * A circle cannot be ordered: it comes back as the ids along it, first one repeated at the end.
 */
export function orderByNeeds<T extends Needing>(
  things: readonly T[],
):
  | { readonly kind: "ordered"; readonly things: readonly T[] }
  | { readonly kind: "circle"; readonly ids: readonly string[] } {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const done = new Set<string>();
  const ordered: T[] = [];
  for (const first of things) {
    // What is waiting for what it needs, each for the one after it; no recursion, since chains can be long.
    const waiting: { readonly thing: T; readonly needs: Iterator<string> }[] = [];
    const open = new Set<string>();
    const begin = (thing: T): void => {
      waiting.push({ thing, needs: thing.needs.values() });
      open.add(thing.id);
    };
    if (!done.has(first.id)) begin(first);
    for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
      const { thing, needs } = last;
      const need = needs.next();
      if (need.done === true) {
        waiting.pop();
        open.delete(thing.id);
        done.add(thing.id);
        ordered.push(thing);
      } else if (open.has(need.value)) {
        const path = waiting.map((each) => each.thing.id);
        return { kind: "circle", ids: [...path.slice(path.indexOf(need.value)), need.value] };
      } else {
        const needed = byId.get(need.value);
        if (needed !== undefined && !done.has(need.value)) begin(needed);
      }
    }
  }
  return { kind: "ordered", things: ordered };
}
