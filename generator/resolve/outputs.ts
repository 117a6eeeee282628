import type {
  ColumnDocument,
  CurrencyDocument,
  FormulaDocument,
  FormulaText,
  OutputDocument,
} from "../constructs/documents.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { showType, type TypedExpression } from "../formula/index.ts";
import { booleanType, type ValueType } from "../formula/value-type.ts";
import type { ColumnDescription, Display, OutputDescription } from "../runtime/description.ts";
import { displayOf, readDigits, type DisplayOptions } from "../constructs/display.ts";
import { parseText } from "./formula-text.ts";
import type { OutputModel, Statement } from "./model.ts";
import { typeText, type ResolveContext } from "./statements.ts";

/** An output as computed and as shown. */
export interface ResolvedOutput {
  readonly model: OutputModel;
  readonly description: OutputDescription;
}

/** Resolves every output; the first is primary when the author marked none. */
export function resolveOutputs(
  context: ResolveContext,
  statements: readonly Statement[],
  displays: Record<string, Display>,
): readonly ResolvedOutput[] {
  const entries = Object.entries(context.document.outputs);
  const marked = entries.some(([, output]) => output.primary === true);
  reportHiddenPrimary(
    context,
    marked ? entries.filter(([, { primary }]) => primary === true) : entries.slice(0, 1),
  );
  return entries.flatMap(([id, output], position) => {
    const resolved = resolveOutput(
      context,
      id,
      output,
      marked ? output.primary === true : position === 0,
      statements,
      displays,
    );
    return resolved === undefined ? [] : [resolved];
  });
}

/** Whatever is entered, a main result must be shown: one without `when`, or two of which one is shown when the other is not. */
function reportHiddenPrimary(
  { reporter }: ResolveContext,
  primaries: readonly (readonly [id: string, output: OutputDocument])[],
): void {
  const [first] = primaries;
  const conditions = primaries.flatMap(([, { when }]) => (when === undefined ? [] : [String(when).trim()]));
  const isCertain =
    conditions.length < primaries.length ||
    conditions.some(
      (condition) => conditions.includes(`not ${condition}`) || conditions.includes(`not (${condition})`),
    );
  if (first !== undefined && !isCertain)
    reporter.report(
      "primary_hidden",
      { name: first[0] },
      ["outputs", first[0], "when"],
      undefined,
      [],
      "key",
    );
}

function resolveOutput(
  context: ResolveContext,
  id: string,
  document: OutputDocument,
  primary: boolean,
  statements: readonly Statement[],
  displays: Record<string, Display>,
): ResolvedOutput | undefined {
  const path = ["outputs", id];
  const { reporter, names, sharedSpecs } = context;
  const known = names.get(id);
  if (document.value !== undefined && known !== undefined)
    reporter.report("output_value_shadows", { name: id }, [...path, "value"]);
  if (document.value === undefined && known === undefined) {
    reporter.report("unknown_name", { name: id }, path, id, [...names.keys()], "key");
    return undefined;
  }
  const when =
    document.when === undefined ? undefined : parseText(document.when, [...path, "when"], reporter);
  const condition = when === undefined ? undefined : typeText(context, when, booleanType);
  const shown = condition === undefined ? {} : { when: condition };
  const group = document.group === undefined ? {} : { group: document.group };
  const schedule = statements.find((statement) => statement.kind === "schedule" && statement.id === id);
  if (schedule?.kind === "schedule" && document.value === undefined) {
    return {
      model: { id, type: schedule.type, value: { kind: "schedule", id }, ...shown },
      description: {
        id,
        type: "table",
        ...group,
        ...tableParts(context, id, document, schedule.type, displays),
      },
    };
  }
  const parsed = parseText(
    document.value ?? id,
    document.value === undefined ? path : [...path, "value"],
    reporter,
  );
  const expression = parsed === undefined ? undefined : typeText(context, parsed, undefined);
  if (expression === undefined) return undefined;
  const formula = context.document.formulas?.[id];
  const input = context.document.inputs[id];
  const written = {
    ...(typeof formula === "object" ? formulaOptions(formula) : {}),
    ...outputOptions(document),
  };
  const inherited = known === undefined ? undefined : displays[id];
  const options: DisplayOptions = { ...written, set: choiceSet(context, id, expression.type) };
  const plain = Object.values(outputOptions(document)).every((option) => option === undefined);
  const display =
    input !== undefined && plain && inherited !== undefined
      ? inherited
      : displayOf(expression.type, options, sharedSpecs.units, context.document.currency ?? "USD");
  if (display === undefined) {
    const { type } = expression;
    const unknown = options.unit !== undefined && sharedSpecs.units.unit(options.unit) === undefined;
    if (type.kind === "number" && unknown && options.unit !== undefined) {
      // The unit of a formula is reported where the formula says it.
      if (document.unit !== undefined)
        reporter.report(
          "unknown_unit",
          { unit: document.unit },
          [...path, "unit"],
          document.unit,
          sharedSpecs.units.ids(),
        );
    } else if (type.kind === "number") {
      const isFormula = document.value === undefined && formula !== undefined;
      const place = isFormula ? ["formulas", id] : document.value === undefined ? path : [...path, "value"];
      const part = isFormula || document.value !== undefined ? "value" : "key";
      const statement = isFormula ? statements.find((each) => each.id === id) : undefined;
      const shownFormula = statement?.kind === "formula" ? statement.expression : expression;
      const notes = factorNotes(shownFormula, String(formulaText(formula) ?? document.value ?? ""));
      const values = { name: id, type: showType(type) };
      reporter.add([diagnose("cannot_show", values, reporter.placeOf(place, part), { notes })]);
    } else
      reporter.report(
        "type_mismatch",
        { want: "a single value", where: "for an output", got: showType(type) },
        path,
        undefined,
        [],
        "key",
      );
    return undefined;
  }
  displays[id] = display;
  return {
    model: { id, type: expression.type, value: { kind: "expression", expression }, ...shown },
    description: { id, type: "value", primary, ...group, display },
  };
}

/** What each factor of a product or quotient is, as notes. */
function factorNotes(expression: TypedExpression, text: string): readonly string[] {
  if (expression.kind !== "arithmetic" || !["*", "/"].includes(expression.operator)) return [];
  return [expression.left, expression.right].map(
    ({ source: { span }, type }) => `\`${text.slice(span.start, span.end)}\` is ${showType(type)}`,
  );
}

function formulaText(formula: FormulaDocument | undefined): FormulaText | undefined {
  if (typeof formula !== "object") return formula;
  return "value" in formula ? formula.value : undefined;
}

function outputOptions({
  digits,
  unit,
  units,
  unit_from,
  region_units,
  as,
  currency,
  grouped,
  precision,
}: OutputDocument): DisplayOptions {
  const all = { digits, unit, units, unit_from, region_units, as, currency, grouped, precision };
  return Object.fromEntries(Object.entries(all).filter(([, option]) => option !== undefined));
}

/** What a formula or column in long form says about its display. */
export function formulaOptions(document: FormulaDocument | ColumnDocument): DisplayOptions {
  if (typeof document !== "object" || "lookup" in document) return {};
  const { digits, unit, as, currency } = document;
  return Object.fromEntries(
    Object.entries({ digits, unit, as, currency }).filter(([, option]) => option !== undefined),
  );
}

/** The word set naming a choice's options: an input's own where its options include them all, else the value's. */
export function choiceSet(context: ResolveContext, id: string, type: ValueType): string {
  if (type.kind !== "choice" || id in context.document.inputs) return id;
  const shared = Object.entries(context.document.inputs).find(
    ([, input]) => input.type === "choice" && type.options.every((option) => input.options.includes(option)),
  );
  return shared?.[0] ?? id;
}

function tableParts(
  context: ResolveContext,
  id: string,
  document: OutputDocument,
  type: ValueType & { readonly kind: "rows" },
  displays: Record<string, Display>,
): Pick<OutputDescription & { type: "table" }, "columns" | "byYear" | "headings"> {
  const path = ["outputs", id];
  const all = Object.keys(type.columns);
  const check = (name: string, place: readonly (string | number)[]): boolean => {
    if (all.includes(name)) return true;
    context.reporter.report("unknown_column", { name, table: id }, place, name, all);
    return false;
  };
  const chosen = (document.columns ?? all).filter((name, index) => check(name, [...path, "columns", index]));
  const columns = chosen.flatMap((name): ColumnDescription[] => {
    const display = displays[`${id}.${name}`];
    return display === undefined ? [] : [{ id: name, display }];
  });
  const byYear = document.by_year;
  if (byYear !== undefined && check(byYear.date, [...path, "by_year", "date"])) {
    const date = type.columns[byYear.date];
    if (date !== undefined && date.kind !== "date")
      context.reporter.report(
        "type_mismatch",
        { want: "a column of dates", where: "in `by_year`", got: showType(date) },
        [...path, "by_year", "date"],
      );
  }
  if (document.headings !== undefined) check(document.headings, [...path, "headings"]);
  return {
    columns,
    ...(byYear === undefined
      ? {}
      : {
          byYear: {
            date: byYear.date,
            sum: (byYear.sum ?? []).filter((name, index) => check(name, [...path, "by_year", "sum", index])),
          },
        }),
    ...(document.headings === undefined ? {} : { headings: document.headings }),
  };
}

/** How every column of a schedule is shown, as `<schedule>.<column>`. */
export function columnDisplays(
  context: ResolveContext,
  statement: Statement & { readonly kind: "schedule" },
): Readonly<Record<string, Display>> {
  const document = context.document.schedules?.[statement.id];
  const { units } = context.sharedSpecs;
  const currency: CurrencyDocument = context.document.currency ?? "USD";
  const displays: Record<string, Display> = {};
  for (const [column, type] of Object.entries(statement.type.columns)) {
    const key = `${statement.id}.${column}`;
    const written = document !== undefined && "columns" in document ? document.columns[column] : undefined;
    if (statement.schedule.kind === "units" && column === "unit") {
      displays[key] = { kind: "unit", units: statement.schedule.units };
    } else if (
      statement.schedule.kind === "units" &&
      column === "amount" &&
      document !== undefined &&
      "units_of" in document
    ) {
      displays[key] = {
        kind: "number",
        digits: readDigits(document.digits) ?? { minimum: 0, maximum: 6, significant: 7 },
      };
    } else {
      const value =
        document !== undefined && "of" in document && column === "value" ? document.value : undefined;
      const precision =
        column === "date" && document !== undefined && "each" in document
          ? (document.precision ?? (document.each === "day" ? "day" : "month"))
          : undefined;
      const display = displayOf(
        type,
        {
          ...(written === undefined ? {} : formulaOptions(written)),
          ...(value === undefined
            ? {}
            : {
                unit: value.unit,
                currency: value.currency,
                as: value.type === "percent" ? "percent" : undefined,
              }),
          ...(precision === undefined ? {} : { precision }),
          set: choiceSet(context, key, type),
        },
        units,
        currency,
      );
      if (display !== undefined) displays[key] = display;
    }
  }
  return displays;
}
