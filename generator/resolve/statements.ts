import { maximumRows } from "../runtime/schedule.ts";
import { camelCase } from "./identifiers.ts";
import type {
  CalculatorDocument,
  ScalarText,
  ScheduleDocument,
  ValuesDocument,
} from "../constructs/documents.ts";
import {
  showType,
  unifyLiterals,
  typeFormula,
  type Expression,
  type TypedExpression,
} from "../formula/index.ts";
import type { ScopeName } from "../formula/scope.ts";
import { booleanType, dateType, numberType, type ValueType } from "../formula/value-type.ts";
import type { Draft, ParsedFormula } from "./formula-text.ts";
import { scheduleColumns } from "./schedule-columns.ts";
import { findTable, type SharedSpecs } from "./shared-specs.ts";
import type { ScheduleColumn, ScheduleModel, Statement } from "./model.ts";
import { inputKinds } from "../constructs/inputs/any.ts";
import { readWritten } from "../constructs/inputs/read-written.ts";
import type { Reporter } from "../constructs/reporter.ts";
import { scopeOf } from "./scope.ts";
import { isValueMeasured, valueType } from "./listed-values.ts";

/** Types one draft after another; each result joins the names of those that follow. */
export interface ResolveContext {
  readonly document: CalculatorDocument;
  readonly sharedSpecs: SharedSpecs;
  readonly calculator: string;
  readonly reporter: Reporter;
  /** Names known so far, in scope of the next formula. */
  readonly names: Map<string, ScopeName>;
}

/** Types a formula and reports what is wrong; undefined when it has problems. */
export function typeText(
  context: ResolveContext,
  parsed: ParsedFormula,
  want: ValueType | undefined,
  names: ReadonlyMap<string, ScopeName> = context.names,
): TypedExpression | undefined {
  const { tree, problems } = typeFormula(parsed.tree, scopeOf(names, context.sharedSpecs.units), want);
  context.reporter.formula(problems, parsed.path);
  return tree;
}

/** Turns a draft into a statement and makes its name known, of unknown type when it has problems. */
export function typeStatement(context: ResolveContext, draft: Draft, early: boolean): Statement | undefined {
  const statement = typeDraft(context, draft, early);
  if (draft.kind !== "check" && draft.kind !== "refusal") {
    const type = statement !== undefined && "type" in statement ? statement.type : undefined;
    const carried = statement?.kind === "schedule" ? carriedIn(statement.schedule) : [];
    context.names.set(draft.id, { type, code: camelCase(draft.id), exact: false, carried });
  }
  return statement;
}

function carriedIn(schedule: ScheduleModel): readonly string[] {
  return schedule.kind === "recurrence" ? schedule.carry.map(({ id }) => id) : [];
}

function typeDraft(context: ResolveContext, draft: Draft, early: boolean): Statement | undefined {
  const { id, needs } = draft;
  switch (draft.kind) {
    case "formula": {
      const parsed = draft.parts.get("value");
      const expression = parsed === undefined ? undefined : typeText(context, parsed, undefined);
      if (parsed === undefined || expression === undefined) return undefined;
      return {
        kind: "formula",
        id,
        type: expression.type,
        expression,
        source: parsed.text.trim().replaceAll(/\s+/g, " "),
        needs,
      };
    }
    case "choose":
      return typeChoose(context, draft);
    case "lookup":
      return typeLookup(context, draft);
    case "schedule": {
      const document = context.document.schedules?.[id];
      const schedule = document === undefined ? undefined : typeSchedule(context, draft, document);
      if (schedule === undefined) return undefined;
      return {
        kind: "schedule",
        id,
        type: { kind: "rows", columns: scheduleColumns(schedule), optional: false },
        schedule,
        needs,
      };
    }
    case "check": {
      const parsed = draft.parts.get("that");
      const expression = parsed === undefined ? undefined : typeText(context, parsed, booleanType);
      const document = context.document.checks?.[id];
      if (expression === undefined || document === undefined) return undefined;
      const inputs = Object.keys(context.document.inputs);
      const stated = typeof document === "object" ? document.at : undefined;
      for (const [index, input] of (stated ?? []).entries()) {
        if (!inputs.includes(input))
          context.reporter.report(
            "unknown_name",
            { name: input },
            [...draft.path, "at", index],
            input,
            inputs,
          );
      }
      const at = stated ?? needs.filter((name) => inputs.includes(name));
      if (at.length === 0) context.reporter.report("check_without_input", { id }, draft.path);
      return { kind: "check", id, expression, at, needs, known: knownScalars(context) };
    }
    case "refusal": {
      const parsed = draft.parts.get("when");
      const expression = parsed === undefined ? undefined : typeText(context, parsed, booleanType);
      if (expression === undefined) return undefined;
      const citation = context.document.refusals?.[id]?.citation;
      if (early && parsed !== undefined) narrow(context, parsed.tree);
      return {
        kind: "refusal",
        id,
        expression,
        needs,
        known: knownScalars(context),
        ...(citation === undefined ? {} : { citation }),
      };
    }
  }
}

/** The values a message may name at this point: every scalar worked out so far. */
function knownScalars({ names }: ResolveContext): readonly string[] {
  return [...names].flatMap(([name, { type }]) =>
    type === undefined || type.kind === "rows" || type.kind === "record" ? [] : [name],
  );
}

/** A refusal when `class == "A"` or `class in ["A", "B"]` (alone or in an `or`) leaves the other options to the formulas after it. */
function narrow(context: ResolveContext, tree: Expression): void {
  if (tree.kind === "membership") {
    for (const member of tree.members) dropOption(context, tree.value, member);
    return;
  }
  if (tree.kind !== "binary") return;
  if (tree.operator === "or") {
    narrow(context, tree.left);
    narrow(context, tree.right);
    return;
  }
  if (tree.operator !== "==") return;
  if (tree.left.kind === "name") dropOption(context, tree.left, tree.right);
  else dropOption(context, tree.right, tree.left);
}

function dropOption(context: ResolveContext, name: Expression, text: Expression): void {
  if (name.kind !== "name" || text.kind !== "text") return;
  const known = context.names.get(name.name);
  if (known?.type?.kind !== "choice") return;
  const options = known.type.options.filter((option) => option !== text.value);
  context.names.set(name.name, { ...known, type: { ...known.type, options } });
}

function typeChoose(context: ResolveContext, draft: Draft): Statement | undefined {
  const parsed = draft.parts.get("by");
  const by = parsed === undefined ? undefined : typeText(context, parsed, undefined);
  if (by === undefined || parsed === undefined) return undefined;
  if (by.type.kind !== "choice") {
    context.reporter.report("choose_needs_choice", { name: parsed.text }, parsed.path);
    return undefined;
  }
  const options = by.type.options;
  const cases: { option: string; expression: TypedExpression; path: ParsedFormula["path"] }[] = [];
  for (const [part, formula] of draft.parts) {
    if (part === "by") continue;
    const option = part.slice("cases.".length);
    if (!options.includes(option))
      context.reporter.report(
        "unknown_option",
        { option, options: options.join(", ") },
        formula.path,
        option,
        options,
        "key",
      );
    const expression = typeText(context, formula, undefined);
    if (expression === undefined) return undefined;
    cases.push({ option, expression, path: formula.path });
  }
  const missing = options.filter((option) => !cases.some((each) => each.option === option));
  if (missing.length > 0)
    context.reporter.report("case_missing", { options: missing.join(", ") }, [...draft.path, "cases"]);
  const joined = unifyLiterals(cases.map(({ expression }) => expression));
  const odd = cases.findIndex(
    (_, index) => unifyLiterals(cases.slice(0, index + 1).map(({ expression }) => expression)) === undefined,
  );
  const first = cases[odd];
  const before = unifyLiterals(cases.slice(0, Math.max(odd, 0)).map(({ expression }) => expression));
  if (first !== undefined && before !== undefined)
    context.reporter.report(
      "case_mismatch",
      { option: first.option, got: showType(first.expression.type), want: showType(before.type) },
      first.path,
    );
  if (joined === undefined || missing.length > 0) return undefined;
  const adapted = cases.map(({ option, expression }, index) => ({
    option,
    expression: joined.trees[index] ?? expression,
  }));
  return { kind: "choose", id: draft.id, type: joined.type, by, cases: adapted, needs: draft.needs };
}

function typeLookup(context: ResolveContext, draft: Draft): Statement | undefined {
  const document = context.document.formulas?.[draft.id];
  const id = typeof document === "object" && "lookup" in document ? document.lookup : "";
  const found = findTable(context.sharedSpecs, context.calculator, id);
  if (found === undefined) {
    context.reporter.report(
      "unknown_table",
      { name: id },
      [...draft.path, "lookup"],
      id,
      context.sharedSpecs.tableIds(),
    );
    return undefined;
  }
  const table = context.sharedSpecs.table(found);
  if (table === undefined) return undefined;
  const keys: { id: string; expression: TypedExpression }[] = [];
  for (const key of table.keys) {
    const formula = draft.parts.get(`keys.${key.id}`);
    if (formula === undefined) {
      context.reporter.report("lookup_key_missing", { key: key.id, table: id }, draft.path);
      continue;
    }
    const expression = typeText(context, formula, table.keyTypes[key.id]);
    if (expression !== undefined) keys.push({ id: key.id, expression });
  }
  for (const [part, formula] of draft.parts) {
    const key = part.slice("keys.".length);
    if (part.startsWith("keys.") && !table.keys.some((each) => each.id === key)) {
      context.reporter.report(
        "lookup_key_unknown",
        { key, table: id },
        formula.path,
        key,
        table.keys.map((each) => each.id),
        "key",
      );
    }
  }
  const dated = table.periods.some(({ from, until }) => from !== undefined || until !== undefined);
  const onText = draft.parts.get("on");
  if (dated !== (onText !== undefined))
    context.reporter.report(dated ? "lookup_date_missing" : "lookup_date_unused", { table: id }, draft.path);
  const on = onText === undefined ? undefined : typeText(context, onText, dateType);
  if (keys.length < table.keys.length || (onText !== undefined && on === undefined)) return undefined;
  const type = { kind: "record", columns: table.columns, optional: false } as const;
  return {
    kind: "lookup",
    id: draft.id,
    type,
    table,
    keys,
    needs: draft.needs,
    ...(on === undefined ? {} : { on }),
  };
}

function typeSchedule(
  context: ResolveContext,
  draft: Draft,
  document: ScheduleDocument,
): ScheduleModel | undefined {
  const { reporter, sharedSpecs } = context;
  const part = (
    name: string,
    want: ValueType | undefined,
    names?: ReadonlyMap<string, ScopeName>,
  ): TypedExpression | undefined => {
    const parsed = draft.parts.get(name);
    return parsed === undefined ? undefined : typeText(context, parsed, want, names);
  };
  if ("units_of" in document) {
    const family = sharedSpecs.units.families.get(document.dimension);
    if (family === undefined) {
      reporter.report(
        "unknown_dimension",
        { name: document.dimension },
        [...draft.path, "dimension"],
        document.dimension,
        [...sharedSpecs.units.families.keys()],
      );
      return undefined;
    }
    const quantity = part("units_of", numberType(family.dimension));
    return quantity === undefined ? undefined : { kind: "units", quantity, units: family.units };
  }
  const names = new Map(context.names);
  const own = (name: string, type: ValueType | undefined, code = camelCase(name)): void => {
    names.set(name, { type, code, exact: false });
  };
  if ("of" in document) {
    if (!isValueMeasured(document.value, [...draft.path, "value"], context)) return undefined;
    own("value", valueType(document.value, sharedSpecs));
    const columns = typeColumns(context, draft, document, names);
    return columns === undefined
      ? undefined
      : {
          kind: "values",
          of: document.of.flatMap((value, index) =>
            readValue(context, value, document.value, [...draft.path, "of", index]),
          ),
          columns,
          type: valueType(document.value, sharedSpecs),
        };
  }
  const from = part("from", dateType);
  const atMost = part("at_most", numberType());
  if (atMost?.kind === "number" && atMost.value > maximumRows)
    reporter.report("too_many_rows", { rows: maximumRows.toLocaleString("en-US") }, [
      ...draft.path,
      "at_most",
    ]);
  own("index", numberType({}, true));
  if (document.from !== undefined) own("date", dateType);
  const carried = Object.keys(document.carry ?? {}).map((id) => ({
    id,
    start: part(`start.${id}`, undefined),
  }));
  for (const { id, start } of carried) own(id, start === undefined ? undefined : widen(start.type));
  const columns = typeColumns(context, draft, document, names);
  const carry = carried.flatMap(({ id, start }) => {
    const next = part(`next.${id}`, start === undefined ? undefined : widen(start.type), names);
    return start === undefined || next === undefined ? [] : [{ id, type: widen(start.type), start, next }];
  });
  const until = part("until", booleanType, names);
  const failed =
    (document.from !== undefined && from === undefined) ||
    atMost === undefined ||
    columns === undefined ||
    carry.length < carried.length ||
    (document.until !== undefined && until === undefined);
  if (failed) return undefined;
  return {
    kind: "recurrence",
    each: document.each,
    atMost,
    carry,
    columns,
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    mayEndAtMost: until === undefined || document.at_most_is === "the_end",
  };
}

/** A carried number that starts whole need not stay whole. */
function widen(type: ValueType): ValueType {
  return type.kind === "number" ? { ...type, integer: false } : type;
}

function typeColumns(
  context: ResolveContext,
  draft: Draft,
  document: ScheduleDocument & { readonly columns: object },
  names: Map<string, ScopeName>,
): readonly ScheduleColumn[] | undefined {
  const columns: ScheduleColumn[] = [];
  const ids = Object.keys(document.columns);
  for (const id of ids) {
    const parsed = draft.parts.get(`columns.${id}`);
    const expression = parsed === undefined ? undefined : typeText(context, parsed, undefined, names);
    names.set(id, { type: expression?.type, code: camelCase(id), exact: false });
    if (expression !== undefined) columns.push({ id, type: expression.type, expression });
  }
  return columns.length === ids.length ? columns : undefined;
}

/** A value of a list in its base unit; none, and a problem, where it cannot be read. */
function readValue(
  { sharedSpecs, reporter }: ResolveContext,
  written: ScalarText,
  kind: ValuesDocument["value"],
  path: Draft["path"],
): readonly number[] {
  const as = kind?.unit === undefined ? {} : { unit: kind.unit };
  const place = { path, units: sharedSpecs.units, reporter };
  const value = readWritten(written, inputKinds[kind?.type ?? "number"], as, place)?.value;
  return typeof value === "number" ? [value] : [];
}
