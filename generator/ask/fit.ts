import type { AskRules } from "../presentation/ask-index.ts";
import type { Translator } from "../presentation/translator.ts";
import type { Texts } from "../runtime/query.ts";
import type { InputValues } from "../runtime/answer.ts";
import { checkInput } from "../runtime/check-inputs.ts";
import type { Calculator, InputDescription, ScalarInput, VariantInputs } from "../runtime/description.ts";
import type { QuantityInput } from "../runtime/kinds/quantity.ts";
import type { FieldReading } from "../runtime/reading/field-reading.ts";
import { readField } from "../runtime/reading/read-field.ts";
import type { UnitNames } from "../runtime/reading/unit-index.ts";
import { inFeet, withUnit } from "./bare-amount.ts";
import type { LineToken } from "./line-tokens.ts";
import { dayNamed, dayOfYear } from "./named-days.ts";
import { optionMeant } from "./option-meant.ts";
import { isExampleValue } from "./unsaid.ts";

/** What an assignment goes by. */
export interface AssignContext {
  readonly calculator: Calculator;
  readonly variant: VariantInputs;
  readonly rules: AskRules;
  readonly translator: Translator;
  readonly unitNames: UnitNames;
  /** Days that people call by a name, as `named-days.ts` reads them. */
  readonly days: readonly string[];
  readonly today: string;
  /** Inputs that someone says a value is for, by its text. */
  readonly meant: Readonly<Record<string, string>>;
  /** Whether words that say nothing of the page are passed over, where each value says itself what it is. */
  readonly passesOver: boolean;
  /** What was said before, of a line that goes on from another. */
  readonly kept: Texts | undefined;
  /** Whether a word is one the page is called by. */
  readonly isName: (word: string) => boolean;
  /** Whether words that follow each other are together what the page is called. */
  readonly areName: (words: readonly string[]) => boolean;
  /** Whether a word is one of the page's title. */
  readonly isTitle: (word: string) => boolean;
  /** Whether a word joins others and names nothing alone. */
  readonly joins: (word: string) => boolean;
}

/** The same, once the line's values are known. */
export interface FitContext extends AssignContext {
  /** The systems of the units that amounts of the line are in. */
  readonly systems: ReadonlySet<string>;
  /** Whether the line is in a script without spaces between words. */
  readonly isUnspaced: boolean;
}

/** A value of a line, taken for an input. */
export interface Fit {
  readonly text: string;
  readonly input: ScalarInput;
  readonly canonical: string;
  readonly kind: number;
  /** Its place among those that people may give. */
  readonly order: number;
  readonly score: number;
  /** Whether a word has to say that it is this: 4 are no people, and 5 no fee. */
  readonly needsName: boolean;
  /** The choice that the sign of its currency makes. */
  readonly implied: Readonly<Record<string, string>>;
  /** Whether it is read as a percentage of another input, whose sign goes without saying: 20 down. */
  readonly isShare: boolean;
  /** Whether only its size tells the unit it was read in: 15 are years of a loan. */
  readonly isSupposed: boolean;
}

/** A value of a line as that of an input; undefined where it cannot be. */
export function fitOf(
  given: LineToken,
  input: ScalarInput,
  order: number,
  visible: Readonly<Record<string, boolean>>,
  context: FitContext,
): Fit | undefined {
  const isListed = context.rules.order?.includes(input.id) === true;
  // So many times is a number: 1.5x.
  const isTimes = input.type === "number" && times.test(given.text);
  const token = isTimes ? { ...given, text: given.text.replace(times, "") } : given;
  const kind = isTimes ? timesKind : kindFit(input, token, isListed);
  if (kind === 0) return undefined;
  const implied = currencyMeant(input, token.text, context);
  const isShare = isShareOf(token.text, input, context);
  const texts =
    input.type === "quantity"
      ? measured(input, token.text, context)
      : [isShare ? `${token.text}%` : token.text];
  const [canonical] = texts.flatMap((text) => canonicalOf(input, text, implied, context) ?? []);
  if (canonical === undefined || (!isShare && isTooLittle(token.text, canonical, input, context)))
    return undefined;
  const isMeant = context.meant[token.text] === input.id;
  // What its author lists is asked by people, whether or not the page asks it at first.
  const isAside = visible[input.id] === false && !isListed;
  const distance = farFromUsual(canonical, input, context);
  // Where its author says what people give, what else the page asks is meant by its name alone: 5% is no fee.
  const isUnlisted = context.rules.order !== undefined && !isListed;
  const score =
    (isMeant ? 1000 : 0) +
    kind * 10 -
    order -
    (isAside ? 8 : 0) -
    (isUnlisted ? unlisted : 0) -
    distance * unusual;
  const isPlain = /^[\d.,\p{Sc}]+$/u.test(given.text);
  const saysLittle =
    isUnlisted ||
    isShare ||
    (isPlain && (isAside || isNearerToAnother(canonical, input, context))) ||
    isNothingAlone(input, kind, isPlain, context);
  const needsName = saysLittle && !isMeant;
  const isSupposed = texts.length > 1 && (texts[0] !== token.text || canonical !== token.text);
  return { text: given.text, input, canonical, kind, order, score, needsName, implied, isShare, isSupposed };
}

const times = /(?<=\d)\s?[x×]$/iu;
/** How well so many times suit a number: as well as a sign suits money. */
const timesKind = 6;

/**
 * Whether a plain number is a share of something rather than an amount: of a house, nobody pays $20 down. Who writes without
 * spaces leaves out 万, not the percent sign: 首付5.
 */
function isShareOf(text: string, { type, ...input }: ScalarInput, { isUnspaced }: FitContext): boolean {
  return (
    type === "money" && "shareOf" in input && input.shareOf !== undefined && !isUnspaced && inFives.test(text)
  );
}
/** What people pay down in hundredths: 5, 10, 15. */
const inFives = /^(?:5|[1-9][05])$/;

/** Whether a plain number is no price: 6 is a rate of a mortgage, or 6 thousand, and no home of $6. */
function isTooLittle(
  typed: string,
  canonical: string,
  { id, type, default: usual }: ScalarInput,
  { variant }: AssignContext,
): boolean {
  if (type !== "money" || !/^[\d.,]+$/.test(typed) || Number(canonical) === 0) return false;
  return Number.parseFloat(canonical) * leastPart < Number.parseFloat(String(variant.defaults[id] ?? usual));
}

/** Whether a plain number that goes on from a line is nearer to another of its figures: 15, after 18% of 64. */
function isNearerToAnother(canonical: string, { id }: ScalarInput, { kept = {} }: AssignContext): boolean {
  return Object.values(kept).some((text) => apart(text, canonical) < apart(kept[id] ?? "", canonical));
}

/**
 * Whether a value says too little to be of an input that no word names: an option, a rate without its sign, a count of people,
 * and a plain number where the page begins with nothing, such as a fee.
 */
function isNothingAlone(
  input: ScalarInput,
  kind: number,
  isPlain: boolean,
  { variant, rules, kept }: AssignContext,
): boolean {
  const { id, type } = input;
  if (type === "choice" || type === "integer") return true;
  // Behind 8% over 5 years, 7 may be either.
  if (type === "percent" && (kind === 1 || (isPlain && kept !== undefined))) return true;
  return isPlain && !isExampleValue(input, rules.unsaid?.[id] ?? variant.defaults[id] ?? input.default);
}

/** What an amount may be read as, the likeliest first; nothing where it is no amount of the input. */
function measured(
  input: QuantityInput,
  text: string,
  { systems, today, variant }: FitContext,
): readonly string[] {
  const { parts, countedIn, id } = input;
  const usual = variant.defaults[id] ?? input.default;
  if (/^\d+$/.test(text)) {
    // Who writes no unit counts a term in years, but for months that are whole years: 15, and 36.
    const [[unit, size] = ["", 1]] = Object.entries(parts ?? {});
    const isWhole = Number(text) % size === 0 && apart(text, usual) < apart(`${Number(text) * size}`, usual);
    if (parts !== undefined) return isWhole ? [text] : [`${text} ${unit}`, text];
    if (countedIn !== undefined) return [text, `${text} ${countedIn.id}`];
  }
  // 9.5 without a unit is a rate.
  if (input.integer === true && /^\d+\.\d+$/.test(text)) return [];
  const amount = withUnit(input, inFeet(input, text), systems, today);
  return amount === undefined ? [] : [amount];
}

/** How far a figure is from another, as the logarithm of their ratio. */
function apart(one: Texts[string], other: Texts[string] = ""): number {
  return Math.abs(Math.log(Number.parseFloat(String(one)) / Number.parseFloat(String(other))));
}

/** What a value counts less as what an author doesn't list: less than its name beside it adds. */
const unlisted = 12;
/** What a rate or a count counts less for each e-fold between it and that of the page: 20% is down and 7% the interest. */
const unusual = 5;

/** How many times a price without any sign goes into the page's own at most. */
const leastPart = 500;

/** How far a percentage or a count is from the page's own; 0 where that says nothing. */
function farFromUsual(
  canonical: string,
  { id, type, default: usual }: ScalarInput,
  { variant }: AssignContext,
): number {
  const own = variant.defaults[id] ?? usual;
  const isRate = canonical.endsWith("%") && String(own).endsWith("%");
  const far = isRate || type === "integer" ? apart(canonical, own) : 0;
  return Number.isFinite(far) ? far : 0;
}

/** The choice of the currency that an amount, or a price of a unit, is in. */
export function currencyChoiceOf({ display }: ScalarInput): string | undefined {
  const currency = "currency" in display ? display.currency : undefined;
  return typeof currency === "object" ? currency.from : undefined;
}

/** The choice of a currency by the sign of an amount it decides, or by a word of the line: $64 are dollars. */
export function currencyMeant(
  input: ScalarInput,
  text: string,
  { calculator, variant, translator }: AssignContext,
  words: readonly string[] = [],
): Readonly<Record<string, string>> {
  const decider = currencyChoiceOf(input);
  if (decider === undefined || Object.hasOwn(variant.fixed, decider)) return {};
  const choice = calculator.description.inputs.find(({ id }) => id === decider);
  if (choice?.type !== "choice") return {};
  const [option] = [...(/\p{Sc}/u.exec(text) ?? []), ...words].flatMap(
    (said) => optionMeant(choice, said, translator) ?? [],
  );
  return option === undefined ? {} : { [decider]: option };
}

/** How well the form of a value suits a kind of input; 0 where it does not. */
function kindFit(input: ScalarInput, { kind, text }: LineToken, isListed: boolean): number {
  const isPercent = /[%٪]/.test(text);
  const isMoney = /\p{Sc}/u.test(text);
  const isLarge = /\d\s*(?:k|m)$/i.test(text);
  const hasWords = /\p{L}|['"′″]|^\d-\d/u.test(text) && !isLarge;
  const isClock = /^\d+:\d\d/.test(text);
  if (kind === "date") return input.type === "date" ? 6 : input.type === "datetime" ? 5 : 0;
  switch (input.type) {
    case "percent":
      return isPercent ? 6 : isMoney || hasWords || isClock ? 0 : isListed ? 3 : 1;
    case "money":
      // 20% down: less than a rate where nothing is said, more where its name stands beside it.
      if (isPercent) return input.shareOf === undefined ? 0 : 5;
      return isMoney ? 6 : isClock ? 0 : hasWords ? 1 : isLarge ? 5 : 3;
    case "quantity":
      return isPercent || isMoney || isClock ? 0 : hasWords ? 6 : isListed ? 3 : 2;
    case "number":
    case "integer":
    case "decimal":
    case "whole":
    case "fraction":
      return isPercent || isMoney || isClock || hasWords ? 0 : 3;
    case "duration":
      return isPercent || isMoney ? 0 : isClock || hasWords ? 6 : 1;
    case "time":
      return isClock ? 5 : 0;
    case "digits":
      return isPercent || isMoney ? 0 : 2;
    case "term":
    case "choice":
      return 1;
    case "date":
    case "datetime":
    case "boolean":
    case "choices":
    case "expression":
    case "text":
      return 0;
  }
}

/**
 * A text as an input reads it, as it stands in links; undefined where it cannot or breaks a limit. A day without its year
 * is of this year or so many later, and none where that is not said.
 */
export function canonicalOf(
  input: ScalarInput,
  text: string,
  values: InputValues,
  { translator, unitNames, today, days }: Pick<AssignContext, "translator" | "unitNames" | "today" | "days">,
  yearsLater?: number,
): string | undefined {
  if (input.type === "choice") return optionMeant(input, text, translator);
  const { tag } = translator.locale;
  const named = (isDayInput(input) ? dayIn(text, tag, today, days, yearsLater) : undefined) ?? text;
  const tried = input.type === "datetime" ? [named, `${named} 00:00`] : [named];
  for (const each of tried) {
    const read = (given: string): FieldReading =>
      readField(input, given, { locale: tag, today, unitNames, values });
    const first = read(each);
    const { chosen, other } = (first.kind === "read" ? first.ambiguity : undefined) ?? {};
    // Nobody means thousandths of money: 200.000 are two hundred thousand to many who write Spanish.
    const isGrouped =
      input.type === "money" && other !== undefined && Number(other) === 1000 * Number(chosen);
    const reading = isGrouped ? read(other) : first;
    if (reading.kind !== "read" || reading.value === null) continue;
    if (checkInput(input, reading.value, input.id, { today, values }).length === 0) return reading.canonical;
  }
  return undefined;
}

/** Whether an input asks for a day. */
export function isDayInput({ type }: InputDescription): boolean {
  return type === "date" || type === "datetime";
}

function dayIn(
  text: string,
  locale: string,
  today: string,
  days: readonly string[],
  yearsLater: number | undefined,
): string | undefined {
  const named = dayNamed(text, days, today, yearsLater);
  return yearsLater === undefined ? named : (named ?? dayOfYear(text, locale, today, yearsLater));
}
