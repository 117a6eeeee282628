import { isGuard } from "../constructs/statements/any.ts";
import type { StatementDraft } from "./statements.ts";
import { orderByNeeds } from "./order.ts";

interface Order {
  readonly drafts: readonly StatementDraft[];
  /** What is decided before all formulas, as `refusal.too_young`. */
  readonly early: ReadonlySet<string>;
}
/** The same with the circles that had to be left out, each as the ids along it. */
interface OrderWithoutCircles extends Order {
  readonly circles: readonly (readonly string[])[];
}

/** The order of all drafts that are on no circle. */
export function sequenceWithoutCircles(drafts: readonly StatementDraft[]): OrderWithoutCircles {
  const circles: (readonly string[])[] = [];
  let left = drafts;
  for (;;) {
    const order = sequence(left);
    if (order.kind === "ordered") return { drafts: order.drafts, early: order.early, circles };
    circles.push(order.ids);
    left = left.filter((draft) => isGuard(draft) || !order.ids.includes(draft.id));
  }
}

/**
 * The order in which a calculator works: limits, checks and refusals that look at inputs alone come first
 * (what a refusal rules out, no formula has to handle), then each formula after what it needs,
 * and every other check and refusal as soon as it can be decided.
 */
export function sequence(
  drafts: readonly StatementDraft[],
): ({ readonly kind: "ordered" } & Order) | { readonly kind: "circle"; readonly ids: readonly string[] } {
  const worked = drafts.filter((draft) => !isGuard(draft));
  const workedIds = new Set(worked.map(({ id }) => id));
  const guards = drafts.filter(isGuard);
  const isEarly = (guard: StatementDraft): boolean => !guard.needs.some((name) => workedIds.has(name));
  const early = [
    ...guards.filter((guard) => guard.kind === "limit" && isEarly(guard)),
    ...guards.filter((guard) => guard.kind === "check" && isEarly(guard)),
    ...guards.filter((guard) => guard.kind === "refusal" && isEarly(guard)),
  ];
  const ordered = orderByNeeds(worked);
  if (ordered.kind === "circle") return ordered;
  const waiting = new Set(guards.filter((guard) => !isEarly(guard)));
  const done = new Set<string>();
  const late: StatementDraft[] = [];
  for (const draft of ordered.things) {
    late.push(draft);
    done.add(draft.id);
    for (const guard of waiting) {
      if (guard.needs.some((name) => workedIds.has(name) && !done.has(name))) continue;
      late.push(guard);
      waiting.delete(guard);
    }
  }
  return {
    kind: "ordered",
    drafts: [...early, ...late],
    early: new Set(early.map(({ kind, id }) => `${kind}.${id}`)),
  };
}
