import type { Problem, Refusal, Scalar } from "../runtime/answer.ts";
import { dateText } from "../runtime/date-text.ts";
import type { InputDescription, ScalarInput } from "../runtime/description.ts";
import type { Unit } from "../runtime/display.ts";
import { numberText } from "../runtime/number-text.ts";
import { fromBase } from "../runtime/decimal.ts";
import { countedUnit, type QuantityInput } from "../runtime/kinds/quantity.ts";
import { amountTextIn } from "../runtime/reading/read-quantity.ts";
import { unitCharacters } from "../runtime/reading/unit-index.ts";
import { readField } from "../runtime/reading/read-field.ts";
import type { WordForm } from "../runtime/words.ts";
import { unitForms } from "./unit-words.ts";
import { unitsArguments, type FormatContext } from "./format-value.ts";
import { inAddress } from "./in-address.ts";
import type { MessageArgument, MessageArguments } from "./message.ts";
import type { Translator } from "./translator.ts";
import type { Presenter } from "./presenter.ts";

type UnitOf = (id: string) => string | undefined;

/** What is wrong, in words: the author's own for a check, the shared ones for everything else. */
export function explainProblem(
  problem: Problem,
  presenter: Presenter,
  context: FormatContext,
  unitOf: UnitOf,
): string {
  const input = inputAt(presenter.description.inputs, problem.at);
  const { code, arguments: given = {} } = isInverse(input, unitOf) ? turned(problem) : problem;
  const key = code.startsWith("check.") ? `checks.${code.slice("check.".length)}` : `problems.${code}`;
  const units =
    code === "unknown_unit" && input?.type === "quantity"
      ? unitsArguments(unitsToName(input, String(given["text"] ?? ""), presenter.translator), context)
      : {};
  const nearest =
    code === "not_whole_amount" && input?.type === "quantity"
      ? nearestWhole(given, input, presenter.translator)
      : {};
  // Limits are shown as the field's own values are; limits on length and number stay plain numbers.
  const limitsOf = limitCodes.has(code) ? input : undefined;
  const isOwn = !code.startsWith("check.");
  const named = argumentsFor(given, presenter, unitOf, limitsOf, isOwn);
  return (
    presenter.text(key, { ...named, ...units, ...nearest, ...openEnd(named, limitsOf, presenter, unitOf) }) ??
    code
  );
}

function openEnd(
  { minimum, maximum }: MessageArguments,
  input: InputDescription | undefined,
  { translator }: Presenter,
  unitOf: UnitOf,
): MessageArguments {
  const limit = minimum ?? maximum;
  if (
    typeof limit !== "object" ||
    typeof limit.raw !== "number" ||
    input === undefined ||
    input.type === "rows"
  )
    return {};
  const end = { side: minimum === undefined ? "maximum" : "minimum", value: limit.raw } as const;
  return isShownBeyond(end, limit.shown, input, translator, unitOf(input.id))
    ? { exclusive: { raw: true, shown: "" } }
    : {};
}

/** Whether a limit is shown as a value that the field refuses, since it is rounded: 179.999999° as 180°, which is then the open end. */
export function isShownBeyond(
  { side, value }: { readonly side: "minimum" | "maximum"; readonly value: number },
  shown: string,
  input: ScalarInput,
  translator: Translator,
  unit?: string,
): boolean {
  const reading = readField(input, shown, {
    today: "",
    locale: translator.locale.tag,
    unitNames: unitForms(translator),
    ...(unit === undefined ? {} : { unit }),
  });
  if (reading.kind !== "read" || typeof reading.value !== "number") return false;
  return side === "maximum" ? reading.value > value : reading.value < value;
}

/** Whether a field's values are told in an inverse unit. */
function isInverse(input: InputDescription | undefined, unitOf: UnitOf): boolean {
  if (input?.type !== "quantity") return false;
  const unit = unitOf(input.id);
  return input.display.units.some((each) => each.id === unit && each.isInverse === true);
}

/** In an inverse unit the least is the most. */
function turned(problem: Problem): Problem {
  const { arguments: { minimum, maximum, ...others } = {} } = problem;
  if (problem.code === "below_minimum")
    return { ...problem, code: "above_maximum", arguments: { ...others, maximum: minimum ?? null } };
  if (problem.code === "above_maximum")
    return { ...problem, code: "below_minimum", arguments: { ...others, minimum: maximum ?? null } };
  return problem;
}

/** What is wrong with a value beyond a limit. */
export const limitCodes: ReadonlySet<string> = new Set([
  "below_minimum",
  "above_maximum",
  "too_early",
  "too_late",
]);

/** The amounts named instead of one that is not whole, in the unit that is counted: 306 months. */
function nearestWhole(
  given: Readonly<Record<string, Scalar>>,
  input: QuantityInput,
  translator: Translator,
): MessageArguments {
  const unit = countedUnit(input);
  return Object.fromEntries(
    Object.entries(given).map(([name, raw]) => {
      const count = String(fromBase(Number(raw), unit));
      return [
        name,
        { raw, shown: amountTextIn(translator.locale.tag, count, unit.id, unitForms(translator)) },
      ];
    }),
  );
}

/** The units that share a name which is none of theirs alone, as many bighas do; else those a field offers, its own first. */
function unitsToName(
  { display: { unit, units }, readable }: QuantityInput,
  typed: string,
  translator: Translator,
): readonly Unit[] {
  const namesakes = unitsCalled(typed, readable, translator);
  return namesakes.length > 1
    ? namesakes
    : units.toSorted((one, other) => Number(other.id === unit) - Number(one.id === unit));
}

/** The units with a word in their names: `bigha` of bigha (Nepal). */
export function unitsCalled(word: string, units: readonly Unit[], translator: Translator): readonly Unit[] {
  const formsOf = unitForms(translator);
  const wanted = unitCharacters(word).toLowerCase();
  const isCalled = (form: string): boolean =>
    unitCharacters(form)
      .toLowerCase()
      .split(/[\s()]+/u)
      .includes(wanted);
  return units.filter(({ id }) => formsOf(id).some(isCalled));
}

/** Why a question is out of scope: the author's own words, or that no figures are known for the day. */
export function explainRefusal(
  { reason, arguments: given = {} }: Refusal,
  presenter: Presenter,
  unitOf: UnitOf,
): string {
  const { t, locale } = presenter.translator;
  if (!reason.startsWith("outside."))
    return presenter.text(`refusals.${reason}`, argumentsFor(given, presenter, unitOf, undefined)) ?? reason;
  // These are days of the table, whatever inputs are called.
  const days = Object.fromEntries(
    Object.entries(given).map(([name, raw]) => [
      name,
      { raw, shown: dateText(String(raw), locale.tag, "day") },
    ]),
  );
  return (
    presenter.text(`refusals.${reason}`, days) ??
    presenter.text("refusals.outside", days) ??
    t("results.outside_table")
  );
}

/** The input a problem stands at: `grades` for `grades.3.points`. */
export function inputIdAt(at: string): string {
  const dot = at.indexOf(".");
  return dot === -1 ? at : at.slice(0, dot);
}

/** The input, or the column of a rows input, a problem stands at. */
export function inputAt(inputs: readonly InputDescription[], at: string): InputDescription | undefined {
  const input = inputs.find(({ id }) => id === inputIdAt(at));
  if (input?.type !== "rows" || !at.includes(".")) return input;
  const column = at.slice(at.lastIndexOf(".") + 1);
  return input.columns.find(({ id }) => id === column);
}

function argumentsFor(
  given: Readonly<Record<string, Scalar>>,
  presenter: Presenter,
  unitOf: UnitOf,
  limitsOf: InputDescription | undefined,
  isOwn = false,
): MessageArguments {
  return Object.fromEntries(
    Object.entries(given).map(([name, raw]) => {
      const isLimit = isOwn && limitNames.includes(name);
      const inForm = (form?: WordForm): string =>
        form === "entered"
          ? inAddress(presenter.enteredAs(name), raw)
          : shownArgument(name, raw, presenter, unitOf, limitsOf, isLimit, form);
      return [name, { raw, shown: inForm(), inForm }];
    }),
  );
}

/** What the program's own messages call a limit. */
const limitNames: readonly string[] = ["minimum", "maximum"];

function shownArgument(
  name: string,
  value: Scalar,
  { description, show, say, translator }: Presenter,
  unitOf: UnitOf,
  limitsOf: InputDescription | undefined,
  isLimit: boolean,
  form: WordForm | undefined,
): string {
  // What was typed stands as it was typed: 2025-02-30 is no day to be written out.
  if (name === "text" && typeof value === "string") return value;
  // Of rows and of several choices, a limit is how many.
  const isOfValue = limitsOf !== undefined && limitsOf.type !== "rows" && limitsOf.type !== "choices";
  if (isOfValue && (name === "minimum" || name === "maximum"))
    return show(limitsOf.display, value, unitOf(limitsOf.id));
  // The program's own limits, such as how long a text may be, have the names of no values of the calculator.
  const display = isLimit ? undefined : description.displays[name];
  if (display !== undefined) return say(display, value, unitOf(name), form);
  const { tag } = translator.locale;
  if (typeof value === "number") return numberText(value, tag, { minimum: 0, maximum: 15 });
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/u.test(value)
    ? dateText(value, tag, "day")
    : String(value);
}

/** How long something is in force: the last part of the key of its message, and the days that message names; undefined without a limit. */
export function periodText(
  { from, through }: { readonly from?: string | undefined; readonly through?: string | undefined },
  tag: string,
): { readonly name: "since" | "through" | "between"; readonly days: MessageArguments } | undefined {
  const day = (date: string): MessageArgument => ({ raw: date, shown: dateText(date, tag, "day") });
  if (from === undefined)
    return through === undefined ? undefined : { name: "through", days: { through: day(through) } };
  return through === undefined
    ? { name: "since", days: { from: day(from) } }
    : { name: "between", days: { from: day(from), through: day(through) } };
}

/** A day that may be missing, for a message that chooses by it: `none` where there is none. */
export function dayArgument(date: string | undefined, tag: string): MessageArgument {
  return date === undefined ? { raw: "none", shown: "" } : { raw: date, shown: dateText(date, tag, "day") };
}
