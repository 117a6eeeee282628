import type { ScalarInput } from "../runtime/description.ts";
import type { Translator } from "../presentation/translator.ts";
import type { Fit } from "./fit.ts";
import { folded } from "./line-text.ts";
import { alsoCalled, messageWords, textOf } from "./message-words.ts";

/** What an input is called: the words of its label, and what people write besides. */
function inputNames({ id }: ScalarInput, translator: Translator): ReadonlySet<string> {
  const key = `inputs.${id}`;
  const names = [translator.messageAt(`${key}.label`), ...alsoCalled(key, translator)];
  return new Set(names.flatMap((name) => [...messageWords(name)]));
}

/** What inputs are called, in full. */
export function labelsOf(inputs: readonly ScalarInput[], { messageAt }: Translator): ReadonlySet<string> {
  return new Set(inputs.map(({ id }) => folded(textOf(messageAt(`inputs.${id}.label`) ?? ""))));
}

/** The words that each are all that an input is called, in its label or besides. */
export function wholeNamesOf(inputs: readonly ScalarInput[], translator: Translator): ReadonlySet<string> {
  const besides = inputs.flatMap(({ id }) => alsoCalled(`inputs.${id}`, translator));
  return new Set([...labelsOf(inputs, translator), ...besides.map((name) => folded(textOf(name)))]);
}

/** What inputs are called without what is said besides, behind a comma: the property tax of "Property tax, yearly". */
export function shortLabelsOf(
  inputs: readonly ScalarInput[],
  { messageAt }: Translator,
): ReadonlySet<string> {
  return new Set(
    inputs.map(({ id }) =>
      folded(
        textOf(messageAt(`inputs.${id}.label`) ?? "")
          .replace(/[,،，(（].*/su, "")
          .trim(),
      ),
    ),
  );
}

const unspaced = /^\p{Script=Han}{2,}$/u;

/** The inputs a word may be a name of: one of its words or, where words are not apart, a part of one. */
export function namersAmong(
  inputs: readonly ScalarInput[],
  translator: Translator,
): (word: string) => ReadonlySet<string> {
  const all = inputs.map((input) => ({ id: input.id, names: inputNames(input, translator) }));
  return (word) => {
    const wanted = folded(word);
    const calls = (names: ReadonlySet<string>): boolean =>
      names.has(wanted) || (unspaced.test(wanted) && [...names].some((name) => name.includes(wanted)));
    return new Set(all.flatMap(({ id, names }) => (calls(names) ? [id] : [])));
  };
}

/** A line as its values divide it: the words before the first, between each two, and behind the last. */
type Gaps = readonly (readonly NamingWord[])[];

/** A word, and whose name it may be a part of. */
export interface NamingWord {
  readonly at: number;
  readonly text: string;
  readonly names: ReadonlySet<string>;
}

/** How a line is read: what each of its values is, and which words say so. */
export interface Reading {
  readonly fits: readonly Fit[];
  /** The inputs that words beside their values name, by the place of the word. */
  readonly named: ReadonlyMap<number, string>;
  readonly score: number;
}

/** What a word beside a value counts that names what the value is. */
const nameCounts = 30;
/** What it counts that a line says what its author lists first: the price of a house, the amount of a loan. */
const firstCounts = 15;
/** Of many inputs that may take a value, those that are tried. */
const mostTried = 5;

/**
 * The ways to read a line, the best first. A word names the value before it or the one after it and never both, so that all
 * values are taken together: of 20% down and 7%, or down 20%, rate 7%, each has one way in which every word has its value.
 */
export function readingsOf(
  values: readonly (readonly Fit[])[],
  gaps: Gaps,
  first: string | undefined,
): readonly Reading[] {
  const tried = values.map((fits, at) => {
    const beside = [...(gaps[at] ?? []), ...(gaps[at + 1] ?? [])];
    const most = ({ input, score }: Fit): number =>
      score + nameCounts * beside.filter(({ names }) => names.has(input.id)).length;
    return fits.toSorted((one, other) => most(other) - most(one)).slice(0, mostTried);
  });
  return combined(tried)
    .map((fits) => readingOf(fits, gaps, first))
    .filter(({ fits, named }) => {
      const ids = new Set(named.values());
      if (fits.some((fit, at) => isTakenForOther(fit, fits[at - 1], values.slice(at - 1, at + 1), ids)))
        return false;
      return fits.every(
        (fit, at) =>
          !isNoPart(fit, fits) &&
          !(fit.isShare && fits.some(({ text }) => isSigned(text))) &&
          !isNoTerm(fit, fits.slice(0, at)) &&
          !lacksSign(fit, fits, named, fits[at + 1], gaps[at + 1]) &&
          (ids.has(fit.input.id) || !fit.needsName),
      );
    })
    .toSorted((one, other) => other.score - one.score);
}

/**
 * Whether a plain number has the name that the rate before it is called by, and the two may as well be each other's: of 15% down
 * 6.75, nobody pays 6.75 down.
 */
function isTakenForOther(
  after: Fit,
  before: Fit | undefined,
  [one, other]: readonly (readonly Fit[] | undefined)[],
  named: ReadonlySet<string>,
): boolean {
  const takes = (value: readonly Fit[] | undefined, { input }: Fit): boolean =>
    value?.some((fit) => fit.input === input) === true;
  return (
    before !== undefined &&
    isSigned(before.text) &&
    !isSigned(after.text) &&
    !named.has(before.input.id) &&
    named.has(after.input.id) &&
    takes(one, after) &&
    takes(other, before)
  );
}

/** Whether a plain number is no part of a whole: nobody pays more down than all of it, and 5 down is 5% or 5 thousand. */
function isNoPart({ text, input, canonical, isShare }: Fit, fits: readonly Fit[]): boolean {
  if (input.type !== "money" || input.shareOf === undefined || isSigned(text) || isShare) return false;
  const whole = fits.find((fit) => fit.input.id === input.shareOf);
  return (
    /^[1-9]\d?(?:\.\d+)?$/.test(text) ||
    Number.parseFloat(canonical) > Number.parseFloat(whole?.canonical ?? "")
  );
}

/** Whether a plain number is no term of years: it is one behind the rate. */
function isNoTerm({ isSupposed }: Fit, before: readonly Fit[]): boolean {
  return isSupposed && before.every(({ input }) => input.type !== "percent");
}

/**
 * Whether a rate is without its sign in a line that writes that of another: who writes one writes the other. 20% down is none,
 * where its name does not say the number too, 5 down 20%, and that number is no term: the term has its unit, or it is 6.5.
 */
function lacksSign(
  { text, input }: Fit,
  fits: readonly Fit[],
  named: ReadonlyMap<number, string>,
  after: Fit | undefined,
  between: readonly NamingWord[] = [],
): boolean {
  const ids = new Set(named.values());
  const signed = fits.filter((fit) => isSigned(fit.text));
  if (input.type !== "percent" || isSigned(text) || signed.length === 0) return false;
  if (signed.some((fit) => fit.input.type !== "percent" && !ids.has(fit.input.id))) return true;
  if (ids.has(input.id)) return false;
  const others = fits.filter((fit) => fit.input.type !== "money" && fit.input.type !== "percent");
  return (
    signed.some((fit) => fit.input.type === "percent") ||
    between.some(({ at }) => named.has(at) && named.get(at) === after?.input.id) ||
    others.some((fit) => !/\p{L}/u.test(fit.text)) ||
    (others.length === 0 && !/\./.test(text))
  );
}

function isSigned(text: string): boolean {
  return /[%٪]/.test(text);
}

/** Every way to take one of each, no input twice. */
function combined(values: readonly (readonly Fit[])[]): readonly (readonly Fit[])[] {
  return values.reduce<readonly (readonly Fit[])[]>(
    (all, fits) =>
      all.flatMap((taken) =>
        fits.filter(({ input }) => taken.every((each) => each.input !== input)).map((fit) => [...taken, fit]),
      ),
    [[]],
  );
}

function readingOf(fits: readonly Fit[], gaps: Gaps, first: string | undefined): Reading {
  const named = new Map(gaps.flatMap((words, at) => namesIn(words, fits[at - 1], fits[at])));
  const saysFirst = first === undefined || fits.some(({ input }) => input.id === first);
  const own = fits.reduce((sum, { score }) => sum + score, 0);
  // Where nothing else tells, values come in the order their author lists them.
  const turned = fits.flatMap((fit, at) => fits.slice(0, at).filter(({ order }) => order > fit.order)).length;
  return { fits, named, score: own + nameCounts * named.size + (saysFirst ? firstCounts : 0) - turned };
}

/** The words between two values that name one of them, up to some word the one before, from there on the one after. */
function namesIn(words: readonly NamingWord[], before: Fit | undefined, after: Fit | undefined): Named {
  const naming = (some: readonly NamingWord[], fit: Fit | undefined): Named =>
    fit === undefined
      ? []
      : some.flatMap(({ at, names }) => (names.has(fit.input.id) ? [[at, fit.input.id] as const] : []));
  return [...words.keys(), words.length]
    .map((end) => [...naming(words.slice(0, end), before), ...naming(words.slice(end), after)])
    .reduce((most, each) => (each.length > most.length ? each : most), []);
}

type Named = readonly (readonly [at: number, input: string])[];
