import type { InputDescription, ScalarInput } from "../runtime/description.ts";
import { readInputs } from "../runtime/reading/read-inputs.ts";
import { openInputs } from "../presentation/variant.ts";
import { isOfAnotherSystem, isUsual, systemsNamed, systemsOf } from "./bare-amount.ts";
import { doubtOf, type Doubt } from "./doubt.ts";
import { fitOf, type AssignContext, type Fit, type FitContext } from "./fit.ts";
import { folded, unspaced as hasUnspaced } from "./line-text.ts";
import type { LineToken } from "./line-tokens.ts";
import { messageWords } from "./message-words.ts";
import {
  labelsOf,
  namersAmong,
  shortLabelsOf,
  wholeNamesOf,
  readingsOf,
  type NamingWord,
  type Reading,
} from "./naming.ts";
import { optionMeant } from "./option-meant.ts";
import { resultMeant } from "./result-meant.ts";

/** What values of a line are given to. */
export interface Assignment {
  /** Canonical texts by input id. */
  readonly texts: Readonly<Record<string, string>>;
  /** The same as the line writes them. */
  readonly written: Readonly<Record<string, string>>;
  /** The inputs that words beside their values name. */
  readonly named: ReadonlySet<string>;
  /** A value that could be another input's. */
  readonly doubt?: Doubt;
  /** The result that it asks for by its name. */
  readonly result?: string;
  /** The words of the line that say nothing of this page. */
  readonly unread: readonly string[];
}

/** Most words of a name that is looked for in full beside a value. */
const mostOfName = 4;
/** Most values of one line: a longer one is a text. */
const mostValues = 7;

/**
 * Gives each value of a line to an input; undefined where one has none, or where a word of the line says something else.
 * Where no amount has a unit, all are in the one system of units in which they can be, if there is only one: a weight of 80 and
 * a height of 1.75 are metric.
 */
export function assignValues(line: readonly LineToken[], context: AssignContext): Assignment | undefined {
  const { calculator, variant, rules, unitNames } = context;
  const open = inSaidOrder(openInputs(calculator.description, variant), rules.order).flatMap((input) =>
    input.type === "rows" ? [] : [input],
  );
  const texts = line.flatMap(({ kind, text }) => (kind === "value" ? [text] : []));
  const isUnspaced = line.some(({ text }) => hasUnspaced.test(text));
  const systems = systemsNamed(texts, open, unitNames);
  const first = assignIn(line, open, { ...context, systems, isUnspaced });
  if (first !== undefined || systems.size > 0) return first;
  const read = systemsOf(open).flatMap((system) => {
    const assigned = assignIn(line, open, { ...context, systems: new Set([system]), isUnspaced });
    return assigned === undefined ? [] : [{ system, assigned }];
  });
  // The words beside two values name them both in one system: a weight of 80 and a height of 180.
  const most = Math.max(...read.map(({ assigned }) => assigned.named.size));
  const [own, ...others] = read.filter(({ assigned }) => assigned.named.size === most);
  if (own === undefined) return undefined;
  // A language of one region measures as its fields begin.
  const isSure = context.translator.locale.region !== undefined && isUsual(open, own.system);
  const isElsewhere =
    others.length > 0 || isOfAnotherSystem(open, own.assigned.texts, own.system, context.today);
  return isSure || !isElsewhere ? own.assigned : undefined;
}

function assignIn(
  line: readonly LineToken[],
  open: readonly ScalarInput[],
  given: FitContext,
): Assignment | undefined {
  const { calculator, variant, rules, translator, kept } = given;
  const namedBy = namersAmong(open, translator);
  // A line that goes on need not say what it is of: a rate is that of the loan, and no name of the page.
  const isName = (word: string): boolean => given.isName(word) && namedBy(word).size === 0;
  const context = kept === undefined ? given : { ...given, isName, isTitle: isName };
  const labels = labelsOf(open, translator);
  const visible = readInputs(calculator, kept ?? {}, { today: context.today, ...variant }).visible;
  const fitsOf = (token: LineToken): readonly Fit[] =>
    open.flatMap((input, order) => fitOf(token, input, order, visible, context) ?? []);
  const isWord = (word: string): boolean => isKnown(word, namedBy, context);
  const tokens = line.flatMap((token) => apart(token, isWord, (each) => fitsOf(each).length > 0));
  const values = tokens.filter(({ kind }) => kind !== "word");
  if (values.length > mostValues) return undefined;
  const fits = values.map(fitsOf);
  const wholeNames = wholeNamesOf(open, translator);
  const inputNames = [labels, wholeNames, shortLabelsOf(open, translator)];
  const isOfInput = (name: string): boolean => inputNames.some((names) => names.has(folded(name)));
  const gaps = gapsIn(
    tokens,
    namedBy,
    (word) => labels.has(folded(word)),
    (word) => wholeNames.has(folded(word)),
    (words) => context.areName(words) && !isOfInput(words.join(" ")),
    context,
  );
  const [best, next] = readingsOf(fits, gaps, rules.order?.[0]);
  if (best === undefined) return undefined;
  const first = rules.order?.[0] ?? (values.length > 1 ? mainOf(open) : undefined);
  if (isCalledByInput(tokens, namedBy, first, context)) return undefined;
  const chosen = chosenOptions(tokens, open, best, context);
  if (hasAnotherUnit(tokens, open, context)) return undefined;
  const said = new Set([...best.named.keys(), ...chosen.flatMap(({ at }) => at)]);
  const unsaid = gaps
    .flat()
    .filter(({ at, text }) => !said.has(at) && !context.isName(text) && !context.joins(text));
  const words = tokens.map(({ text }) => text);
  const result = resultMeant(
    words,
    unsaid.map(({ text }) => text),
    calculator.description,
    translator,
    context.joins,
  );
  const unread = result === undefined ? wordsTogether(unsaid) : [];
  // A name without its value is half a question: and my age.
  const mayPassOver =
    context.passesOver &&
    values.length > 1 &&
    !unread.some((word) => isUnitOf(open, word, context)) &&
    isCertain(best) &&
    unread.every((word) => namedBy(word).size === 0);
  if (unread.length > (mayPassOver ? mostUnread : 0)) return undefined;
  const doubt = doubtOf(best, next, fits, visible);
  return {
    texts: {
      ...Object.fromEntries(
        best.fits.flatMap(({ input, canonical, implied }) => [
          ...Object.entries(implied),
          [input.id, canonical] as const,
        ]),
      ),
      ...Object.fromEntries(chosen.map(({ id, option }) => [id, option])),
    },
    written: Object.fromEntries(best.fits.map(({ input, text }) => [input.id, text])),
    named: new Set(best.named.values()),
    unread,
    ...(result === undefined ? {} : { result }),
    ...(doubt === undefined ? {} : { doubt }),
  };
}

/** Words, those without spaces between them as one where they follow each other. */
function wordsTogether(words: readonly NamingWord[]): readonly string[] {
  return words.reduce<readonly string[]>((before, { at, text }, index) => {
    const last = before.at(-1) ?? "";
    const isOne = words[index - 1]?.at === at - 1 && onlyHan.test(last) && onlyHan.test(text);
    return isOne ? [...before.slice(0, -1), last + text] : [...before, text];
  }, []);
}
const onlyHan = /^\p{Script=Han}+$/u;

/** Most words of a line that are passed over: one that says more is about something else. */
const mostUnread = 3;
/** How well the form of a value suits its input where it can hardly be another's: it has a unit or a sign, or is a day. */
const sure = 5;

/** Whether each value says what it is by its unit or a word beside it. Money says so by a word alone: it may be a salary. */
function isCertain({ fits, named }: Reading): boolean {
  const ids = new Set(named.values());
  return fits.every(
    ({ input, kind, isShare, isSupposed }) =>
      ids.has(input.id) || (kind >= sure && input.type !== "money" && !isShare && !isSupposed),
  );
}

/** The inputs in the order people say them: those their author lists before the others. */
function inSaidOrder(
  inputs: readonly InputDescription[],
  order: readonly string[] = [],
): readonly InputDescription[] {
  const listed = order.flatMap((id) => inputs.find((input) => input.id === id) ?? []);
  return [...listed, ...inputs.filter((input) => !listed.includes(input))];
}

type NamedBy = (word: string) => ReadonlySet<string>;

function isKnown(word: string, namedBy: NamedBy, { isName, joins }: AssignContext): boolean {
  return isName(word) || joins(word) || namedBy(word).size > 0;
}

const unspaced = /^\p{Script=Han}{2,}$/u;
const behindValue = /\p{Script=Han}+$/u;

/**
 * A piece of a line that writes no spaces between words, in the longest words that are known, 首付 and 比例, and without
 * those behind a value: 30年 and 利率.
 */
function apart(
  token: LineToken,
  isWord: (text: string) => boolean,
  isValue: (token: LineToken) => boolean,
): readonly LineToken[] {
  const { kind, text } = token;
  if (kind === "word" && unspaced.test(text)) return wordsApart(text, isWord);
  const [tail = ""] = (kind === "value" ? behindValue.exec(text) : null) ?? [];
  for (let length = 0; length <= tail.length; length += 1) {
    const value = { kind, text: text.slice(0, text.length - length) };
    const words = wordsApart(text.slice(value.text.length), isWord);
    if (isValue(value) && words.every((word) => isWord(word.text))) return [value, ...words];
  }
  return [token];
}

function wordsApart(text: string, isWord: (text: string) => boolean): readonly LineToken[] {
  const words: LineToken[] = [];
  for (let rest = text; rest !== "";) {
    const lengths = Array.from({ length: rest.length }, (_, at) => rest.length - at);
    const word = lengths.map((length) => rest.slice(0, length)).find(isWord) ?? rest.slice(0, 1);
    words.push({ kind: "word", text: word });
    rest = rest.slice(word.length);
  }
  return words;
}

/**
 * The words of a line around its values. Where it says what the page is called, no value is named: of a mortgage payment of
 * 300k, nothing is paid down, and nobody asks an age on the day of birth. All that an input is called is its name there too:
 * of a BMI, the weight.
 */
function gapsIn(
  tokens: readonly LineToken[],
  namedBy: NamedBy,
  isLabel: (word: string) => boolean,
  isWhole: (word: string) => boolean,
  areCalled: (words: readonly string[]) => boolean,
  { rules, isName, isTitle, joins }: AssignContext,
): readonly (readonly NamingWord[])[] {
  const words = tokens.map(({ kind, text }) => (kind === "word" ? text : ""));
  // Behind 6.75, the monthly payment is what a mortgage is looked for by, and no extra payment of 6.75 a month.
  const inName = new Set(
    words.flatMap((_, from) =>
      Array.from({ length: mostOfName - 1 }, (_each, more) => from + 2 + more).flatMap((to) => {
        const some = words.slice(from, to);
        return some.length === to - from && areCalled(some) ? some.map((_word, at) => from + at) : [];
      }),
    ),
  );
  const first = words.findIndex((word) => word !== "" && isName(word) && !joins(word));
  // All that an input is called, before a value, names it: of "right triangle hypotenuse 13", the 13.
  const namesValue = (word: string, at: number): boolean =>
    isWhole(word) && !isTitle(word) && words[at + 1] === "";
  const end = words.findIndex(
    (word, at) => at > first && (word === "" || !isName(word) || isLabel(word) || namesValue(word, at)),
  );
  // Where its author says what people give: the payment is what a mortgage is looked for by, and of the down payment one word of two.
  const namesAt = (text: string, at: number): ReadonlySet<string> => {
    const ids = namedBy(text);
    if (rules.order === undefined || !isName(text) || isWhole(text)) return ids;
    const beside = [words[at - 1], words[at + 1]].flatMap((word = "") => [...namedBy(word)]);
    return new Set([...ids].filter((id) => beside.includes(id)));
  };
  const gaps: NamingWord[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isCalled =
      (first !== -1 && at >= first && (end === -1 || at < end)) ||
      inName.has(at) ||
      (isTitle(token.text) && !isLabel(token.text));
    if (token.kind !== "word") gaps.push([]);
    else
      gaps.at(-1)?.push({
        at,
        text: token.text,
        names: isCalled || joins(token.text) ? new Set() : namesAt(token.text, at),
      });
  }
  return gaps;
}

/**
 * Whether all that calls the page is the name of something it asks besides what it is of: a line about sales tax is of no car
 * loan, which asks for that too.
 */
function isCalledByInput(
  tokens: readonly LineToken[],
  namedBy: NamedBy,
  main: string | undefined,
  { isName, isTitle, joins }: AssignContext,
): boolean {
  const names = tokens.flatMap(({ kind, text }) =>
    kind === "word" && isName(text) && !joins(text) ? [text] : [],
  );
  const [first, ...others] = names.map(namedBy);
  if (first === undefined || names.some(isTitle)) return false;
  const asked = [...first].filter((id) => others.every((ids) => ids.has(id)));
  return asked.length > 0 && asked.every((id) => id !== main);
}

/** What a page is of, where its author lists no order: the first that it asks for and that is no choice. */
function mainOf(open: readonly ScalarInput[]): string | undefined {
  return open.find(({ type }) => type !== "choice")?.id;
}

interface ChosenOption {
  readonly id: string;
  readonly option: string;
  /** The words that say so. */
  readonly at: readonly number[];
}

/** Options that words of the line name, by the choice they belong to. */
function chosenOptions(
  tokens: readonly LineToken[],
  open: readonly ScalarInput[],
  { fits, named }: Reading,
  { translator, isName, isTitle, joins }: AssignContext,
): readonly ChosenOption[] {
  const words = tokens.map(({ kind, text }, at) => (kind === "word" && !named.has(at) ? text : ""));
  const free = open.filter((input) => fits.every((fit) => fit.input.id !== input.id));
  return free.flatMap((input) => {
    if (input.type !== "choice") return [];
    const label = messageWords(translator.messageAt(`inputs.${input.id}.label`));
    const labelled = words.flatMap((word, at) => (word !== "" && label.has(folded(word)) ? [at] : []));
    const options = words.flatMap((word, at) => {
      const isLabelled = labelled.includes(at - 1);
      const isCalled = !isLabelled && isName(word);
      // The level in "prior record level III" is what the choice is called, not the first of its levels.
      if (word === "" || labelled.includes(at) || (joins(word) && !isLabelled)) return [];
      // The circle in "area of a circle" is one beside a radius; alone, it is what the page is called.
      if (isCalled && (isTitle(word) || fits.length === 0)) return [];
      const isLong = [...word].length > 3 || !/\p{Script=Latin}/u.test(word);
      if (!isLabelled && !isLong) return [];
      const place = isLabelled ? "beside its label" : isCalled ? "in a name" : "alone";
      const option = optionMeant(input, word, translator, place);
      return option === undefined ? [] : [{ option, at }];
    });
    const [first] = options;
    return first === undefined ? [] : [{ id: input.id, option: first.option, at: [first.at, ...labelled] }];
  });
}

/** Words as short as this are in many a name of a unit: square feet per acre. */
const joining = 3;

/** Whether a unit stands with no amount: then it is what the line asks for, and no name of the page: 1 bigha in acres. */
function hasAnotherUnit(
  tokens: readonly LineToken[],
  open: readonly ScalarInput[],
  { unitNames }: AssignContext,
): boolean {
  const units = new Set(
    open.flatMap((input) =>
      input.type === "quantity" ? input.readable.flatMap(({ id }) => unitNames(id).flatMap(wordsOfName)) : [],
    ),
  );
  return tokens.some(({ kind, text }) => kind === "word" && units.has(folded(text)));
}

/** Whether a word is what people write for a unit that is asked for: sq ft of a triangle. */
function isUnitOf(open: readonly ScalarInput[], word: string, { unitNames }: AssignContext): boolean {
  return open.some(
    (input) =>
      input.type === "quantity" &&
      input.readable.some(({ id }) => unitNames(id).map(folded).includes(folded(word))),
  );
}

function wordsOfName(name: string): readonly string[] {
  return name
    .split(/[^\p{L}]+/u)
    .filter((word) => [...word].length > joining)
    .map(folded);
}
