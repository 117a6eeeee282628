import { expect, test } from "vitest";
import { changedTexts, commandLine, flagOf } from "../../generator/presentation/command-line.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import type { ExampleDescription, VariantDescription } from "../../generator/runtime/description.ts";
import type { CalculatorPage } from "../../site/islands/hydrate-island.tsx";
import { onPage } from "../../generator/runtime/on-page.ts";
import { formFromQuery } from "../../site/islands/form.ts";
import { pageMarkup } from "../setup/page-markup.tsx";
import { shellWords } from "../setup/shell-words.ts";
import { differences, printedNumbers, shownValues, type ShownValues } from "../setup/shown-values.ts";
import { queryOf, readUnitsOf, settingOf } from "../setup/read-units.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";
import { runTerminal } from "../setup/terminal.ts";

const today = "2026-11-21";

/**
 * Page, terminal and program give the same values for every example, and say the same of it in every language. The
 * command a page shows gives its answer again.
 */
export function testPresentation(
  tested: TestedCalculator,
  pages: Readonly<Record<string, CalculatorPage>>,
): void {
  const { background } = tested.calculator;
  const cases = background.examples.flatMap((example) => {
    const variant = tested.variants.find(({ slug }) => slug === example.variant) ?? tested.variants[0];
    return variant === undefined ? [] : [{ example, variant, name: example.id }];
  });

  test.each(Object.keys(tested.words).flatMap((language) => cases.map((each) => ({ ...each, language }))))(
    "$name: page, terminal and JSON say the same in $language",
    async ({ example, variant, language }) => {
      const markup = markupOf(tested, pages, variant, example, language);
      const page = markup === undefined ? undefined : textOf(markup);
      const day = example.today ?? today;
      const inLanguage = ["--locale", language];
      const units = readUnitsOf(tested, variant, example, day);
      const inUnits = Object.entries(units).flatMap(([id, unit]) => ["--in", `${id}=${unit}`]);
      const line = [variant.route, ...flagsOf(example), ...inUnits, ...inLanguage];
      const asText = await runTerminal(line, day, 10_000);
      const printed: unknown = JSON.parse((await runTerminal([...line, "--json"], day)).out);
      const said = collapsed(`${asText.out}\n${asText.notes}`);
      // The form of a converter is its sentence: what it says of the result stands in the field of the result.
      const field = markup === undefined ? undefined : convertedFigure(tested, markup);
      for (const sentence of sentencesOf(printed)) {
        if (page !== undefined) expect(field === undefined ? page : sentence).toContain(field ?? sentence);
        expect(said).toContain(sentence);
      }

      const shown = { ...tested, calculator: onPage(tested.calculator, variant) };
      const { description } = shown.calculator;
      const { answer, read } = evaluate(tested.calculator, variant, example.given, { today: day });
      const values = answer.status === "answered" ? answer.values : {};
      expect(printed).toMatchObject({ calculator: variant.route, status: answer.status });
      if (markup !== undefined) expect(differences(valuesIn(markup), shownValues(shown, values))).toEqual([]);
      if (answer.status !== "answered") return;
      expect(printed).toHaveProperty("values", expect.objectContaining(printedNumbers(shown, values)));
      const [, ...words] = shellWords(
        commandLine(variant.route, changedTexts(description, variant, read.canonical, day), undefined, units),
      );
      const again: unknown = JSON.parse((await runTerminal([...words, ...inLanguage, "--json"], day)).out);
      expect(again).toEqual(printed);
    },
  );
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

/** Every text of the page as a reader meets it, but for the addition that stands within the answer's sentence. */
function textOf(markup: string): string {
  const sentence = markup.replaceAll(/<div class="addition">.*?<\/dl>(?:<p [^>]*>[^<]*<\/p>)?<\/div>/gu, "");
  return collapsed(withoutEntities(sentence.replaceAll(/<[^>]*>/gu, "")));
}

/** The figure in the field of a converter's result, where there is one. */
function convertedFigure({ calculator }: TestedCalculator, markup: string): string | undefined {
  const { converter } = calculator.description;
  if (converter === undefined) return undefined;
  const [field = ""] = new RegExp(`<input[^>]* id="field-${converter.result}"[^>]*>`, "u").exec(markup) ?? [];
  const [, value] = /\bvalue="([^"]+)"/u.exec(field) ?? [];
  return value === undefined ? undefined : collapsed(withoutEntities(value));
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

function flagsOf({ given }: ExampleDescription): readonly string[] {
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

/** Without any space: a page cuts sentences into elements, a terminal into lines. */
function collapsed(text: string): string {
  return text.replaceAll(/\s+/gu, "");
}
