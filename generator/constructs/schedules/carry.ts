import type { TypedExpression } from "../../formula/index.ts";
import type { ScopeName } from "../../formula/scope.ts";
import type { ValueType } from "../../formula/value-type.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { typeText as typescriptOf } from "../../typescript/type-text.ts";
import type { Path } from "../reporter.ts";
import { closed, formula, mapOf, type Static } from "../schema.ts";
import { typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft, type FormulaPart } from "../statements/draft.ts";
import type { ModelEmitter } from "../statements/emitter.ts";

/** Values that go from row to row. */
export const carry = mapOf(
  closed(
    {
      start: formula("Its value in the first row."),
      next: formula("Its value in the next row, calculated after the columns."),
    },
    ["start", "next"],
  ),
  "Values that go from row to row.",
);
type CarryDocument = Static<typeof carry> | undefined;

/** A value that goes from row to row. */
export interface Carried {
  readonly id: string;
  readonly type: ValueType;
  readonly start: TypedExpression;
  readonly next: TypedExpression;
}
/** The formulas of what the schedule at `path` carries. */
export function carryFormulas(written: CarryDocument, path: Path): readonly FormulaPart[] {
  return Object.entries(written ?? {}).flatMap(([id, { start, next }]) => [
    formulaPart(`start.${id}`, start, [...path, "carry", id, "start"]),
    formulaPart(`next.${id}`, next, [...path, "carry", id, "next"]),
  ]);
}

/**
 * Types what values start as, and makes each known among the names of a row. What it gives types what they become, once
 * columns are known; undefined when one has problems.
 */
export function typeCarried(
  written: CarryDocument,
  draft: Draft,
  context: ResolveContext,
  names: Map<string, ScopeName>,
): () => readonly Carried[] | undefined {
  const started = Object.keys(written ?? {}).map((id) => {
    const start = typePart(context, draft, `start.${id}`);
    // A number that starts whole need not stay whole.
    const type = start?.type.kind === "number" ? { ...start.type, integer: false } : start?.type;
    return { id, start, type };
  });
  for (const { id, type } of started) names.set(id, { type, code: camelCase(id), exact: false });
  return () => {
    const carried = started.flatMap(({ id, start, type }): readonly Carried[] => {
      const next = typePart(context, draft, `next.${id}`, type, names);
      return start === undefined || type === undefined || next === undefined
        ? []
        : [{ id, type, start, next }];
    });
    return carried.length === started.length ? carried : undefined;
  };
}

/** Emitted code that declares carried values, before the first row. */
export function startLines({ code }: ModelEmitter, carried: readonly Carried[]): readonly string[] {
  return carried.map(
    ({ id, type, start }) => `let ${camelCase(id)}: ${typescriptOf(type)} = ${code(start)};`,
  );
}

/** The same after a row. All `next` values are worked out before any is carried over, so that their order does not matter. */
export function nextLines({ code }: ModelEmitter, carried: readonly Carried[]): readonly string[] {
  const [only, ...others] = carried;
  if (only === undefined) return [];
  if (others.length === 0) return [`${camelCase(only.id)} = ${code(only.next)};`];
  const names = carried.map(({ id }) => camelCase(id)).join(", ");
  return [`[${names}] = [${carried.map(({ next }) => code(next)).join(", ")}];`];
}
