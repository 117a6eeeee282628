import { camelCase } from "./identifiers.ts";
import type { CalculatorDocument, ScalarText, ScheduleDocument, ValuesDocument } from "../check/documents.ts";
import { joinLiterals, typeFormula, type Expression, type TypedExpression } from "../formula/index.ts";
import type { ScopeName } from "../formula/scope.ts";
import {
  booleanType,
  choiceType,
  dateType,
  numberType,
  textType,
  type ValueType,
} from "../formula/value-type.ts";
import type { Draft, ParsedFormula } from "./formula-text.ts";
import { findTable, type House } from "./house.ts";
import type { ScheduleColumn, ScheduleModel, Statement } from "./model.ts";
import { readWritten } from "./read-written.ts";
import type { Reporter } from "./reporter.ts";
import { scopeOf } from "./scope.ts";

/** Types one draft after another; each result joins the names of those that follow. */
export interface Typist {
  readonly document: CalculatorDocument;
  readonly house: House;
  readonly calculator: string;
  readonly reporter: Reporter;
  /** Names known so far, in scope of the next formula. */
  readonly names: Map<string, ScopeName>;
}

/** Types a formula and reports what is wrong; undefined when it has problems. */
export function typeText(
  typist: Typist,
  parsed: ParsedFormula,
  want: ValueType | undefined,
  names: ReadonlyMap<string, ScopeName> = typist.names,
): TypedExpression | undefined {
  const { tree, problems } = typeFormula(parsed.tree, scopeOf(names, typist.house.units), want);
  typist.reporter.formula(problems, parsed.path);
  return tree;
}

/** Turns a draft into a statement and makes its name known, of unknown type when it has problems. */
export function typeStatement(typist: Typist, draft: Draft, early: boolean): Statement | undefined {
  const statement = typeDraft(typist, draft, early);
  if (draft.kind !== "check" && draft.kind !== "refusal") {
    const type = statement !== undefined && "type" in statement ? statement.type : undefined;
    typist.names.set(draft.id, { type, code: camelCase(draft.id), exact: false });
  }
  return statement;
}

function typeDraft(typist: Typist, draft: Draft, early: boolean): Statement | undefined {
  const { id, needs } = draft;
  switch (draft.kind) {
    case "formula": {
      const parsed = draft.parts.get("value");
      const expression = parsed === undefined ? undefined : typeText(typist, parsed, undefined);
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
      return typeChoose(typist, draft);
    case "lookup":
      return typeLookup(typist, draft);
    case "schedule": {
      const document = typist.document.schedules?.[id];
      const schedule = document === undefined ? undefined : typeSchedule(typist, draft, document);
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
      const expression = parsed === undefined ? undefined : typeText(typist, parsed, booleanType);
      const document = typist.document.checks?.[id];
      if (expression === undefined || document === undefined) return undefined;
      const inputs = Object.keys(typist.document.inputs);
      const stated = typeof document === "object" ? document.at : undefined;
      for (const [index, input] of (stated ?? []).entries()) {
        if (!inputs.includes(input))
          typist.reporter.report(
            "unknown_name",
            { name: input },
            [...draft.path, "at", index],
            input,
            inputs,
          );
      }
      const at = stated ?? needs.filter((name) => inputs.includes(name));
      if (at.length === 0) typist.reporter.report("check_without_input", { id }, draft.path);
      return { kind: "check", id, expression, at, needs, known: knownScalars(typist) };
    }
    case "refusal": {
      const parsed = draft.parts.get("when");
      const expression = parsed === undefined ? undefined : typeText(typist, parsed, booleanType);
      if (expression === undefined) return undefined;
      const citation = typist.document.refusals?.[id]?.citation;
      if (early && parsed !== undefined) narrow(typist, parsed.tree);
      return {
        kind: "refusal",
        id,
        expression,
        needs,
        known: knownScalars(typist),
        ...(citation === undefined ? {} : { citation }),
      };
    }
  }
}

/** The values a message may name at this point: every scalar worked out so far. */
function knownScalars({ names }: Typist): readonly string[] {
  return [...names].flatMap(([name, { type }]) =>
    type === undefined || type.kind === "rows" || type.kind === "record" ? [] : [name],
  );
}

/** A refusal when `class == "A"` (alone or in an `or`) leaves the other options to the formulas after it. */
function narrow(typist: Typist, tree: Expression): void {
  if (tree.kind !== "binary") return;
  if (tree.operator === "or") {
    narrow(typist, tree.left);
    narrow(typist, tree.right);
    return;
  }
  const [name, text] = tree.left.kind === "name" ? [tree.left, tree.right] : [tree.right, tree.left];
  if (tree.operator !== "==" || name.kind !== "name" || text.kind !== "text") return;
  const known = typist.names.get(name.name);
  if (known?.type?.kind !== "choice") return;
  const options = known.type.options.filter((option) => option !== text.value);
  typist.names.set(name.name, { ...known, type: { ...known.type, options } });
}

function typeChoose(typist: Typist, draft: Draft): Statement | undefined {
  const parsed = draft.parts.get("by");
  const by = parsed === undefined ? undefined : typeText(typist, parsed, undefined);
  if (by === undefined || parsed === undefined) return undefined;
  if (by.type.kind !== "choice") {
    typist.reporter.report("choose_needs_choice", { name: parsed.text }, parsed.path);
    return undefined;
  }
  const options = by.type.options;
  const cases: { option: string; expression: TypedExpression; path: ParsedFormula["path"] }[] = [];
  for (const [part, formula] of draft.parts) {
    if (part === "by") continue;
    const option = part.slice("cases.".length);
    if (!options.includes(option))
      typist.reporter.report(
        "unknown_option",
        { option, options: options.join(", ") },
        formula.path,
        option,
        options,
        "key",
      );
    const expression = typeText(typist, formula, undefined);
    if (expression === undefined) return undefined;
    cases.push({ option, expression, path: formula.path });
  }
  const missing = options.filter((option) => !cases.some((each) => each.option === option));
  if (missing.length > 0)
    typist.reporter.report("case_missing", { options: missing.join(", ") }, [...draft.path, "cases"]);
  const joined = joinLiterals(cases.map(({ expression }) => expression));
  const odd = cases.findIndex(
    (_, index) => joinLiterals(cases.slice(0, index + 1).map(({ expression }) => expression)) === undefined,
  );
  const first = cases[odd];
  if (first !== undefined) typist.reporter.report("case_mismatch", { option: first.option }, first.path);
  if (joined === undefined || missing.length > 0) return undefined;
  const adapted = cases.map(({ option, expression }, index) => ({
    option,
    expression: joined.trees[index] ?? expression,
  }));
  return { kind: "choose", id: draft.id, type: joined.type, by, cases: adapted, needs: draft.needs };
}

function typeLookup(typist: Typist, draft: Draft): Statement | undefined {
  const document = typist.document.formulas?.[draft.id];
  const id = typeof document === "object" && "lookup" in document ? document.lookup : "";
  const found = findTable(typist.house, typist.calculator, id);
  if (found === undefined) {
    typist.reporter.report(
      "unknown_table",
      { name: id },
      [...draft.path, "lookup"],
      id,
      typist.house.tableIds(),
    );
    return undefined;
  }
  const table = typist.house.table(found);
  if (table === undefined) return undefined;
  const keys: { id: string; expression: TypedExpression }[] = [];
  for (const key of table.keys) {
    const formula = draft.parts.get(`keys.${key.id}`);
    if (formula === undefined) {
      typist.reporter.report("lookup_key_missing", { key: key.id, table: id }, draft.path);
      continue;
    }
    const expression = typeText(typist, formula, table.keyTypes[key.id]);
    if (expression !== undefined) keys.push({ id: key.id, expression });
  }
  for (const [part, formula] of draft.parts) {
    const key = part.slice("keys.".length);
    if (part.startsWith("keys.") && !table.keys.some((each) => each.id === key)) {
      typist.reporter.report(
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
    typist.reporter.report(dated ? "lookup_date_missing" : "lookup_date_unused", { table: id }, draft.path);
  const on = onText === undefined ? undefined : typeText(typist, onText, dateType);
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

function typeSchedule(typist: Typist, draft: Draft, document: ScheduleDocument): ScheduleModel | undefined {
  const { reporter, house } = typist;
  const part = (
    name: string,
    want: ValueType | undefined,
    names?: ReadonlyMap<string, ScopeName>,
  ): TypedExpression | undefined => {
    const parsed = draft.parts.get(name);
    return parsed === undefined ? undefined : typeText(typist, parsed, want, names);
  };
  if ("units_of" in document) {
    const family = house.units.families.get(document.dimension);
    if (family === undefined) {
      reporter.report(
        "unknown_dimension",
        { name: document.dimension },
        [...draft.path, "dimension"],
        document.dimension,
        [...house.units.families.keys()],
      );
      return undefined;
    }
    const quantity = part("units_of", numberType(family.dimension));
    return quantity === undefined ? undefined : { kind: "units", quantity, units: family.units };
  }
  const names = new Map(typist.names);
  const own = (name: string, type: ValueType | undefined, code = camelCase(name)): void => {
    names.set(name, { type, code, exact: false });
  };
  if ("of" in document) {
    own("value", valueType(document.value, house));
    const columns = typeColumns(typist, draft, document, names);
    return columns === undefined
      ? undefined
      : {
          kind: "values",
          of: document.of.flatMap((value, index) =>
            readValue(typist, value, document.value, [...draft.path, "of", index]),
          ),
          columns,
          type: valueType(document.value, house),
        };
  }
  const from = part("from", dateType);
  const atMost = part("at_most", numberType());
  own("index", numberType({}, true));
  if (document.from !== undefined) own("date", dateType);
  const carried = Object.keys(document.carry ?? {}).map((id) => ({
    id,
    start: part(`start.${id}`, undefined),
  }));
  for (const { id, start } of carried) own(id, start === undefined ? undefined : widen(start.type));
  const columns = typeColumns(typist, draft, document, names);
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
  };
}

/** A carried number that starts whole need not stay whole. */
function widen(type: ValueType): ValueType {
  return type.kind === "number" ? { ...type, integer: false } : type;
}

function typeColumns(
  typist: Typist,
  draft: Draft,
  document: ScheduleDocument & { readonly columns: object },
  names: Map<string, ScopeName>,
): readonly ScheduleColumn[] | undefined {
  const columns: ScheduleColumn[] = [];
  const ids = Object.keys(document.columns);
  for (const id of ids) {
    const parsed = draft.parts.get(`columns.${id}`);
    const expression = parsed === undefined ? undefined : typeText(typist, parsed, undefined, names);
    names.set(id, { type: expression?.type, code: camelCase(id), exact: false });
    if (expression !== undefined) columns.push({ id, type: expression.type, expression });
  }
  return columns.length === ids.length ? columns : undefined;
}

function valueType(value: ValuesDocument["value"], house: House): ValueType {
  if (value?.type === "money") return numberType({ money: 1 });
  const unit = value?.unit === undefined ? undefined : house.units.unit(value.unit);
  return numberType(unit?.family.dimension ?? {});
}

/** A value of a list in its base unit; none, and a problem, where it cannot be read. */
function readValue(
  { house, reporter }: Typist,
  written: ScalarText,
  kind: ValuesDocument["value"],
  path: Draft["path"],
): readonly number[] {
  const type = kind?.type ?? "number";
  const value = readWritten(
    written,
    { type, ...(kind?.unit === undefined ? {} : { unit: kind.unit }) },
    path,
    house.units,
    reporter,
  )?.value;
  return typeof value === "number" ? [value] : [];
}

/** The columns of a schedule's rows, built-in ones first. */
export function scheduleColumns(schedule: ScheduleModel): Readonly<Record<string, ValueType>> {
  switch (schedule.kind) {
    case "units":
      return {
        unit: textType,
        group: choiceType([...new Set(schedule.units.map(({ group }) => group))]),
        amount: numberType(),
      };
    case "values":
      return { value: schedule.type, ...columnTypes(schedule.columns) };
    case "recurrence":
      return {
        index: numberType({}, true),
        ...(schedule.from === undefined ? {} : { date: dateType }),
        ...columnTypes(schedule.columns),
      };
  }
}

function columnTypes(columns: readonly ScheduleColumn[]): Record<string, ValueType> {
  return Object.fromEntries(columns.map(({ id, type }) => [id, type]));
}
