import { expect, test } from "vitest";
import { changedTexts, commandLine, flagOf } from "../../generator/presentation/command-line.ts";
import { evaluate, valuesOf } from "../../generator/presentation/evaluation.ts";
import { forOne, unitWord } from "../../generator/presentation/unit-words.ts";
import type { Answer } from "../../generator/runtime/answer.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { ExampleDescription, VariantDescription } from "../../generator/runtime/description.ts";
import type { CalculatorPage } from "../../site/islands/hydrate-island.tsx";
import { onPage } from "../../generator/runtime/on-page.ts";
import { formFromQuery } from "../../site/islands/form.ts";
import { asFewAsHave } from "../setup/as-few-as-have.ts";
import { pageMarkup } from "../setup/page-markup.tsx";
import { worked } from "../setup/presented-examples.ts";
import { shellWords } from "../setup/shell-words.ts";
import { differences, printedNumbers, shownValues, type ShownValues } from "../setup/shown-values.ts";
import { everyExample, languagesOf } from "../setup/sampled-examples.ts";
import { queryOf, readUnitsOf, settingOf } from "../setup/read-units.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";
import { runTerminal } from "../setup/terminal.ts";

/** What a terminal writes after a link, where nothing can be clicked. */
const addresses = /\(\/[a-z]{2}\/[a-z0-9/-]+(?:\?[^()]*)?\)/gu;

const today = "2026-11-21";

/** How many examples of a calculator are looked at in each language but English. */
const timesElsewhere = 1;

/**
 * Page, terminal and program give the same values in English for as few examples as have each page and each formula that
 * any works out, and for some in each other language, and say the same of it. The command a page shows, which is the same in
 * all, gives its answer again in English.
 */
export function testPresentation(
  tested: TestedCalculator,
  pages: Readonly<Record<string, CalculatorPage>>,
): void {
  const { background } = tested.calculator;
  const all = background.examples.flatMap((example) => {
    const variant = tested.variants.find(({ slug }) => slug === example.variant) ?? tested.variants[0];
    return variant === undefined ? [] : [{ example, variant, name: example.id }];
  });
  const cases = everyExample ? all : asFewAsHave(all, (each) => sharedBy(each, tested));

  const languages = Object.keys(tested.words);
  test.each(
    cases.flatMap((each, index) =>
      languagesOf(languages, index, timesElsewhere).map((language) => ({ ...each, language })),
    ),
  )("$name: page, terminal and JSON say the same in $language", async ({ example, variant, language }) => {
    const markup = markupOf(tested, pages, variant, example, language);
    const page = markup === undefined ? undefined : textOf(markup);
    const day = example.today ?? today;
    const inLanguage = ["--locale", language];
    const { answer, read } = evaluate(tested.calculator, variant, example.given, { today: day });
    const { region = "" } = translatorOf(tested, variant.slug, language).locale;
    // A terminal asked in a language begins with the values of its region, an address in any with the page's own.
    const usual = tested.calculator.description.inputs.flatMap(({ id, ...input }) => {
      const text = read.visible[id] === false ? undefined : read.canonical[id];
      const isRegional = input.type !== "rows" && input.regionDefaults?.[region] !== undefined;
      return isRegional && text !== undefined ? [[id, text] as const] : [];
    });
    const usualBeside = (said: readonly string[]): readonly string[] =>
      flagsOf({ given: Object.fromEntries(usual.filter(([id]) => !said.includes(id))) });
    const units = readUnitsOf(tested, variant, example, day);
    const inUnits = Object.entries(units).flatMap(([id, unit]) => ["--in", `${id}=${unit}`]);
    const line = [
      variant.route,
      ...flagsOf(example),
      ...usualBeside(Object.keys(example.given)),
      ...inUnits,
      ...inLanguage,
    ];
    const asText = await runTerminal(line, day, 10_000);
    const printed: unknown = JSON.parse((await runTerminal([...line, "--json"], day)).out);
    const said = collapsed(`${asText.out}\n${asText.notes}`);
    // The form of a converter is its sentence: what its fields and lists say of the result is what the answer says.
    const side = markup === undefined ? undefined : convertedSide(tested, variant, language, markup);
    for (const sentence of sentencesOf(printed)) {
      if (page !== undefined && side === undefined) expect(page).toContain(sentence);
      for (const text of side ?? []) if (!isSaidInWords(text, sentence)) expect(sentence).toContain(text);
      expect(said.replaceAll(addresses, "")).toContain(sentence.replaceAll(addresses, ""));
    }

    const shown = { ...tested, calculator: onPage(tested.calculator, variant) };
    const { description } = shown.calculator;
    const values = answer.status === "answered" ? answer.values : {};
    expect(printed).toMatchObject({ calculator: variant.route, status: answer.status });
    if (markup !== undefined) expect(differences(valuesIn(markup), shownValues(shown, values))).toEqual([]);
    if (answer.status !== "answered") return;
    expect(printed).toHaveProperty("values", expect.objectContaining(printedNumbers(shown, values)));
    if (language !== "en" && !everyExample) return;
    const changed = changedTexts(description, variant, read.canonical, day);
    const [, ...words] = shellWords(commandLine(variant.route, changed, undefined, units));
    const again: unknown = JSON.parse(
      (await runTerminal([...words, ...usualBeside(Object.keys(changed)), ...inLanguage, "--json"], day)).out,
    );
    expect(again).toEqual(printed);
  });
}

/** What an example shares with others; of a converter, whose words are its units, each is of its own. */
function sharedBy(
  { example, variant }: { readonly example: ExampleDescription; readonly variant: VariantDescription },
  tested: TestedCalculator,
): ReadonlySet<string> {
  const { calculator } = tested;
  const day = example.today ?? today;
  const evaluation = evaluate(calculator, variant, example.given, { today: day });
  return new Set([
    `page ${variant.slug}`,
    `unanswered ${JSON.stringify(unansweredOf(evaluation.answer))}`,
    ...(calculator.description.converter === undefined ? [] : [`example ${example.id}`]),
    ...Object.entries(readUnitsOf(tested, variant, example, day)).map(([id, unit]) => `${id} in ${unit}`),
    ...worked(valuesOf(evaluation)),
  ]);
}

/** Why there is no answer; undefined where there is one. */
function unansweredOf(answer: Answer): unknown {
  switch (answer.status) {
    case "answered":
      return undefined;
    case "invalid":
      return answer.problems.map(({ at, code }) => [at, code]);
    case "refused":
      return answer.refusal.reason;
  }
}

/** One and two of a unit are words of their own in Arabic: the number is in the unit's word. */
function isSaidInWords(text: string, sentence: string): boolean {
  const [, unit] = /^[12](?!\d)(\p{Script=Arabic}+)$/u.exec(text) ?? [];
  return unit !== undefined && sentence.includes(unit);
}

/** The page with an example; none where a link cannot carry the example, which the page then says. */
function markupOf(
  tested: TestedCalculator,
  pages: Readonly<Record<string, CalculatorPage>>,
  variant: VariantDescription,
  example: ExampleDescription,
  language: string,
): string | undefined {
  const query = queryOf(example);
  if (formFromQuery(settingOf(tested, variant, language), today, query).unread.length > 0) return undefined;
  return pageMarkup(tested, pages, variant, { language, query, today: example.today ?? today });
}

/**
 * Every text of the page as a reader meets it, but for what stands within the answer's sentence: its addition, and the
 * list of units that lies unseen over a figure.
 */
function textOf(markup: string): string {
  const sentence = markup
    .replaceAll(/<div class="addition">.*?<\/dl>(?:<p [^>]*>[^<]*<\/p>)?<\/div>/gu, "")
    .replaceAll(/<select class="result-unit".*?<\/select>/gu, "");
  return collapsed(withoutEntities(sentence.replaceAll(/<[^>]*>/gu, "")));
}

/**
 * What the sentence of a converter's answer must hold: the figure in the field of the result, with the unit or currency
 * that the list beside it names. Undefined where there is no such figure.
 */
function convertedSide(
  tested: TestedCalculator,
  variant: VariantDescription,
  language: string,
  markup: string,
): readonly string[] | undefined {
  const { converter, outputs } = tested.calculator.description;
  const output = outputs.find(({ id }) => id === converter?.result);
  if (converter === undefined || output?.type !== "value") return undefined;
  const figure = fieldText(markup, `field-${converter.result}`);
  if (figure === undefined) return undefined;
  const list = converter.to === undefined ? `field-${converter.result}-unit` : `field-${converter.to}`;
  const chosen = fieldText(markup, list);
  const translator = translatorOf(tested, variant.slug, language);
  const units = output.display.kind === "quantity" ? output.display.units : [];
  // Beside the figure 1 the list names one: 1 hectare.
  const named = (id: string): readonly unknown[] => [
    unitWord(translator, id, "name"),
    ...(figure === "1" ? [unitWord(translator, id, "name", forOne)] : []),
  ];
  const unit = units.find(({ id }) => named(id).includes(chosen));
  const code = /(?:\(| )(?<code>[A-Z]{3})\)?$/u.exec(chosen ?? "")?.groups?.["code"];
  assert(unit !== undefined || code !== undefined, `${String(chosen)} is a unit or a currency`);
  const { tag } = translator.locale;
  if (unit !== undefined) {
    const symbol = unitWord(translator, unit.id, "symbol") ?? unitWord(translator, unit.id, "name") ?? "";
    return [collapsed(`${figure}${symbol}`)];
  }
  const money = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  const narrow = money.formatToParts(1).find(({ type }) => type === "currency")?.value ?? "";
  return [collapsed(figure), collapsed(narrow)];
}

/** What stands in a field; undefined where it is empty. */
function fieldText(markup: string, id: string): string | undefined {
  const [field = ""] = new RegExp(`<input[^>]* id="${id}"[^>]*>`, "u").exec(markup) ?? [];
  const [, value] = /\bvalue="([^"]+)"/u.exec(field) ?? [];
  return value === undefined ? undefined : withoutEntities(value);
}

/** The values the page has for programs. */
function valuesIn(markup: string): ShownValues {
  return Object.fromEntries(
    [...markup.matchAll(/<data value="([^"]*)" data-output="([^"]*)"/gu)].map(
      ([, value = "", id = ""]): [string, string] => [id, withoutEntities(value)],
    ),
  );
}

function withoutEntities(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#x27;": "'",
  };
  return text.replaceAll(/&\w+;|&#x27;/gu, (entity) => entities[entity] ?? entity);
}

function flagsOf({ given }: Pick<ExampleDescription, "given">): readonly string[] {
  return Object.entries(given).flatMap(([id, text]) => [text].flat().map((one) => `${flagOf(id)}=${one}`));
}

/** What the answer says in sentences: its own, its problems, the reason it is refused. */
function sentencesOf(printed: unknown): readonly string[] {
  if (typeof printed !== "object" || printed === null) return [];
  const texts = [
    ...("answer" in printed ? [printed.answer] : []),
    ...("problems" in printed ? messagesOf(printed.problems) : []),
    ...("refusal" in printed ? messagesOf([printed.refusal]) : []),
  ];
  return texts.flatMap((text) => (typeof text === "string" ? [collapsed(text)] : []));
}

function messagesOf(list: unknown): readonly unknown[] {
  return Array.isArray(list)
    ? list.flatMap((each: unknown) =>
        typeof each === "object" && each !== null && "message" in each ? [each.message] : [],
      )
    : [];
}

/** Without any space: a page cuts sentences into elements, a terminal into lines. The page joins the figures of a range. */
function collapsed(text: string): string {
  return text.replaceAll(/[\s\u2060]+/gu, "");
}
