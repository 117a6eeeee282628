import type { CalculatorModel } from "../resolve/model.ts";
import type { Layout } from "./layouts.ts";
import type { CatalogEntry, SearchEntry } from "../runtime/catalog.ts";
import type { InputDescription } from "../runtime/description.ts";
import { encodeQuery, type Texts } from "../runtime/query.ts";
import { renderMessage } from "../presentation/message.ts";
import { variantWords } from "../presentation/variant-words.ts";
import { amountTextIn } from "../runtime/reading/read-quantity.ts";
import type { Words } from "../runtime/words.ts";
import { plainText } from "../words/words.ts";
import type { SharedWords } from "./browser-words.ts";

/** What the catalog says of a calculator offered in these languages. */
export function catalogEntry(
  { id, description, background, situation, tables }: CalculatorModel,
  layouts: readonly Layout[],
  locales: readonly string[],
): CatalogEntry {
  const region = regionOf(id);
  const checked = [
    ...tables.flatMap(({ periods }) => periods.flatMap(({ citations }) => citations)),
    ...background.sources,
  ].map(({ checked_on: day }) => day);
  return {
    id,
    category: description.category,
    ...(region === undefined ? {} : { region }),
    ...(situation === undefined ? {} : { situation }),
    variants: background.variants.map(({ slug, route, related }) => {
      const layout = layouts.find(({ routes }) => routes.includes(route));
      return {
        slug,
        route,
        layout: layout?.name ?? "",
        ...(layout?.evidence === undefined ? {} : { evidence: layout.evidence }),
        ...(related === undefined ? {} : { related }),
      };
    }),
    locales,
    related: background.related,
    ...(background.notice === undefined ? {} : { notice: background.notice }),
    updated: checked.toSorted().at(-1) ?? "",
  };
}

/** Legal calculators are ordered by state, the folder under the category. */
function regionOf(id: string): string | undefined {
  const [category, region, ...rest] = id.split("/");
  return category === "legal" && rest.length > 0 ? region : undefined;
}

/** A language and its shared words. */
export interface SharedNamesIn extends SharedWords {
  readonly tag: string;
}

/** What search knows of each page of a calculator in one language. */
export function searchEntries(
  { id, description: { category, inputs }, background: { variants } }: CalculatorModel,
  words: Words,
  names: SharedNamesIn,
): readonly SearchEntry[] {
  const region = regionOf(id);
  return variants.map(({ slug, route, fixed }) => {
    const own = variantWords(words, slug);
    const values = Object.fromEntries(
      Object.entries(fixed).flatMap(([name, text]) => {
        if (typeof text !== "string") return [];
        const isQuantity = inputs.some((input) => input.id === name && input.type === "quantity");
        return [[name, isQuantity ? writeAmount(text, names) : text]];
      }),
    );
    const say = (...keys: readonly string[]): string | undefined => {
      const message = keys.map((key) => own[key]).find((each) => each !== undefined);
      return message === undefined ? undefined : plainText(message, values);
    };
    const title = say("title") ?? route;
    const short = say("short_title") ?? title;
    const brief = say("brief");
    const keywordsUnder = (start: string): readonly string[] =>
      Object.entries(own).flatMap(([key, message]) =>
        key.startsWith(start) ? [plainText(message, {})] : [],
      );
    const ofPage = keywordsUnder("keywords.also.");
    const called = new Set([...ofPage, ...keywordsUnder("keywords.")]);
    const others = keywordsUnder("other_things.");
    return {
      route,
      category,
      ...(region === undefined ? {} : { region }),
      title: short,
      ...(title === short ? {} : { fullTitle: title }),
      ...(brief === undefined ? {} : { brief }),
      summary: say("summary") ?? "",
      keywords: [...called, ...others],
      ...(others.length === 0 ? {} : { others: others.length }),
      ...casesOf(inputs, fixed, own),
    };
  });
}

/** The options of an input that the page asks for and whose options are listed by name. */
function casesOf(
  inputs: readonly InputDescription[],
  fixed: Texts,
  words: Words,
): Pick<SearchEntry, "cases"> {
  const cases = inputs.flatMap((input) =>
    input.type === "choice" && input.isListed === true && fixed[input.id] === undefined
      ? input.options.map((option) => {
          const name = words[`choices.${input.display.set}.${option}`];
          return {
            name: name === undefined ? option : plainText(name, {}),
            query: String(encodeQuery({ [input.id]: option })),
          };
        })
      : [],
  );
  return cases.length === 0 ? {} : { cases };
}

/** `90 horsepower` as the language says it. */
function writeAmount(canonical: string, { tag, nameOf }: SharedNamesIn): string {
  const [digits = "", unit] = canonical.split(" ");
  const symbol = unit === undefined ? undefined : nameOf(`units.${unit}.symbol`);
  if (unit === undefined || symbol === undefined) return canonical;
  const said = renderMessage(symbol, { count: { raw: Number(digits), shown: digits } }, tag);
  return amountTextIn(tag, digits, unit, () => [said]);
}
