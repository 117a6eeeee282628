import { answerLine, answerSentence } from "../presentation/answer-text.ts";
import { answerParts } from "../presentation/answer-parts.ts";
import { evaluate, outputsOf } from "../presentation/evaluation.ts";
import { remarkOn } from "../presentation/least-sure.ts";
import { createPresenter, type Presenter } from "../presentation/presenter.ts";
import { plainText } from "../presentation/rich-text.ts";
import { unitForms } from "../presentation/unit-words.ts";
import { createTranslator, type Locale } from "../presentation/translator.ts";
import { variantWords } from "../presentation/variant-words.ts";
import type { AskIndex, AskPage } from "../presentation/ask-index.ts";
import type { Answer } from "../runtime/answer.ts";
import type { Calculator, CalculatorWorkings, VariantInputs } from "../runtime/description.ts";
import { inLanguage } from "../presentation/variant.ts";
import { onPage } from "../runtime/on-page.ts";
import type { Texts } from "../runtime/query.ts";
import type { UnitNames } from "../runtime/reading/unit-index.ts";
import type { Words } from "../runtime/words.ts";
import { isSum } from "../runtime/reading/signed-durations.ts";
import { assignValues, canonicalOf, type AssignContext } from "./assignment.ts";
import { folded } from "./line-text.ts";
import { isNameOf, type Candidate } from "./candidate.ts";
import { amountSaid, type AmountSaid } from "./conversion.ts";
import { settleChoices } from "./implied-choices.ts";
import { unitNamesIn } from "./line-pieces.ts";
import { areWholeDays, inWholeDays, midnight, presentsWholeDays } from "./whole-days.ts";

/** What is fetched of a calculator to answer a line. */
export interface AskedModel {
  readonly calculator: Calculator;
  /** Fetched after the answer; undefined where they cannot be had. */
  readonly workings: () => Promise<CalculatorWorkings | undefined>;
  /** Its own words in the language of the reader. */
  readonly words: Words;
}

/** A line's answer. Texts are without marks. */
export interface LineAnswer {
  readonly lead: string;
  /** The main figure; empty where the answer is a reason why there is none. */
  readonly figure: string;
  readonly tail: string;
  /** One line of working; undefined where nothing was worked out. Its code is large, and is fetched after the answer. */
  readonly worked: () => Promise<string | undefined>;
  /** How sure it is, where it is not quite. */
  readonly remark?: string;
  /** The page that says more, and what its address holds. */
  readonly page?: AskPage;
  readonly query: Texts;
  /** Canonical inputs, for the terminal's line, and the units that results were asked for in. */
  readonly texts: Texts;
  readonly units: Readonly<Record<string, string>>;
  /** Inputs the line says nothing of, where they are not as on the page. */
  readonly assumed: readonly { readonly name: string; readonly value: string }[];
  /** A value that could be another input's. */
  readonly doubt?: {
    readonly text: string;
    readonly label: string;
    readonly others: readonly { readonly input: string; readonly label: string }[];
  };
}

/** What a line is answered with. */
export interface AskContext {
  readonly index: AskIndex;
  readonly locale: Locale;
  /** The shared words. */
  readonly words: Words;
  readonly today: string;
  /** The time of day it is, `14:30`. */
  readonly clock: string;
  /** Inputs that someone says a value is for, by its text. */
  readonly meant?: Readonly<Record<string, string>>;
}

/** Fetches what there is of a calculator. */
export type LoadModel = (calculator: string) => Promise<AskedModel | undefined>;

/** The answer of the first candidate that has one. */
export async function answerFirst(
  candidates: Iterable<Candidate>,
  context: AskContext,
  load: LoadModel,
): Promise<LineAnswer | undefined> {
  for (const candidate of candidates) {
    if (candidate.kind === "conversion") return conversionAnswer(candidate, context);
    const model = await load(candidate.page.calculator);
    const answer = model === undefined ? undefined : answerCandidate(candidate, model, context);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function conversionAnswer(
  { conversion, page }: Candidate & { readonly kind: "conversion" },
  { index, locale, words }: AskContext,
): LineAnswer {
  const { amount, converted, worked, canonical, unit } = conversion;
  const { amount: inWords } = unitForms(createTranslator(locale, words, {}));
  const names: UnitNames = Object.assign(
    (id: string) => unitNamesIn(index.families)(id),
    inWords === undefined ? {} : { amount: inWords },
  );
  const write = (each: AmountSaid): string => amountSaid(each, locale.tag, names);
  const converts = page?.rules?.converts;
  const texts = converts === undefined ? {} : { [converts.input]: canonical };
  return {
    lead: `${typeof amount === "string" ? amount : write(amount)} =`,
    figure: write(converted),
    tail: "",
    worked: () => Promise.resolve(worked?.map(write).join(" = ")),
    ...(page === undefined ? {} : { page }),
    query: converts === undefined ? {} : { ...texts, [`in.${converts.output}`]: unit },
    texts,
    units: converts === undefined ? {} : { [converts.output]: unit },
    assumed: [],
  };
}

/** The answer of a calculator that is given what a line says; undefined where it cannot read it. */
export function answerCandidate(
  candidate: Exclude<Candidate, { readonly kind: "conversion" }>,
  { calculator: whole, workings, words }: AskedModel,
  { index, locale, words: shared, today, clock, meant = {} }: AskContext,
): LineAnswer | undefined {
  const { page } = candidate;
  const { variant: own = { slug: "" }, rules = {} } = page;
  const variant = inLanguage(
    { fixed: own.fixed ?? {}, defaults: own.defaults ?? {} },
    whole.description,
    locale,
  );
  const calculator = onPage(whole, own);
  const translator = createTranslator(locale, shared, variantWords(words, own.slug));
  const context: AssignContext = {
    calculator,
    variant,
    rules,
    translator,
    unitNames: unitNamesIn(index.families),
    days: index.days,
    today,
    meant,
    isName: (word) => isNameOf(word, page),
  };
  const assigned =
    candidate.kind === "named"
      ? assignValues(candidate.pieces, context)
      : { texts: typedTexts(candidate, momentsIn(candidate.decided, context, clock), context) };
  if (assigned?.texts === undefined) return undefined;
  // The name of a page alone asks for the page: its own values are only an example, of a sentence as of a loan.
  const isSaid =
    Object.keys(assigned.texts).length > 0 ||
    (candidate.kind === "phrase" && Object.keys(variant.fixed).length > 0);
  if (!isSaid) return undefined;
  if (candidate.kind === "named" && isOneOfSeveral(page, assigned.texts, index)) return undefined;
  const given = { ...rules.unsaid, ...assigned.texts };
  const settled = settleChoices(calculator, variant, given, today);
  if (settled.idle.some(({ id }) => Object.hasOwn(assigned.texts ?? {}, id))) return undefined;
  const evaluation = evaluate(calculator, variant, settled.texts, { today });
  if (evaluation.answer.status === "invalid") return undefined;
  const { answer, read } = evaluation;
  const { description } = calculator;
  // A figure without a say in the answer was meant for something else: bmi 80 is no age.
  const hasNoSay = (id: string): boolean => {
    const { [id]: _, ...others } = settled.texts;
    const without = evaluate(calculator, variant, others, { today });
    return (
      without.read.canonical[id] !== read.canonical[id] &&
      JSON.stringify(outputsOf(without)) === JSON.stringify(outputsOf(evaluation))
    );
  };
  if (candidate.kind === "named" && Object.keys(assigned.texts).some(hasNoSay)) return undefined;
  const presenter = areWholeDays(description, read.values)
    ? presentsWholeDays(createPresenter(inWholeDays(description), evaluation, translator))
    : createPresenter(description, evaluation, translator);
  if (candidate.kind === "named" && isExample(calculator, variant, settled.texts, read.visible))
    return undefined;
  const parts = said(answer, presenter, candidate.kind === "phrase" ? candidate.result : undefined);
  if (parts === undefined) return undefined;
  const remark = answer.status === "answered" ? remarkOn(answer.used, translator) : undefined;
  // A link and a command mean the same in every language.
  const byLanguage = Object.entries(read.canonical).filter(
    ([id]) => variant.defaults[id] !== undefined && own.defaults?.[id] === undefined,
  );
  const texts = Object.fromEntries(
    [...byLanguage, ...Object.entries(settled.texts)].filter(([id]) => read.visible[id] !== false),
  );
  return {
    ...parts,
    worked: async () => {
      if (answer.status !== "answered") return undefined;
      const [{ workedLine }, how] = await Promise.all([import("./worked-line.ts"), workings()]);
      return how === undefined ? undefined : workedLine(answer, presenter, how, parts.figure);
    },
    ...(remark === undefined ? {} : { remark: plainText(remark.text, "without addresses") }),
    page,
    query: texts,
    texts,
    units: {},
    // A phrase says all that it is about.
    assumed: (candidate.kind === "named" ? Object.keys(rules.unsaid ?? {}) : [])
      .filter((id) => !Object.hasOwn(assigned.texts ?? {}, id) && read.visible[id] !== false)
      .map((id) => ({ name: presenter.nameOf(id), value: presenter.showById(id) ?? "" })),
    ...("doubt" in assigned && assigned.doubt !== undefined
      ? {
          doubt: {
            text: assigned.doubt.text,
            label: `${presenter.nameOf(assigned.doubt.input)}, ${presenter.showById(assigned.doubt.input) ?? ""}`,
            others: assigned.doubt.others.map((input) => ({ input, label: presenter.nameOf(input) })),
          },
        }
      : {}),
  };
}

/** Whether other pages of the calculator settle what this one asks and the line doesn't say: the class of an offense. */
function isOneOfSeveral(page: AskPage, texts: Texts, { pages }: AskIndex): boolean {
  if (Object.keys(page.variant?.fixed ?? {}).length > 0) return false;
  const settled = pages.flatMap(({ calculator, variant }) =>
    calculator === page.calculator ? Object.keys(variant?.fixed ?? {}) : [],
  );
  return settled.some((id) => !Object.hasOwn(texts, id));
}

/** Whether the answer would be about a day or rows that are only the example of the page. */
function isExample(
  { description }: Calculator,
  { fixed, defaults }: VariantInputs,
  texts: Texts,
  visible: Readonly<Record<string, boolean>>,
): boolean {
  return description.inputs.some(
    ({ id, type, default: usual }) =>
      (type === "date" || type === "datetime" || type === "rows") &&
      visible[id] !== false &&
      [texts, fixed].every((each) => !Object.hasOwn(each, id)) &&
      !["today", ""].includes(String(defaults[id] ?? usual)),
  );
}

/** The texts of a phrase as they stand in links, the choices before what may go by them; undefined where one cannot be read. */
function typedTexts(
  { typed, line }: Pick<Candidate & { readonly kind: "phrase" }, "typed" | "line">,
  decided: Texts,
  context: AssignContext,
): Texts | undefined {
  const { inputs } = context.calculator.description;
  const texts: Record<string, string | readonly string[]> = { ...decided };
  const named = inputs.filter(({ id }) => Object.hasOwn(typed, id));
  const choices = named.filter(({ type }) => type === "choice");
  for (const input of [...choices, ...named.filter(({ type }) => type !== "choice")]) {
    if (input.type === "rows" || Object.hasOwn(context.variant.fixed, input.id)) return undefined;
    const values = Object.fromEntries(
      Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    const text = typed[input.id] ?? "";
    // Bare numbers are plain arithmetic: 3 1/2 + 1/4.
    if (input.type === "duration" && !/[\p{L}:]/u.test(text)) return undefined;
    // What is taken away or multiplied is no sum: 3 h - 1 h - 30 min.
    if (input.type === "duration" && isSum(text)) return undefined;
    // A number of dollars is a number where only numbers are asked for: 20% off $59.99.
    const unsigned = input.type === "money" ? text : text.replace(/\p{Sc}/u, "");
    const canonical =
      canonicalOf(input, text, values, context) ??
      canonicalOf(input, asWritten(text, line), values, context) ??
      canonicalOf(input, unsigned, values, context);
    if (canonical === undefined) return undefined;
    texts[input.id] = canonical;
  }
  return texts;
}

/** A folded text in the words of its line: an hour is ساعة, and ساعه only to the search. */
function asWritten(text: string, line: string): string {
  const words = line.split(" ");
  return text
    .split(" ")
    .map((word) => words.find((each) => folded(each) === word) ?? word)
    .join(" ");
}

/** The values that go with a phrase: `today` is the day a line is asked on, `now` the minute. */
function momentsIn(decided: Texts, { calculator, today }: AssignContext, clock: string): Texts {
  const { inputs } = calculator.description;
  const momentOf = (id: string, text: Texts[string]): Texts[string] => {
    if (text === "now") return `${today}T${clock}`;
    if (text !== "today") return text;
    return inputs.find((input) => input.id === id)?.type === "datetime" ? `${today}${midnight}` : today;
  };
  return Object.fromEntries(Object.entries(decided).map(([id, text]) => [id, momentOf(id, text)]));
}

/** The sentence of an answer around its figure; the reason, where it has none. */
function said(
  answer: Answer,
  presenter: Presenter,
  result: string | undefined,
): Pick<LineAnswer, "lead" | "figure" | "tail"> | undefined {
  if (answer.status === "invalid") return undefined;
  const asked =
    answer.status === "answered" && result !== undefined ? aroundResult(result, presenter) : undefined;
  if (asked !== undefined) return asked;
  const parts = answer.status === "answered" ? answerParts(presenter) : undefined;
  if (parts !== undefined)
    return {
      lead: plainText(parts.lead, "without addresses"),
      figure: parts.figure.map(({ text }) => text).join(""),
      tail: plainText(parts.tail, "without addresses").trimStart(),
    };
  return { lead: plainText(answerLine(answer, presenter), "without addresses"), figure: "", tail: "" };
}

/** The sentence of an answer around a result that it says beside the main one. */
function aroundResult(
  result: string,
  presenter: Presenter,
): Pick<LineAnswer, "lead" | "figure" | "tail"> | undefined {
  const figure = presenter.showById(result);
  const sentence = answerSentence(presenter);
  if (figure === undefined || sentence === undefined) return undefined;
  const plain = plainText(sentence, "without addresses");
  const at = plain.lastIndexOf(figure);
  return at === -1
    ? undefined
    : { lead: plain.slice(0, at).trim(), figure, tail: plain.slice(at + figure.length).trim() };
}
