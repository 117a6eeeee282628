import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import type { MessageArguments } from "../../generator/presentation/message.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { createTranslator, type Translator } from "../../generator/presentation/translator.ts";
import { unitForms } from "../../generator/presentation/unit-words.ts";
import { variantAt } from "../../generator/presentation/variant.ts";
import { variantWords } from "../../generator/presentation/variant-words.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import type {
  Calculator,
  CalculatorBackground,
  VariantDescription,
} from "../../generator/runtime/description.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { catalog } from "../../generated/catalog.ts";
import { buildDay } from "../build-day.ts";
import { evaluateForm, formOf } from "../islands/form.ts";
import { siteTranslator } from "../words/site-locales.ts";

const models = import.meta.glob<{
  readonly calculator: Calculator;
  readonly background: Pick<CalculatorBackground, "variants">;
}>("../../generated/calculators/**/model.ts");
const words = import.meta.glob<Words>("../../generated/calculators/**/words/*.json", { import: "default" });

/** A page as lists show it: with a line of figures, where it has one. */
export interface Tile extends SearchEntry {
  /** With marks: the main figure is bold. */
  readonly line?: string;
}

/** Lines with the figures of pages' examples, by route. */
export type TileLines = Readonly<Record<string, string>>;

/** The pages with their lines. */
export function withLines(entries: readonly SearchEntry[], lines: TileLines): readonly Tile[] {
  return entries.map((entry) => {
    const { [entry.route]: line } = lines;
    return line === undefined ? entry : { ...entry, line };
  });
}

/** What the calculators of these pages say in one line, worked out when the site is built. */
export async function tileLines(entries: readonly SearchEntry[], language: string): Promise<TileLines> {
  const site = siteTranslator(language);
  const lines = await Promise.all(
    entries.map(async ({ route }) => [route, await lineOf(route, site)] as const),
  );
  return Object.fromEntries(lines.flatMap(([route, line]) => (line === undefined ? [] : [[route, line]])));
}

async function lineOf(route: string, site: Translator): Promise<string | undefined> {
  const id = catalog.find(({ variants }) => variants.some((variant) => variant.route === route))?.id;
  const folder = `../../generated/calculators/${id}`;
  const [model, all] = await Promise.all([
    models[`${folder}/model.ts`]?.(),
    words[`${folder}/words/${site.locale.id}.json`]?.(),
  ]);
  assert(model !== undefined && all !== undefined, `${route} has a model and words in "${site.locale.id}".`);
  const variant = variantAt(model.background, route);
  const own = createTranslator(site.locale, site.words, variantWords(all, variant.slug));
  const lineOn = (today: string): string | undefined => lineAt(model.calculator, variant, own, today);
  const line = lineOn(buildDay);
  // A list is read long after it was made: what another day would change is not said.
  return line === lineOn(muchLater) ? line : undefined;
}

/** A day that no example looks at. */
const muchLater = "2077-03-15";

function lineAt(
  calculator: Calculator,
  variant: VariantDescription,
  translator: Translator,
  today: string,
): string | undefined {
  const { description } = calculator;
  const { tag } = translator.locale;
  const setting = { calculator, variant, locale: tag, unitNames: unitForms(translator) };
  const evaluation = evaluateForm(setting, formOf(setting, today));
  if (evaluation.answer.status !== "answered") return undefined;
  const presenter = createPresenter(description, evaluation, translator);
  const tile = presenter.text("tile", { ...wholeAmounts(presenter), ...typedArithmetic(presenter) });
  // What a court may do depends on more than an example shows: only a sentence made for it is said alone.
  if (tile !== undefined || description.isLaw !== undefined) return tile;
  const sentence = firstSentence(answerSentence(presenter) ?? "", tag);
  const isShort = plainText(sentence, "without addresses").length <= longestLine;
  return isShort && sentence.includes(mainFigureMark) ? sentence : undefined;
}

/** Amounts of money that someone put in, without cents where they have none: a line is to be read at a glance. */
function wholeAmounts(presenter: Presenter): MessageArguments {
  const { description, values } = presenter;
  return Object.fromEntries(
    description.inputs.flatMap(({ id }) => {
      const display = description.displays[id];
      const value = values[id];
      return display?.kind === "money" && typeof value === "number" && Number.isInteger(value)
        ? [[id, presenter.say({ ...display, digits: wholeDigits }, value)]]
        : [];
    }),
  );
}

/** Arithmetic as the example has it: its value is the answer. */
function typedArithmetic({ description }: Presenter): MessageArguments {
  return Object.fromEntries(
    description.inputs.flatMap((input) =>
      input.type === "expression" && input.default !== undefined
        ? [[input.id, input.default.replaceAll("*", "×")]]
        : [],
    ),
  );
}

const wholeDigits = { minimum: 0, maximum: 0 };

/** A sentence without its main figure says nothing yet. */
const mainFigureMark = "**";

/** About two lines of a tile. */
const longestLine = 110;

function firstSentence(text: string, tag: string): string {
  const [first] = new Intl.Segmenter(tag, { granularity: "sentence" }).segment(text);
  return first?.segment.trim() ?? "";
}
