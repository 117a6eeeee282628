import type { CheckedWords, PartWords } from "../check/calculator-folder.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import type { LocaleEntry, SharedSpecs } from "../constructs/shared-specs.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { CalculatorBackground, VariantInputs } from "../runtime/description.ts";
import type { TableModel } from "../constructs/table-model.ts";
import type { FigureModel } from "../constructs/figure-model.ts";
import type { Message, Words } from "../runtime/words.ts";
import { readAccepted } from "./accepted-texts.ts";
import {
  checkWords,
  englishTexts,
  isAboutAge,
  isOwnList,
  missingText,
  ownListOf,
  isSlipOf,
} from "./check-words.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { inheritedIn, inheritedTexts, inListedOrder, type PartText } from "./part-texts.ts";
import { withFigures, type MissingFigure } from "./figures.ts";
import { compileMessage } from "./message.ts";
import { pathOfText } from "./text-keys.ts";
import { typedFigureCheck } from "./typed-figures.ts";
import { calculatorTexts, nameChoices, type Choosing, type FlatTexts } from "./words.ts";

/** What the shared words call options: weekdays, months, units, currencies. */
export interface SharedNames {
  readonly nameOf: (option: string, locale: LocaleEntry) => Message | undefined;
  /** The keys of a group. */
  readonly keysIn: (group: string, locale: LocaleEntry) => readonly string[];
  /** Whether the shared words of a language could be read: else nobody knows which names are missing. */
  readonly areKnown: (locale: LocaleEntry) => boolean;
}

/** What the words of a calculator depend on. */
interface Worded extends Choosing {
  readonly texts: readonly RequiredText[];
  readonly background: Pick<CalculatorBackground, "variants">;
  /** The file of the specification. */
  readonly file: string;
  readonly tables: readonly TableModel[];
  readonly figures: readonly FigureModel[];
  /** Of its amounts, where one is fixed. */
  readonly currency: string | undefined;
}
export interface CompiledWords {
  /** The words of each language that is whole enough to be shown. */
  readonly words: ReadonlyMap<string, Words>;
  /** Those of the first language while figures of tables are names in them. */
  readonly beforeFigures: Words;
  /** The keys of the texts that are those of its parts. */
  readonly inherited: ReadonlyMap<string, PartText>;
  /** What is missing, wrong or out of date. */
  readonly problems: readonly Diagnostic[];
}

/** Compiles the words of a calculator in every language it has. */
export function compileWords(
  { byLocale, accepted: record, parts = [] }: CheckedWords,
  model: Worded,
  { locales, isDraft, units }: SharedSpecs,
  sharedNames: SharedNames,
): CompiledWords {
  const [base] = locales;
  const first = base === undefined ? undefined : byLocale.get(base.id);
  if (base === undefined || first === undefined)
    return { words: new Map(), beforeFigures: {}, inherited: new Map(), problems: [] };
  const own = calculatorTexts(first.value);
  const inherited = inheritedTexts(parts, own, model.texts, base);
  const english = englishTexts(new Map([...own, ...inheritedIn(inherited, base.id)]), base.tag);
  const accepted = readAccepted(record);
  const compiled = new Map<string, Words>();
  const problems: Diagnostic[] = [];
  let beforeFigures: Words = {};
  let faulty: ReadonlySet<string> | undefined;
  const checkTypedFigures = typedFigureCheck({
    ...model,
    tables: [...model.tables, ...model.figures.flatMap(({ table }) => table ?? [])],
    units,
  });
  for (const locale of locales) {
    const source = byLocale.get(locale.id);
    if (source === undefined) continue;
    const missingParts = parts.filter((part) => !part.byLocale.has(locale.id));
    if (missingParts.length > 0) {
      const missing = missingParts.filter(({ unread }) => !unread.has(locale.id));
      problems.push(...missing.map((part) => missingFile(part, locale, source)));
      continue;
    }
    const written = calculatorTexts(source.value);
    if (locale !== base) problems.push(...onlyHere(written, inherited, source));
    const texts =
      locale === base ? english.texts : new Map([...written, ...inheritedIn(inherited, locale.id)]);
    const checked = checkWords({
      required: model.texts,
      english,
      texts,
      source,
      locale: locale.tag,
      isEnglish: locale === base,
      ...(faulty === undefined ? {} : { faulty }),
      inherited,
      acceptedText: (key) => accepted.get(key)?.get(locale.id),
    });
    faulty ??= checked.faulty;
    const named = nameChoices(
      model,
      checked.words,
      (option) => sharedNames.nameOf(option, locale),
      locale.tag,
    );
    if (locale === base) beforeFigures = named.words;
    const figured = withFigures(
      named.words,
      model.figures,
      model.background.variants.map(({ slug }) => slug),
      { locale, shared: (key) => sharedNames.nameOf(key, locale) },
    );
    // The texts of an input under a misspelled name are there, with it.
    const unknown = checked.problems.flatMap(({ code, suggestion }) =>
      code === "text_unknown_key" && suggestion !== undefined ? [ownerOf(suggestion)] : [],
    );
    const unnamed = sharedNames.areKnown(locale)
      ? named.missing.filter((key) => !unknown.includes(ownerOf(key)))
      : [];
    const found = [
      ...checked.problems,
      ...checkPageTexts(model.background.variants, texts, source, locale.tag),
      ...(locale === base ? figureProblems(model, english.texts, figured.missing, source) : []),
      ...checkTypedFigures({
        texts: locale === base ? own : written,
        source,
        tag: locale.tag,
        shared: (key) => textOf(sharedNames.nameOf(key, locale)),
      }),
      ...unnamed.map((key) => missingText(key, source)),
    ];
    problems.push(...found);
    // A draft is shown without a translation that has gaps.
    const isComplete =
      found.every(isAboutAge) && [...inherited.keys()].every((key) => isListed(key) || texts.has(key));
    if (isDraft && locale !== base && !isComplete) continue;
    compiled.set(locale.id, inListedOrder(figured.words, model.texts));
  }
  return { words: compiled, beforeFigures, inherited, problems };
}

/** An entry of a list, which may be longer in one language than in another. */
function isListed(key: string): boolean {
  return /\.\d+$/u.test(key);
}

function textOf(message: Message | undefined): string | undefined {
  return typeof message === "string" ? message : undefined;
}

/** Figures that nothing names, and that a page lacks. */
function figureProblems(
  { file, figures }: Worded,
  all: FlatTexts,
  missing: readonly MissingFigure[],
  source: SourceDocument,
): readonly Diagnostic[] {
  const named = [...all.values()].join("\n");
  return [
    ...figures
      // A part's own check says which of its figures it does not name; a calculator may leave out the text that does.
      .filter(({ place }) => place.file === file)
      .filter(
        ({ table, columns }) =>
          table !== undefined && !columns.some(({ name }) => named.includes(`{${name}`)),
      )
      .map(({ id, place }) => diagnose("unused_name", { name: id }, place)),
    ...missing.map(({ key, name, variant }) =>
      diagnose(
        "argument_not_fixed",
        { name, variant },
        source.placeOf(pathOfText(source.value, key), "value"),
      ),
    ),
  ];
}

/** Texts a translation says itself where the English is a part's: both are said in one place. */
function onlyHere(
  texts: FlatTexts,
  inherited: ReadonlyMap<string, unknown>,
  source: SourceDocument,
): readonly Diagnostic[] {
  return [...texts.keys()].flatMap((key) =>
    inherited.has(key)
      ? [diagnose("text_not_in_english", { key }, source.placeOf(pathOfText(source.value, key), "key"))]
      : [],
  );
}

/** A part without words in a language that the calculator has. */
function missingFile({ folder }: PartWords, { id }: LocaleEntry, source: SourceDocument): Diagnostic {
  return diagnose("words_missing", { file: `specs/${folder}/${id}.yaml` }, source.placeOf([], "key"));
}

/** Whether the words it takes in are there in the first language; where they are not, that was reported with them. */
export function hasFirstWords({ parts = [] }: CheckedWords, { locales: [base] }: SharedSpecs): boolean {
  return base === undefined || parts.every(({ byLocale }) => byLocale.has(base.id));
}

/** Texts that follow from the names a specification gives, whatever else is wrong with it. */
const certain = /^(?:title|summary|inputs\.\w+\.label|examples\.\w+|checks\.\w+)$/;

/** Of the texts `wanted` by a specification that has mistakes, those that certainly are missing: neither its own nor of its parts. */
export function lackingTexts(
  own: FlatTexts,
  parts: readonly PartWords[],
  wanted: readonly RequiredText[],
  base: LocaleEntry | undefined,
): readonly RequiredText[] {
  const texts = wanted.map((each) => ({ ...each, arguments: "any" as const }));
  const inherited = base === undefined ? noTexts : inheritedTexts(parts, own, texts, base);
  const unwanted = [...own.keys()].filter((key) => !wanted.some((each) => each.key === key));
  return texts.filter(
    ({ key, required }) =>
      required &&
      certain.test(key) &&
      !own.has(key) &&
      !inherited.has(key) &&
      // A name that was changed on one side alone was told there.
      !unwanted.some((other) => isSlipOf(other, key)),
  );
}

const noTexts: ReadonlyMap<string, PartText> = new Map();

/**
 * What is wrong with the words whatever the specification says: unreadable texts, and gaps and age of translations.
 * `wanted`: the texts that what could be resolved of it needs.
 */
export function checkWordsAlone(
  { byLocale, accepted: record, parts = [] }: CheckedWords,
  { locales }: SharedSpecs,
  wanted: readonly RequiredText[] = [],
): readonly Diagnostic[] {
  const [base] = locales;
  const first = base === undefined ? undefined : byLocale.get(base.id);
  if (first === undefined) return [];
  const english = englishTexts(calculatorTexts(first.value), base?.tag ?? "");
  const accepted = readAccepted(record);
  const required = [
    ...lackingTexts(english.texts, parts, wanted, base),
    ...[...english.texts.keys()]
      .filter((key) => !isOwnList(key) && !key.includes(".inline_options."))
      .map((key) => ({ key, required: true, arguments: "any" as const })),
    // What a language has of its own.
    ...[
      "keywords",
      "other_things",
      "inputs.*.also",
      "outputs.*.also",
      "inputs.*.inline_options",
      "outputs.*.inline_options",
      "formulas.*.inline_options",
      ...[...english.texts.keys()].flatMap(ownListOf),
    ].map((list) => ({
      key: `${list}.*`,
      required: false,
      arguments: "any" as const,
    })),
  ];
  return locales.flatMap((locale) => {
    const source = byLocale.get(locale.id);
    if (source === undefined) return [];
    return checkWords({
      required,
      english,
      texts: calculatorTexts(source.value),
      source,
      locale: locale.tag,
      isEnglish: locale === base,
      acceptedText: (key) => accepted.get(key)?.get(locale.id),
    }).problems;
  });
}

/** `inputs.surface` of any of its texts. */
function ownerOf(key: string): string {
  return key.split(".").slice(0, 2).join(".");
}

/** Texts about a page as a whole: they are shown in lists, where only what a variant fixes is known. */
const pageTexts: readonly string[] = ["title", "short_title", "brief", "summary", "intro"];

interface Variant {
  readonly slug: string;
  readonly fixed: VariantInputs["fixed"];
}

/**
 * Reports each value that a page's text names and the page's variant does not fix, though another does. A variant that
 * has no text of its own shows the calculator's.
 */
function checkPageTexts(
  variants: readonly Variant[],
  texts: ReadonlyMap<string, string>,
  source: SourceDocument,
  locale: string,
): readonly Diagnostic[] {
  const problems = new Map<string, Diagnostic>();
  const everFixed = new Set(variants.flatMap(({ fixed }) => Object.keys(fixed)));
  for (const { slug, fixed } of variants) {
    for (const name of pageTexts) {
      const own = `variants.${slug}.${name}`;
      const key = texts.has(own) ? own : name;
      for (const use of compileMessage(texts.get(key) ?? "", locale).uses) {
        if (Object.hasOwn(fixed, use.name) || !everFixed.has(use.name)) continue;
        const place = source.formulaPlace(pathOfText(source.value, key), use.start, use.end);
        problems.set(
          `${key} ${use.start}`,
          diagnose("argument_not_fixed", { name: use.name, variant: slug }, place),
        );
      }
    }
  }
  return [...problems.values()];
}
