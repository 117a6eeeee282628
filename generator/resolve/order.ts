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
): { readonly kind: "ordered"; readonly things: readonly T[] } | { readonly kind: "circle"; readonly ids: readonly string[] } {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const state = new Map<string, "open" | "done">();
  const ordered: T[] = [];
  const path: string[] = [];
  const visit = (thing: T): readonly string[] | undefined => {
    const seen = state.get(thing.id);
    if (seen === "done") return undefined;
    if (seen === "open") return [...path.slice(path.indexOf(thing.id)), thing.id];
    state.set(thing.id, "open");
    path.push(thing.id);
    for (const id of thing.needs) {
      const needed = byId.get(id);
      const circle = needed === undefined ? undefined : visit(needed);
      if (circle !== undefined) return circle;
    }
    path.pop();
    state.set(thing.id, "done");
    ordered.push(thing);
    return undefined;
  };
  for (const thing of things) {
    const circle = visit(thing);
    if (circle !== undefined) return { kind: "circle", ids: circle };
  }
  return { kind: "ordered", things: ordered };
}
