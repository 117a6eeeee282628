import { decimalTextIn } from "../number-text.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { unreadable } from "../reading/read-numeral.ts";
import { numberedUnit, timeAmounts, timeUnits } from "../reading/time-amounts.ts";
import { unitCharacters, type UnitNames } from "../reading/unit-index.ts";
import {
  compareTerms,
  isTerm,
  onlyPart,
  readTerm,
  termOf,
  termSizes,
  termUnits,
  type TermEnd,
} from "../term.ts";
import type { Finding, InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** A term, as its canonical text: `41-45 month`, `12 month 1 day`, `25 year to life`. */
export interface TermInput extends ScalarInputBase {
  readonly type: "term";
  readonly kind: InputRuntime<TermInput>;
  readonly minimum?: string;
  readonly maximum?: string;
}
export const termRuntime: InputRuntime<TermInput> = {
  read: (_, text, context) => readTyped(text, context),
  write: (_, value, locale, _unit, names) => fieldText(String(value), locale, names),
  canonical: (_, value) => String(value),
  check: (input, value) => checkTerm(input, String(value)),
  flagArgument: () => "<term>",
};

function checkTerm({ minimum, maximum }: TermInput, term: string): Finding {
  if (!isTerm(term)) return { code: "not_a_term", arguments: { text: term } };
  if (minimum !== undefined && compareTerms(term, minimum) < 0)
    return { code: "below_minimum", arguments: { minimum, exclusive: false } };
  if (maximum !== undefined && compareTerms(term, maximum) > 0)
    return { code: "above_maximum", arguments: { maximum, exclusive: false } };
  return undefined;
}

const longestText = 120;

function readTyped(text: string, context: FieldContext): FieldReading {
  const plain = unitCharacters(text).toLowerCase().trim();
  const canonical = isTerm(plain)
    ? plain
    : context.locale === undefined || plain.length > longestText
      ? undefined
      : readWords(plain, context);
  return canonical === undefined
    ? unreadable("not_a_term", text)
    : { kind: "read", value: canonical, canonical };
}

/** Two ends or one, in the words of a language. */
function readWords(plain: string, context: FieldContext): string | undefined {
  const words = wordsOf(context.unitNames ?? noNames);
  const ends = plain.replace(words.from, "").split(words.to);
  const [low = "", high = low, ...others] = ends;
  if (others.length > 0) return undefined;
  const highest = readEnd(high, undefined, words, context);
  // "41 to 45 months": the unit is said once.
  const lowest = highest && readEnd(low, onlyPart(highest)?.unit, words, context);
  const term = lowest && termOf(lowest, highest);
  return term !== undefined && isTerm(term) ? term : undefined;
}

const units = /* @__PURE__ */ timeUnits(termUnits.map((unit) => ({ unit, size: termSizes[unit] })));

function readEnd(
  text: string,
  usual: string | undefined,
  words: TermWords,
  context: FieldContext,
): TermEnd | undefined {
  const life = words.lives.find(({ names }) => names.includes(text.trim()));
  if (life !== undefined) return life.end;
  const amounts = timeAmounts(
    text.trim(),
    units,
    units.find(({ id }) => id === usual),
    context,
  );
  if (amounts === undefined || amounts.isNegative) return undefined;
  const { lowest } = readTerm(amounts.parts.map((part) => `${part.text} ${part.unit.id}`).join(" ")) ?? {};
  return lowest;
}

/** What a language writes in a term besides amounts of time. */
interface TermWords {
  /** Before the first of two ends, and between them. */
  readonly from: RegExp;
  readonly to: RegExp;
  readonly lives: readonly {
    readonly end: "life" | "life_without_parole";
    readonly names: readonly string[];
  }[];
}

const noNames: UnitNames = () => [];
const known = /* @__PURE__ */ new WeakMap<UnitNames, TermWords>();

function wordsOf(namesOf: UnitNames): TermWords {
  const words = known.get(namesOf) ?? wordsFrom(namesOf);
  known.set(namesOf, words);
  return words;
}

function wordsFrom(namesOf: UnitNames): TermWords {
  const plain = (id: string): readonly string[] =>
    namesOf(id).map((name) => unitCharacters(name).toLowerCase());
  return {
    from: new RegExp(`^(?:${alternatives(["from", ...plain("from")])})\\s*`, "u"),
    to: new RegExp(`\\s*(?:[-\u2013\u2014~]|${alternatives(["to", ...plain("to")])})\\s*`, "u"),
    lives: (["life", "life_without_parole"] as const).map((end) => ({
      end,
      names: [end, end.replaceAll("_", " "), ...plain(end)],
    })),
  };
}

/** Scripts that leave no room between words, or write what joins two at the first. */
const runsOn = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

/** Words that are no part of longer ones. */
function alternatives(words: readonly string[]): string {
  return words
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .map((word) => (runsOn.test(word) ? word : `(?<!\\p{L})${word}(?!\\p{L})`))
    .join("|");
}

/** A term as it stands in its field. */
function fieldText(value: string, locale: string, names: UnitNames = noNames): string {
  const term = readTerm(value);
  if (term === undefined) return value;
  const write = (end: TermEnd): string =>
    typeof end === "string"
      ? (names(end)[0] ?? end.replaceAll("_", " "))
      : end.map(({ amount, unit }) => numberedUnit(unit, amount, locale, names)).join(" ");
  const [low, high] = [write(term.lowest), write(term.highest)];
  if (low === high) return low;
  const [first, second] = [onlyPart(term.lowest), onlyPart(term.highest)];
  return first !== undefined && first.unit === second?.unit
    ? `${decimalTextIn(locale, String(first.amount))}\u2013${high}`
    : `${low} ${names("to")[0] ?? "to"} ${high}`;
}
