import { addDays } from "../runtime/calendar.ts";
import { isDay } from "../runtime/iso-date.ts";
import type { CalculatorDocument, ExampleDocument, ScalarText } from "../constructs/documents.ts";
import { isPlain, type ValueType } from "../formula/value-type.ts";
import { problemCodes, type Scalar } from "../runtime/answer.ts";
import type { VariantDescription } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import { partsOf } from "../runtime/duration.ts";
import { inputSyntaxes } from "../constructs/inputs/any.ts";
import { showType } from "../formula/index.ts";
import { meantText, type Reader } from "../constructs/inputs/read-written.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import type { ExampleModel, ExpectedValue } from "./model.ts";
import { namedTable } from "../constructs/named-table.ts";
import type { Path } from "../constructs/reporter.ts";
import type { CalculatorContext } from "./calculator-context.ts";
import { canonicalTexts } from "./variants.ts";

/** What an example may expect: every value that page and terminal could show, by its path. */
export interface Expectable {
  readonly types: ReadonlyMap<string, ValueType>;
  readonly displays: Readonly<Record<string, Display>>;
}

/** Resolves worked examples into inputs as texts and expected values in base units. */
export function resolveExamples(
  context: CalculatorContext,
  variants: readonly VariantDescription[],
  expectable: Expectable,
): readonly ExampleModel[] {
  return context.document.examples.map((document, position) => {
    const path = ["examples", position];
    const { reporter, sharedSpecs } = context;
    const today = dayOf(document.today, [...path, "today"], context);
    const variant = document.variant ?? variants[0]?.slug ?? "";
    if (!variants.some(({ slug }) => slug === variant)) {
      reporter.unknownName(
        variant,
        [...path, "variant"],
        variants.map(({ slug }) => slug),
      );
    }
    const { title, url, kind } = document.source;
    return {
      kind,
      description: {
        id: document.id,
        variant,
        source: { title, ...(url === undefined ? {} : { url }) },
        given: canonicalTexts(context.document, document.given, [...path, "given"], sharedSpecs, reporter),
        ...(today === undefined ? {} : { today }),
        ...(document.listed === false ? { isUnlisted: true } : {}),
      },
      outcome: outcomeOf(context, document, path, expectable),
    };
  });
}

/** The day an example is worked on; what is none is reported. */
function dayOf(
  written: ExampleDocument["today"],
  path: Path,
  context: CalculatorContext,
): string | undefined {
  if (typeof written !== "object") {
    if (written !== undefined && !isDay(written))
      context.reporter.report("not_a_day", { text: written }, path);
    return written;
  }
  const table = namedTable(written.newest, [...path, "newest"], context);
  const from = table === undefined ? undefined : context.sharedSpecs.table(table)?.periods.at(-1)?.from;
  if (from !== undefined) return addDays(from, written.days);
  if (table !== undefined && context.sharedSpecs.table(table) !== undefined)
    return context.reporter.report("not_a_day", { text: written.newest }, [...path, "newest"]);
}

function outcomeOf(
  context: CalculatorContext,
  document: ExampleDocument,
  path: Path,
  expectable: Expectable,
): ExampleModel["outcome"] {
  const { reporter } = context;
  const named = [document.expect, document.refuses, document.problems].filter((part) => part !== undefined);
  if (named.length !== 1) reporter.report("example_outcome", {}, path);
  if (document.refuses !== undefined) {
    // A table it lists is known even where the formula that looks it up has a mistake of its own.
    const tables = new Set([...lookedUp(context.document), ...(context.document.tables ?? [])]);
    const known = [
      ...Object.keys(context.document.refusals ?? {}),
      ...[...tables].map((table) => `outside.${table}`),
    ];
    if (!known.includes(document.refuses)) {
      reporter.unknownName(document.refuses, [...path, "refuses"], known);
    }
    return { kind: "refusal", reason: document.refuses };
  }
  if (document.problems !== undefined) {
    const checks = Object.keys(context.document.checks ?? {});
    const known: readonly string[] = [...checks, ...problemCodes];
    for (const [index, code] of document.problems.entries()) {
      if (!known.includes(code)) reporter.unknownName(code, [...path, "problems", index], known);
    }
    return {
      kind: "problems",
      codes: document.problems.map((code) => (checks.includes(code) ? `check.${code}` : code)),
    };
  }
  const expected = Object.entries(document.expect ?? {}).flatMap(([name, written]): ExpectedValue[] => {
    const place = [...path, "expect", name];
    const value = expectedValue(context, name, written, place, expectable);
    return value === undefined ? [] : [value];
  });
  return { kind: "values", expected };
}

/** The tables its formulas and columns look up; each may hold nothing for a day. */
export function lookedUp({ formulas = {}, schedules = {} }: CalculatorDocument): readonly string[] {
  const columns = Object.values(schedules).flatMap((schedule) => Object.values(schedule.columns ?? {}));
  const found = [...Object.values(formulas), ...columns].flatMap((formula) =>
    typeof formula === "object" && "lookup" in formula ? [formula.lookup] : [],
  );
  const listed = Object.values(schedules).flatMap((schedule) =>
    "days_off" in schedule ? Object.keys(schedule.days_off) : [],
  );
  return [...found, ...listed];
}

/** `plan[12].balance`; rows are counted from 1. */
const rowPath = /^([a-z]\w*)\[([1-9]\d*)\]\.([a-z]\w*)$/;

function expectedValue(
  context: CalculatorContext,
  path: string,
  written: ScalarText | null,
  place: Path,
  { types, displays }: Expectable,
): ExpectedValue | undefined {
  const row = rowPath.exec(path);
  const name = row === null ? path : `${row[1]}.${row[3]}`;
  const type = types.get(name);
  const display = displays[name];
  if (type === undefined) {
    // What is broken has no type; that was said where it stands.
    const [owner = name] = name.split(".");
    const isBroken = context.names.has(owner) && context.names.get(owner)?.type === undefined;
    if (isBroken || context.names.has(name) || name in context.document.outputs) return undefined;
    return context.reporter.reportKey(
      "unknown_name",
      { name: path },
      place,
      name,
      row === null && path.includes("[") ? [] : [...types.keys()],
    );
  }
  if (
    type.kind === "rows" ||
    type.kind === "record" ||
    (row === null && types.get(path.split(".")[0] ?? "")?.kind === "rows")
  )
    return context.reporter.reportKey(
      "bad_expected",
      { text: String(written), name: path, type: showType(type) },
      place,
    );
  if (written === null) return { path, value: null, within: 0 };
  const [text = "", tolerance] = String(written)
    .split("+-")
    .map((part) => part.trim());
  const { units } = context.sharedSpecs;
  const value = readExpected(text, type, display, units);
  const within = tolerance === undefined ? 0 : readExpected(tolerance, type, display, units);
  if (value === undefined || typeof within !== "number") {
    const canBeRead = (part: string): boolean => readExpected(part, type, display, units) !== undefined;
    const meant = String(written)
      .split(/\s*(?:±|\+\/-|\+-)\s*/)
      .map((part) => (canBeRead(part) ? part : (meantText(part, canBeRead) ?? part)))
      .join(" +- ");
    return context.reporter.report(
      "bad_expected",
      { text: String(written), name: path, type: showType(type) },
      place,
      meant,
      meant === String(written) ? [] : [meant],
    );
  }
  return { path, value, within };
}

/** Expected quantities are written in the unit the page shows, percents with or without their sign. */
function readExpected(
  text: string,
  type: ValueType,
  display: Display | undefined,
  units: UnitCatalog,
): Scalar | undefined {
  const as = {
    ...(display?.kind === "quantity" ? { unit: display.unit } : {}),
    ...(display?.kind === "duration" ? { parts: partsOf(display.parts).map(({ unit }) => unit) } : {}),
    ...(type.kind === "choice" || type.kind === "choices" ? { options: type.options } : {}),
  };
  return expectedKind(text, type, display).read(text, as, units)?.value;
}
function expectedKind(text: string, type: ValueType, display: Display | undefined): Reader {
  if (type.kind === "choice" || type.kind === "choices" || (isPlain(type) && type.kind !== "decimal"))
    return inputSyntaxes[type.kind];
  switch (type.kind) {
    case "number":
      if (display?.kind === "quantity" || display?.kind === "duration") return inputSyntaxes[display.kind];
      return text.endsWith("%") ? inputSyntaxes.percent : inputSyntaxes.number;
    case "decimal":
    case "record":
    case "rows":
      return inputSyntaxes.text;
  }
}
