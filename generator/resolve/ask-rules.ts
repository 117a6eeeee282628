import type { CalculatorDocument, ScalarText } from "../constructs/documents.ts";
import type { Path, Reporter } from "../constructs/reporter.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import type { InputDescription } from "../runtime/description.ts";
import { filledText, isFilled } from "../ask/filled-text.ts";
import { holesOf } from "../ask/phrase.ts";
import { isExampleValue } from "../ask/unsaid.ts";
import type { AskRules } from "../presentation/ask-index.ts";
import { joinCells, splitCells, type Texts } from "../runtime/query.ts";
import { canonicalTexts } from "./variants.ts";

/** How a calculator is asked in one line, with the canonical texts that go with each phrase; phrases ask for results as inputs do. */
export interface ResolvedAskRules extends AskRules {
  readonly phrases?: Readonly<Record<string, Texts>>;
}

/** How a calculator is asked in one line: what its author says, and what follows from its inputs and outputs. */
export function resolveAskRules(
  document: CalculatorDocument,
  inputs: readonly InputDescription[],
  sharedSpecs: SharedSpecs,
  reporter: Reporter,
): ResolvedAskRules {
  const { order, unsaid, needed, assumed, yearly, phrases = {}, results = {} } = document.ask ?? {};
  const ids = Object.keys(document.inputs);
  for (const [index, name] of (order ?? []).entries())
    if (!ids.includes(name)) reporter.unknownName(name, ["ask", "order", index], ids);
  for (const [index, name] of (needed ?? []).entries())
    if (!ids.includes(name)) reporter.unknownName(name, ["ask", "needed", index], ids);
  // As its author wrote it: what is wrong with it is said there.
  const writtenDefault = ({ id, default: read }: InputDescription): Texts[string] => {
    const written = document.inputs[id]?.default;
    return typeof written === "string" || typeof written === "number" ? String(written) : read;
  };
  const examples = inputs
    .filter((input) => input.type === "choice" || isExampleValue(input, writtenDefault(input)))
    .map(({ id }) => id);
  for (const [index, name] of (assumed ?? []).entries())
    if (!examples.includes(name)) reporter.unknownName(name, ["ask", "assumed", index], examples);
  const rates = inputs.filter(({ type }) => type === "percent").map(({ id }) => id);
  if (yearly !== undefined && !rates.includes(yearly)) reporter.unknownName(yearly, ["ask", "yearly"], rates);
  const leftOut = canonicalTexts(document, unsaid ?? {}, ["ask", "unsaid"], sharedSpecs, reporter);
  for (const input of inputs)
    if (leftOut[input.id] === input.default)
      reporter.report("unsaid_default", { name: input.id, value: input.default }, [
        "ask",
        "unsaid",
        input.id,
      ]);
  const decided = Object.entries(phrases).map(
    ([id, values]) =>
      [id, decidedTexts(document, values, ["ask", "phrases", id], sharedSpecs, reporter)] as const,
  );
  for (const [id, name] of Object.entries(results)) {
    const askers = [...Object.keys(phrases), ...ids];
    if (!askers.includes(id)) reporter.unknownName(id, ["ask", "results", id], askers, "key");
    const found = Object.hasOwn(phrases, id)
      ? Object.values(document.outputs).flatMap(({ find = [] }) => find)
      : [];
    const askable = [...Object.keys(document.outputs), ...found];
    if (!askable.includes(name)) reporter.unknownName(name, ["ask", "results", id], askable);
  }
  return {
    ...(order === undefined ? {} : { order }),
    ...(unsaid === undefined ? {} : { unsaid: leftOut }),
    ...(needed === undefined ? {} : { needed }),
    ...(assumed === undefined ? {} : { assumed }),
    ...(yearly === undefined ? {} : { yearly }),
    ...(decided.length === 0 ? {} : { phrases: Object.fromEntries(decided) }),
    ...(Object.keys(results).length === 0 ? {} : { results }),
    ...takenBy(inputs),
    ...expressionOf(inputs),
    ...conversionOf(document, inputs),
    ...exchangeOf(document, inputs),
  };
}

/** What a phrase decides of an input, as its author writes it. */
type DecidedValue = ScalarText | readonly Readonly<Record<string, ScalarText>>[];

/** The values that go with a phrase, among them those that it says more of; `today` and `now` stay words, since they are the day and the minute in which someone asks. */
function decidedTexts(
  document: CalculatorDocument,
  values: Readonly<Record<string, DecidedValue>>,
  path: Path,
  sharedSpecs: SharedSpecs,
  reporter: Reporter,
): Texts {
  const isMoment = (id: string): boolean => {
    const type = document.inputs[id]?.type;
    return type === "datetime"
      ? values[id] === "today" || values[id] === "now"
      : type === "date" && values[id] === "today";
  };
  const entries = Object.entries(values);
  const others = entries.filter(([id]) => !isMoment(id));
  // With a figure for what the phrase says, each has to be a value.
  const tried = others.map(([id, value]) => [id, withFigures(value)] as const);
  const read = canonicalTexts(document, Object.fromEntries(tried), path, sharedSpecs, reporter);
  const written = others.map(([id, value]): readonly [string, Texts[string]] => {
    const input = document.inputs[id];
    if (typeof value !== "object") return [id, isFilled(String(value)) ? String(value) : (read[id] ?? "")];
    const columns = input?.type === "rows" ? Object.keys(input.columns) : [];
    const rows = value.map((row, at) => {
      const cells = splitCells([read[id] ?? ""].flat()[at] ?? "");
      return joinCells(
        columns.map((column, index) => {
          const own = String(row[column] ?? "");
          return isFilled(own) ? own : (cells[index] ?? "");
        }),
      );
    });
    return [id, rows];
  });
  return Object.fromEntries([
    ...entries.flatMap(([id, value]) =>
      isMoment(id) && typeof value === "string" ? [[id, value] as const] : [],
    ),
    ...written.filter(([id]) => Object.hasOwn(read, id)),
  ]);
}

/** A value with a figure wherever a phrase says something. */
function withFigures(value: DecidedValue): DecidedValue {
  const filled = (text: ScalarText): ScalarText =>
    !isFilled(String(text)) ? text : (filledText(String(text), sample(String(text)), "en")?.text ?? text);
  return typeof value === "object"
    ? value.map((row) => Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, filled(cell)])))
    : filled(value);
}

function sample(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    holesOf(text).map((name) => [name, text.startsWith("-") && !text.endsWith("%") ? "1%" : "1"]),
  );
}

/** The families of units whose amounts are asked for; who gives amounts of two families may mean what asks for these. */
function takenBy(inputs: readonly InputDescription[]): Pick<AskRules, "takes"> {
  const takes = [...new Set(inputs.flatMap((input) => (input.type === "quantity" ? [input.dimension] : [])))];
  return takes.length < 2 ? {} : { takes };
}

/** A calculator that asks for nothing but an expression, and how its angles are read, works out any line that is one. */
function expressionOf(inputs: readonly InputDescription[]): Pick<AskRules, "expression"> {
  const input = inputs.find(({ type }) => type === "expression");
  if (input?.type !== "expression") return {};
  const others = inputs.filter(({ id }) => id !== input.id && id !== input.angle?.from);
  return others.length === 0 ? { expression: input.id } : {};
}

/** A converter between the options of two choices turns an amount of one into another that a line need not say. */
function exchangeOf(
  { converter }: CalculatorDocument,
  inputs: readonly InputDescription[],
): Pick<AskRules, "exchanges"> {
  if (converter?.from === undefined || converter.to === undefined) return {};
  const { amount, from, to } = converter;
  const usual = [from, to].flatMap((id) => {
    const input = inputs.find((each) => each.id === id);
    return typeof input?.default === "string" ? [input.default] : [];
  });
  return { exchanges: { amount, from, to, usual } };
}

/** A calculator that shows the amount it asks for in any unit converts. */
function conversionOf(
  { outputs, converter }: CalculatorDocument,
  inputs: readonly InputDescription[],
): Pick<AskRules, "converts"> {
  const found = Object.entries(outputs).flatMap(([output, { value, unit, units }]) => {
    const input = inputs.find(({ id }) => id === value);
    if (units !== "all" || input?.type !== "quantity") return [];
    const fromUnit = input.display.unit;
    const toUnit = unit ?? fromUnit;
    return [
      {
        family: input.dimension,
        input: input.id,
        output,
        fromUnit,
        others: { ...(toUnit === fromUnit ? {} : { [toUnit]: fromUnit }), ...converter?.answered_in },
      },
    ];
  });
  const [converts] = found;
  return converts === undefined ? {} : { converts };
}
