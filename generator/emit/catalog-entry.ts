import type { CalculatorModel } from "../resolve/model.ts";
import type { NamesModel } from "../resolve/names.ts";
import type { Layout } from "./layouts.ts";
import type { CatalogEntry, NamedCase, SearchEntry } from "../runtime/catalog.ts";
import type { InputDescription, VariantDescription } from "../runtime/description.ts";
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

const saidInSearch =
  /^(?:variants\.[^.]+\.)?(?:(?:title|short_title|brief|summary)$|(?:keywords|other_things|names|choices)\.)/;

/** What search knows of each page of a calculator in one language. */
export function searchEntries(
  { id, description: { category, inputs }, background: { variants }, names: cases }: CalculatorModel,
  words: Words,
  names: SharedNamesIn,
): readonly SearchEntry[] {
  const region = regionOf(id);
  // A calculator of many pages has thousands of texts: those that no search says are left out once, not page by page.
  const said = Object.fromEntries(Object.entries(words).filter(([key]) => saidInSearch.test(key)));
  return variants.map(({ slug, route, fixed }) => {
    const own = variantWords(said, slug);
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
      ...casesOn(route, cases, variants, inputs, own),
    };
  });
}

/** The cases that a page is of all pages the first to fill in, and their names. */
function casesOn(
  route: string,
  names: NamesModel | undefined,
  variants: readonly VariantDescription[],
  inputs: readonly InputDescription[],
  words: Words,
): Pick<SearchEntry, "cases"> {
  const cases = (names?.cases ?? []).flatMap(({ id, fills, row }): readonly NamedCase[] => {
    const page = pageOf(fills, variants);
    if (page?.route !== route) return [];
    const [input] = inputs.filter((each) => each.type === "choice" && fills[each.id] === id);
    const key = names?.areOwn === true ? `names.each.${id}` : `choices.${input?.id ?? ""}.${id}`;
    const cells = Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, String(cell)]));
    const ofClass = plainText(words["names.class"] ?? "", cells).trim();
    const asked = Object.entries(fills).filter(([filled]) => page.fixed[filled] === undefined);
    return [
      {
        id,
        name: plainText(words[key] ?? id, {}),
        ...(ofClass === "" ? {} : { class: ofClass }),
        query: encodeQuery(Object.fromEntries(asked)).toString(),
      },
    ];
  });
  return cases.length === 0 ? {} : { cases };
}

/** The first page where most of what a case fills in is set, and nothing otherwise. */
function pageOf(fills: Texts, variants: readonly VariantDescription[]): VariantDescription | undefined {
  const setOn = ({ fixed }: VariantDescription): number =>
    Object.keys(fills).filter((id) => fixed[id] !== undefined).length;
  return variants
    .filter(({ fixed }) => Object.entries(fills).every(([id, text]) => (fixed[id] ?? text) === text))
    .toSorted((one, other) => setOn(other) - setOn(one))
    .at(0);
}

/** `90 horsepower` as the language says it. */
function writeAmount(canonical: string, { tag, nameOf }: SharedNamesIn): string {
  const [digits = "", unit] = canonical.split(" ");
  const symbol = unit === undefined ? undefined : nameOf(`units.${unit}.symbol`);
  if (unit === undefined || symbol === undefined) return canonical;
  const said = renderMessage(symbol, { count: { raw: Number(digits), shown: digits } }, tag);
  return amountTextIn(tag, digits, unit, () => [said]);
}
