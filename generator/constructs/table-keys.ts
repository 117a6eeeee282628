import type { TypedExpression } from "../formula/index.ts";
import { dateType } from "../formula/value-type.ts";
import { typePart, type ResolveContext } from "./statements/context.ts";
import type { Draft } from "./statements/draft.ts";
import type { TableModel } from "./table-model.ts";

/** A key of a table and the formula of its value. */
export interface TableKey {
  readonly id: string;
  readonly expression: TypedExpression;
}

/** The formulas below `part` of a draft, typed as a table has its keys; undefined after reporting what is wrong or is no key. */
export function typeTableKeys(
  part: string,
  written: Readonly<Record<string, unknown>> = {},
  { id: table, keys, keyTypes }: TableModel,
  draft: Draft,
  context: ResolveContext,
): readonly TableKey[] | undefined {
  const known = keys.map(({ id }) => id);
  const typed = known.flatMap((id): readonly TableKey[] => {
    const expression = typePart(context, draft, `${part}.${id}`, keyTypes[id]);
    return expression === undefined ? [] : [{ id, expression }];
  });
  for (const key of Object.keys(written)) {
    const place = [...draft.path, part, key];
    if (!known.includes(key))
      context.reporter.reportKey("lookup_key_unknown", { key, table }, place, key, known);
  }
  return typed.length === Object.keys(written).length ? typed : undefined;
}

/** The day whose figures count, `on`; undefined after reporting where it is wrong, or lacks for a dated table alone. */
export function typeTableDay(
  { id: table, periods }: TableModel,
  draft: Draft,
  context: ResolveContext,
): { readonly on?: TypedExpression } | undefined {
  const dated = periods.some(({ from, through }) => from !== undefined || through !== undefined);
  const hasDay = draft.parts.has("on");
  if (dated !== hasDay)
    context.reporter.report(dated ? "lookup_date_missing" : "lookup_date_unused", { table }, draft.path);
  const on = typePart(context, draft, "on", dateType);
  if (on !== undefined) return { on };
  return hasDay ? undefined : {};
}
