import { evaluate, outputsOf, valuesOf } from "../presentation/evaluation.ts";
import { warningFor } from "../presentation/answer-warning.ts";
import { createPresenter } from "../presentation/presenter.ts";
import { plainText } from "../presentation/rich-text.ts";
import { typedUnits } from "../presentation/typed-unit.ts";
import { createTranslator, type Translator } from "../presentation/translator.ts";
import { variantWords } from "../presentation/variant-words.ts";
import {
  calculatorOf,
  categoriesWithCases,
  categoryOf,
  type AskIndex,
  type AskPage,
  type AskRules,
} from "../presentation/ask-index.ts";
import type { Calculator, VariantInputs } from "../runtime/description.ts";
import type { WorkedStepModel } from "../presentation/worked-steps.ts";
import { inLanguage, openInputs } from "../presentation/variant.ts";
import { cached } from "../runtime/intl-cache.ts";
import { onceFor } from "../runtime/once.ts";
import type { Texts } from "../runtime/query.ts";
import type { Words } from "../runtime/words.ts";
import { assignValues } from "./assignment.ts";
import { shownDoubt } from "./doubt.ts";
import type { Candidate } from "./candidate.ts";
import { areNameOf, isNameOf, isOfTitle, joiningWords } from "./page-names.ts";
import { conversionAnswer } from "./conversion-answer.ts";
import { currencyChoiceOf, type AssignContext } from "./fit.ts";
import { isFilled } from "./filled-text.ts";
import { comparable, hasSay } from "./has-say.ts";
import { applyImpliedChoices } from "./implied-choices.ts";
import { saysRange, unitNamesIn } from "./line-tokens.ts";
import { folded } from "./line-text.ts";
import { namersAmong } from "./naming.ts";
import { momentsIn, typedTexts, yearsTried } from "./typed-texts.ts";
import { split } from "./answer-parts.ts";
import { followIn, otherUnits, resultUnits, wantedUnits } from "./result-units.ts";
import type { AskContext, LineAnswer } from "./line-answer.ts";
import { inputsNeeded, unsaidTexts } from "./unsaid.ts";
import { isYearly } from "./yearly-rates.ts";
import { areWholeDays, inWholeDays, presentsWholeDays } from "./whole-days.ts";

/** What is fetched of a calculator to answer a line. */
export interface SearchAnswerModel {
  readonly calculator: Calculator;
  /** Fetched after the answer; undefined where they cannot be had. */
  readonly stepModel: () => Promise<WorkedStepModel | undefined>;
  /** Its own words in the language of the reader. */
  readonly words: Words;
}

/** A page that a line begins to fill in and leaves out what only who asks can say: a weight, a price. It has no answer yet. */
export interface IncompletePage {
  readonly page: AskPage;
  /** Canonical inputs, for its address and the terminal's line. */
  readonly texts: Texts;
  readonly values: readonly { readonly name: string; readonly value: string }[];
  /** The names of the inputs it still needs. */
  readonly needed: readonly string[];
}

/** What comes of a line. */
export interface LineReply {
  readonly answer: LineAnswer | undefined;
  readonly incomplete: IncompletePage | undefined;
}

/** Fetches what there is of a calculator. */
export type LoadModel = (calculator: string) => Promise<SearchAnswerModel | undefined>;

/** The answer of the first candidate that has one; else the first page that the line begins. */
export async function answerFirst(
  candidates: Iterable<Candidate> | AsyncIterable<Candidate>,
  context: AskContext,
  load: LoadModel,
): Promise<LineReply> {
  let incomplete: IncompletePage | undefined;
  let isNamed = false;
  const called: { readonly candidate: Asking; readonly model: SearchAnswerModel }[] = [];
  const withCases = categoriesWithCases(context.index.pages);
  for await (const candidate of candidates) {
    // What a line names first is meant, and no other page it could name.
    if (isNamed && candidate.kind === "named") continue;
    // What a phrase took for the rate of a tip is no bill.
    if (candidate.kind === "named" && incomplete !== undefined && isOfPage(candidate, incomplete)) continue;
    // A word of a charge may be what counts: nothing is passed over in a line about the law.
    const isOfLaw = candidate.page !== undefined && withCases.has(categoryOf(candidate.page));
    if (isOfLaw && candidate.kind !== "named" && candidate.around !== undefined) continue;
    if (candidate.kind === "conversion")
      return { answer: conversionAnswer(candidate, context), incomplete: undefined };
    const model = await load(calculatorOf(candidate.page));
    const isGuess = candidate.isGuess === true && candidate.kind === "named";
    const reply =
      model === undefined || isGuess
        ? undefined
        : answerCandidate(candidate, model, await withCode(candidate, context));
    if (model !== undefined && candidate.kind === "named" && !isOfLaw) called.push({ candidate, model });
    if (reply?.answer !== undefined) return reply;
    incomplete ??= reply?.incomplete;
    isNamed ||= reply !== undefined && candidate.kind === "named";
  }
  // Who says all that a page needs, each with its unit or its name, may say more: it is told that this was not read.
  for (const { candidate, model } of incomplete === undefined ? called : []) {
    const reply = answerCandidate(candidate, model, await withCode(candidate, context), true);
    if (reply?.answer !== undefined) return reply;
  }
  return { answer: undefined, incomplete };
}

function isOfPage({ page }: Asking, begun: IncompletePage): boolean {
  return calculatorOf(page) === calculatorOf(begun.page);
}

/** With the code that few lines need: what tells results in the units that a line says, and what finds an input. */
export async function withCode(candidate: Asking, context: AskContext): Promise<AskContext> {
  const texts =
    candidate.kind === "named" ? candidate.tokens.map(({ text }) => text) : Object.values(candidate.typed);
  const isFinding = candidate.kind === "phrase" && candidate.from !== undefined;
  const code = isFinding ? await import("./find-in-line.ts").catch(() => undefined) : undefined;
  return { ...context, follow: await followIn(texts), find: code?.findInLine };
}

type Asking = Exclude<Candidate, { readonly kind: "conversion" }>;

/** The answer of a calculator that is given what a line says; undefined where it cannot read it. */
export function answerCandidate(
  candidate: Asking,
  model: SearchAnswerModel,
  context: AskContext,
  passesOver = false,
): LineReply | undefined {
  for (const years of yearsTried(candidate)) {
    const reply = answerInYear(candidate, years, model, context, passesOver);
    if (reply !== undefined) return reply;
  }
  return undefined;
}

/** What puts a page into words: a line may try several times whether a page answers it. */
const translatorsWith = onceFor((shared: Words) =>
  onceFor((words: Words) =>
    cached((locale: AskContext["locale"], slug: string) =>
      createTranslator(locale, shared, variantWords(words, slug)),
    ),
  ),
);

function answerInYear(
  candidate: Asking,
  yearsLater: number | undefined,
  { calculator, stepModel, words }: SearchAnswerModel,
  { index, locale, words: shared, today, clock, meant = {}, follow, find }: AskContext,
  passesOver: boolean,
): LineReply | undefined {
  const { page } = candidate;
  const around = candidate.kind === "phrase" ? (candidate.around ?? []) : [];
  const { variant: own = {}, rules = {} } = page;
  const variant = inLanguage(
    { fixed: own.fixed ?? {}, defaults: own.defaults ?? {} },
    calculator.description,
    locale,
  );
  const translator = translatorsWith(shared)(words)(locale, slugOf(page));
  const joins = joiningWords(index);
  const before = candidate.kind === "named" ? candidate.before : undefined;
  const context: AssignContext = {
    calculator,
    variant,
    rules,
    translator,
    unitNames: unitNamesIn(index.families),
    days: index.days,
    today,
    meant,
    passesOver,
    kept: before?.said,
    isName: (word) => isNameOf(word, page),
    areName: (some) => areNameOf(some, page),
    isTitle: (word) => isOfTitle(word, page),
    joins: (word) => joins.has(folded(word)),
  };
  if (candidate.kind === "named" && saysRange(candidate.tokens, index.to)) return undefined;
  const assigned =
    candidate.kind === "named"
      ? assignValues(candidate.tokens, context)
      : {
          texts: typedTexts(candidate, momentsIn(candidate.decided, context, clock), context, yearsLater),
          written: candidate.typed,
          unread: around,
        };
  if (assigned?.texts === undefined) return undefined;
  if (around.length > 0 && sayMore(around, calculator, variant, translator)) return undefined;
  const { texts: stated, written } = assigned;
  const all = { ...before?.said, ...stated };
  if (!isYearly(candidate, all, rules, calculator.description.inputs, variant)) return undefined;
  // The name of a page alone asks for the page: its own values are only an example, of a sentence as of a loan.
  const isSaid =
    Object.keys(stated).length > 0 || (candidate.kind === "phrase" && Object.keys(variant.fixed).length > 0);
  if (!isSaid) return undefined;
  if (candidate.kind === "named" && isOneOfSeveral(page, all, index)) return undefined;
  // Riyals in riyals are no question.
  if (rules.exchanges !== undefined && all[rules.exchanges.from] === all[rules.exchanges.to])
    return undefined;
  const said = { ...exchanged(rules, all), ...all };
  // What the page does not ask once this is said goes without saying: property tax, of a loan in yuan.
  const evaluated = evaluate(calculator, variant, said, { today }).read.visible;
  const unsaid = unsaidTexts(calculator.description, variant, rules, said, evaluated);
  const given = { ...unsaid, ...said };
  const applied = applyImpliedChoices(calculator, variant, given, today);
  if (applied.idle.some(({ id }) => Object.hasOwn(stated, id))) return undefined;
  const sought =
    candidate.kind === "phrase" && candidate.from !== undefined
      ? { ...candidate, from: candidate.from }
      : undefined;
  const inputs = sought === undefined ? applied.texts : find?.(sought, applied.texts, all, context);
  if (inputs === undefined) return undefined;
  const evaluation = evaluate(calculator, variant, inputs, { today });
  if (evaluation.answer.status === "invalid") return undefined;
  const { answer, read } = evaluation;
  const { description } = calculator;
  // A figure without a say in the answer was meant for something else: bmi 80 is no age.
  const hasNoSay = (id: string): boolean => {
    const { [id]: _, ...others } = inputs;
    const without = evaluate(calculator, variant, others, { today });
    return (
      without.read.values[id] !== read.values[id] &&
      comparable(outputsOf(without)) === comparable(outputsOf(evaluation))
    );
  };
  // A currency says in what all is told: the figures are the same.
  const isCurrency = (id: string): boolean =>
    description.inputs.some((input) => input.type !== "rows" && currencyChoiceOf(input) === id);
  if (candidate.kind === "named" && Object.keys(stated).some((id) => !isCurrency(id) && hasNoSay(id)))
    return undefined;
  // A value that goes with a phrase is in no unit that the line says.
  const decided = candidate.kind === "phrase" ? candidate.decided : {};
  const isSaidHere = (id: string): boolean => !Object.hasOwn(decided, id) || isFilled(decided[id]);
  const wanted = wantedUnits(
    description,
    candidate.wanted,
    candidate.kind === "phrase" ? candidate.result : undefined,
  );
  if (wanted === undefined) return undefined;
  // A converter tells the other unit.
  const followed =
    rules.converts === undefined
      ? follow?.(description, {
          given: Object.fromEntries(
            Object.entries({ ...all, ...written }).filter(([id]) => Object.hasOwn(all, id) && isSaidHere(id)),
          ),
          canonical: read.canonical,
          unitNames: context.unitNames,
          values: valuesOf(evaluation),
        })
      : undefined;
  const units = {
    ...(followed === undefined ? {} : resultUnits(description, followed)),
    ...otherUnits(rules, read.canonical),
    ...before?.units,
    ...wanted,
  };
  const typed = typedUnits(description, read.canonical);
  const presenter = areWholeDays(description, read.values)
    ? presentsWholeDays(createPresenter(inWholeDays(description), evaluation, translator))
    : createPresenter(description, evaluation, translator, (id) => units[id] ?? typed(id) ?? followed?.(id));
  // A link and a command mean the same in every language.
  const byLanguage = Object.entries(read.canonical).filter(
    ([id]) => variant.defaults[id] !== undefined && own.defaults?.[id] === undefined,
  );
  const texts = Object.fromEntries(
    [...byLanguage, ...Object.entries(inputs)].filter(([id]) => read.visible[id] !== false),
  );
  const isListed = (id: string): boolean =>
    description.inputs.some((input) => input.id === id && input.type === "rows");
  const isShown = (id: string): boolean => read.visible[id] !== false && !isListed(id);
  const named = (ids: readonly string[]): LineAnswer["assumed"] =>
    ids.map((id) => ({ name: presenter.nameOf(id), value: presenter.showById(id) ?? "" }));
  const needed = inputsNeeded(description, variant, rules, inputs, read.visible);
  if (needed.length > 0) {
    // An option is named by a word that may as well be about anything.
    const isChoice = (id: string): boolean =>
      description.inputs.some((input) => input.id === id && input.type === "choice");
    if (Object.keys(all).every(isChoice)) return undefined;
    const names = needed.map((id) => presenter.nameOf(id));
    return {
      answer: undefined,
      incomplete: { page, texts, values: named(Object.keys(all)), needed: names },
    };
  }
  const [ofValue] = Object.keys(stated).flatMap((id) => rules.results?.[id] ?? []);
  const ofName = "result" in assigned ? assigned.result : undefined;
  const ofLine = candidate.kind === "phrase" ? candidate.result : (ofName ?? ofValue ?? before?.asked);
  const asked = sought === undefined ? ofLine : undefined;
  // What goes by a figure that a phrase puts in, and nobody said, is told to nobody.
  const putIn = description.inputs.flatMap(({ id, type }) => {
    const isPutIn = asked !== undefined && figureTypes.has(type) && isFigure(decided[id]);
    return isPutIn ? [presenter.showById(id) ?? ""] : [];
  });
  const parts = split(answer, presenter, ofLine, putIn.length > 0 || sought !== undefined);
  if (parts === undefined) return undefined;
  const results = description.outputs.flatMap((output) =>
    output.type === "value" && (asked === undefined ? output.primary === true : output.id === asked)
      ? [output.id]
      : [],
  );
  // A price found from a payment goes by all that is paid besides.
  const saysAll = candidate.kind === "named" || sought !== undefined;
  const hasSayIn = (id: string): boolean =>
    description.inputs.some(
      (input) => input.id === id && hasSay(input, results, inputs, { calculator, variant, today }),
    );
  const warning = answer.status === "answered" ? warningFor(answer.used, translator) : undefined;
  const answered: LineAnswer = {
    ...parts,
    calculation: async () => {
      if (answer.status !== "answered") return undefined;
      const [{ calculationLine }, how] = await Promise.all([import("./calculation-line.ts"), stepModel()]);
      return how === undefined ? undefined : calculationLine(answer, presenter, how, parts.result, putIn);
    },
    ...(warning === undefined ? {} : { warning: plainText(warning.text, "without addresses") }),
    page,
    query: { ...texts, ...Object.fromEntries(Object.entries(units).map(([id, unit]) => [`in.${id}`, unit])) },
    texts,
    units,
    said: all,
    asked,
    kept: named(Object.keys(before?.said ?? {}).filter((id) => isShown(id) && !Object.hasOwn(stated, id))),
    assumed: named(
      assumedBy(saysAll, rules).filter(
        (id) => isShown(id) && !Object.hasOwn(all, id) && id !== sought?.result && (saysAll || hasSayIn(id)),
      ),
    ),
    unread: assigned.unread,
    ...("doubt" in assigned && assigned.doubt !== undefined
      ? { doubt: shownDoubt(assigned.doubt, presenter) }
      : {}),
  };
  return { answer: answered, incomplete: undefined };
}

/** Types of inputs that are figures. */
const figureTypes: ReadonlySet<string> = new Set([
  "number",
  "percent",
  "money",
  "quantity",
  "duration",
  "term",
]);

/** Whether a value that goes with a phrase is a figure of its own: nothing is none. */
function isFigure(text: Texts[string] | undefined): boolean {
  return typeof text === "string" && !isFilled(text) && /[1-9]/.test(text);
}

/** The inputs whose values are said beside an answer where the line doesn't say them; not `all` of a phrase, but those that have a say in it. */
function assumedBy(saysAll: boolean, { order = [], unsaid = {}, assumed = [] }: AskRules): readonly string[] {
  return saysAll ? [...new Set([...order, ...Object.keys(unsaid), ...assumed])] : assumed;
}

/** What an amount is exchanged for where the line says nothing: what the page is for, unless it is in that. */
function exchanged({ exchanges }: AskRules, texts: Texts): Texts {
  if (exchanges === undefined) return {};
  const { [exchanges.from]: from } = texts;
  const other = exchanges.usual.find((each) => each !== from);
  return from === undefined || other === undefined ? {} : { [exchanges.to]: other };
}

/** The address of a page below the category or the state of its calculator, by which it has words of its own. */
function slugOf(page: AskPage): string {
  return page.route.slice(calculatorOf(page).lastIndexOf("/") + 1);
}

/** Whether other pages of the calculator settle what this one asks and the line doesn't say: the class of an offense. */
function isOneOfSeveral(page: AskPage, texts: Texts, { pages }: AskIndex): boolean {
  if (Object.keys(page.variant?.fixed ?? {}).length > 0) return false;
  const decidedIds = pages.flatMap((each) =>
    calculatorOf(each) === calculatorOf(page) ? Object.keys(each.variant?.fixed ?? {}) : [],
  );
  return decidedIds.some((id) => !Object.hasOwn(texts, id));
}

/** Whether words around a question name something that its page asks too: half a question. */
function sayMore(
  words: readonly string[],
  calculator: Calculator,
  variant: VariantInputs,
  translator: Translator,
): boolean {
  const open = openInputs(calculator.description, variant).flatMap((input) =>
    input.type === "rows" ? [] : [input],
  );
  const namedBy = namersAmong(open, translator);
  return words.some((word) => namedBy(word).size > 0);
}
