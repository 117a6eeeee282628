import type { InputValues } from "../runtime/answer.ts";
import type { AskRules } from "../presentation/ask-index.ts";
import { checkInput } from "../runtime/check-inputs.ts";
import type { Calculator, InputDescription, ScalarInput, VariantInputs } from "../runtime/description.ts";
import type { InputKind } from "../runtime/kinds/kind.ts";
import { readField } from "../runtime/reading/read-field.ts";
import { readInputs } from "../runtime/reading/read-inputs.ts";
import type { UnitNames } from "../runtime/reading/unit-index.ts";
import { openInputs } from "../presentation/variant.ts";
import type { Translator } from "../presentation/translator.ts";
import { folded } from "./line-text.ts";
import type { LinePiece } from "./line-pieces.ts";
import { messageWords } from "./message-words.ts";
import { dayNamed, dayOfYear } from "./named-days.ts";
import { optionMeant } from "./option-meant.ts";

/** What values of a line are given to. */
export interface Assignment {
  /** Canonical texts by input id. */
  readonly texts: Readonly<Record<string, string>>;
  /** A value that could be another input's. */
  readonly doubt?: Doubt;
}
export interface Doubt {
  readonly text: string;
  readonly input: string;
  readonly others: readonly string[];
}

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
  /** Whether a word is one the page is called by. */
  readonly isName: (word: string) => boolean;
}

interface Fit {
  readonly at: number;
  readonly input: ScalarInput;
  readonly canonical: string;
  readonly kind: number;
  readonly labels: number;
  readonly score: number;
  /** The choice that the sign of its currency makes. */
  readonly implied: Readonly<Record<string, string>>;
}

/** Most inputs that are offered in place of the one a value was taken for. */
const mostOthers = 2;

/** Gives each value of a line to an input; undefined where one has none, or where nothing was given at all. */
export function assignValues(pieces: readonly LinePiece[], context: AssignContext): Assignment | undefined {
  const { calculator, variant, rules } = context;
  const open = inSaidOrder(openInputs(calculator.description, variant), rules.order).flatMap((input) =>
    input.type === "rows" ? [] : [input],
  );
  const visible = readInputs(calculator, {}, { today: context.today, ...variant }).visible;
  const values = pieces.flatMap(({ kind }, at) => (kind === "word" ? [] : [at]));
  const fits = values.flatMap((at) =>
    open.flatMap((input, order) => fitOf(pieces, at, input, order, visible, context)),
  );
  const taken: Fit[] = [];
  for (let rest = fits; rest.length > 0;) {
    const [best] = rest.toSorted((one, other) => other.score - one.score || one.at - other.at);
    if (best === undefined) break;
    taken.push(best);
    rest = rest.filter(({ at, input }) => at !== best.at && input.id !== best.input.id);
  }
  if (values.some((at) => taken.every((fit) => fit.at !== at))) return undefined;
  const chosen = chosenOptions(pieces, open, taken, context);
  if (isAboutOtherThings(pieces, open, Object.values(chosen), context)) return undefined;
  const doubt = doubtIn(pieces, fits, taken, visible);
  return {
    texts: {
      ...Object.fromEntries(
        taken.flatMap(({ input, canonical, implied }) => [
          ...Object.entries(implied),
          [input.id, canonical] as const,
        ]),
      ),
      ...chosen,
    },
    ...(doubt === undefined ? {} : { doubt }),
  };
}

/** The inputs in the order people say them: those their author lists before the others. */
function inSaidOrder(
  inputs: readonly InputDescription[],
  order: readonly string[] = [],
): readonly InputDescription[] {
  const listed = order.flatMap((id) => inputs.find((input) => input.id === id) ?? []);
  return [...listed, ...inputs.filter((input) => !listed.includes(input))];
}

function fitOf(
  pieces: readonly LinePiece[],
  at: number,
  input: ScalarInput,
  order: number,
  visible: Readonly<Record<string, boolean>>,
  context: AssignContext,
): readonly Fit[] {
  const piece = pieces[at];
  if (piece === undefined) return [];
  const kind = kindFit(input, piece, context.rules.order?.includes(input.id) === true);
  if (kind === 0) return [];
  const implied = currencyMeant(input, piece.text, context);
  const canonical = canonicalOf(input, piece.text, implied, context);
  if (canonical === undefined) return [];
  const labels = labelHits(pieces, at, input, context);
  if (input.type === "choice" && labels === 0) return [];
  const isMeant = context.meant[piece.text] === input.id;
  // What its author lists is asked by people, whether or not the page asks it at first.
  const isAside = visible[input.id] === false && context.rules.order?.includes(input.id) !== true;
  const score = (isMeant ? 1000 : 0) + kind * 10 + labels * 30 - order - (isAside ? 8 : 0);
  return [{ at, input, canonical, kind, labels, score, implied }];
}

/** The choice of a currency by the sign of an amount it decides: $64 are dollars. */
export function currencyMeant(
  input: ScalarInput,
  text: string,
  { calculator, variant, translator }: AssignContext,
): Readonly<Record<string, string>> {
  const kind: InputKind<ScalarInput> = input.kind;
  const decider = kind.decidedBy?.(input);
  const [sign] = /\p{Sc}/u.exec(text) ?? [];
  if (decider === undefined || sign === undefined || Object.hasOwn(variant.fixed, decider)) return {};
  const choice = calculator.description.inputs.find(({ id }) => id === decider);
  const option = choice?.type === "choice" ? optionMeant(choice, sign, translator) : undefined;
  return option === undefined ? {} : { [decider]: option };
}

/** How well the form of a value suits a kind of input; 0 where it does not. */
function kindFit(input: ScalarInput, { kind, text }: LinePiece, isListed: boolean): number {
  const isPercent = /[%٪]/.test(text);
  const isMoney = /\p{Sc}/u.test(text);
  const isLarge = /\d\s*(?:k|m)$/i.test(text);
  const hasWords = /\p{L}|['"′″]/u.test(text) && !isLarge;
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
    const reading = readField(input, each, { locale: tag, today, unitNames, values });
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

/** How many words beside a value, up to the next, are words of the input's label. */
function labelHits(
  pieces: readonly LinePiece[],
  at: number,
  input: ScalarInput,
  { translator, isName }: AssignContext,
): number {
  const words = messageWords(translator.messageAt(`inputs.${input.id}.label`));
  // What the page is called says nothing of a value beside it; later, such a word names one: house 300k, down 20%.
  const name = pieces.findIndex(({ kind, text }) => kind === "word" && isName(text));
  const behind = pieces.findIndex(
    (piece, index) => index > name && (piece.kind !== "word" || !isName(piece.text)),
  );
  const isOfName = (index: number): boolean => index >= name && (behind === -1 || index < behind);
  const hits = ({ index, text }: PlacedWord): boolean =>
    !isOfName(index) && words.has(folded(text)) && [...text].length > (isLatin.test(text) ? 2 : 1);
  const before = wordsFrom(pieces, at, -1).slice(0, 2);
  const after = wordsFrom(pieces, at, 1);
  // Several words between two values are the name of the second: 300k, down payment 20%.
  const own = after.length > 1 && pieces[at + after.length + 1] !== undefined ? [] : after.slice(0, 1);
  return [...before, ...own].filter(hits).length;
}

const isLatin = /\p{Script=Latin}/u;

interface PlacedWord {
  readonly index: number;
  readonly text: string;
}

function wordsFrom(pieces: readonly LinePiece[], at: number, step: 1 | -1): readonly PlacedWord[] {
  const words: PlacedWord[] = [];
  for (let index = at + step; pieces[index]?.kind === "word"; index += step)
    words.push({ index, text: pieces[index]?.text ?? "" });
  return words;
}

/** Options that words of the line name, by the choice they belong to. */
function chosenOptions(
  pieces: readonly LinePiece[],
  open: readonly ScalarInput[],
  taken: readonly Fit[],
  context: AssignContext,
): Readonly<Record<string, string>> {
  const words = pieces.map(({ kind, text }) => (kind === "word" ? text : ""));
  const free = open.filter((input) => taken.every((fit) => fit.input.id !== input.id));
  const found = free.flatMap((input) => {
    if (input.type !== "choice") return [];
    const label = messageWords(context.translator.messageAt(`inputs.${input.id}.label`));
    const option = words.flatMap((word, at) => {
      if (word === "" || (context.isName(word) && !label.has(folded(words[at - 1] ?? "")))) return [];
      // The level in "prior record level III" is what the choice is called, not the first of its levels.
      if (label.has(folded(word))) return [];
      const isLabelled = label.has(folded(words[at - 1] ?? "")) && words[at - 1] !== "";
      const isLong = [...word].length > 3 || !/\p{Script=Latin}/u.test(word);
      if (!isLabelled && !isLong) return [];
      return optionMeant(input, word, context.translator, isLabelled ? "beside its label" : "alone") ?? [];
    });
    return option[0] === undefined ? [] : [[input.id, option[0]] as const];
  });
  return Object.fromEntries(found);
}

/** Words as short as this join others. */
const joining = 3;

/** Whether a line says something that the calculator knows nothing of: then its figures are not meant for it. */
function isAboutOtherThings(
  pieces: readonly LinePiece[],
  open: readonly ScalarInput[],
  options: readonly string[],
  { translator, isName, unitNames }: AssignContext,
): boolean {
  // A unit that stands with no amount is what the line asks for, and no name of the page: 1 bigha in acres.
  const units = new Set(
    open.flatMap((input) =>
      input.type === "quantity" ? input.readable.flatMap(({ id }) => unitNames(id).flatMap(wordsOfName)) : [],
    ),
  );
  if (pieces.some(({ kind, text }) => kind === "word" && units.has(folded(text)))) return true;
  const labels = open.map(({ id }) => messageWords(translator.messageAt(`inputs.${id}.label`)));
  const unknown = pieces.filter(
    ({ kind, text }) =>
      kind === "word" &&
      isLatin.test(text) &&
      [...text].length > joining &&
      !isName(text) &&
      labels.every((words) => !words.has(folded(text))),
  );
  return unknown.length > options.length;
}

function wordsOfName(name: string): readonly string[] {
  return name
    .split(/[^\p{L}]+/u)
    .filter((word) => [...word].length > joining)
    .map(folded);
}

/** The first value that another input could take as well. */
function doubtIn(
  pieces: readonly LinePiece[],
  fits: readonly Fit[],
  taken: readonly Fit[],
  visible: Readonly<Record<string, boolean>>,
): Doubt | undefined {
  for (const { at, input, kind, labels } of taken.toSorted((one, other) => one.at - other.at)) {
    if (labels > 0) continue;
    const others = fits
      .filter(
        (fit) =>
          fit.at === at &&
          fit.kind === kind &&
          fit.input.type === input.type &&
          fit.input.id !== input.id &&
          visible[fit.input.id] !== false &&
          !fit.input.advanced &&
          taken.every((each) => each.input.id !== fit.input.id),
      )
      .toSorted((one, other) => other.score - one.score)
      .slice(0, mostOthers)
      .map((fit) => fit.input.id);
    if (others.length > 0) return { text: pieces[at]?.text ?? "", input: input.id, others };
  }
  return undefined;
}
