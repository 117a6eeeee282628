import { checkShape } from "../check/shape.ts";
import { checkWords, englishTexts, isAboutAge } from "./check-words.ts";
import { readAccepted, type AcceptedTexts } from "./accepted-texts.ts";
import { gatherTexts } from "./gather-texts.ts";
import { asWarning, diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { classify } from "../read/classify.ts";
import { readSpecification, type SourceDocument } from "../read/source-document.ts";
import { cached } from "../runtime/intl-cache.ts";
import type { Message, Words } from "../runtime/words.ts";
import type { SpecificationFile } from "../read/specification-file.ts";
import type { SharedSpecs, LocaleEntry } from "../constructs/shared-specs.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import type { UnitFamily } from "../constructs/units.ts";
import { alsoComposed, composedTexts, withComposedUnits } from "./composed-units.ts";
import { alsoWritten, spelledWords, writtenUnits } from "./unit-forms.ts";
import { flattenTexts, plainText, type FlatTexts } from "./words.ts";

/** The shared words of every language. */
export interface SharedWords {
  readonly byLocale: ReadonlyMap<string, Words>;
  /** The languages whose words, those of units too, could all be read. */
  readonly whole: ReadonlySet<string>;
  readonly problems: readonly Diagnostic[];
}

/** What a run remembers of the shared words of a language. */
export interface CachedWords {
  readonly locale: string;
  /** Of the language's own files and the records of what is accepted. */
  readonly fingerprint: string;
  /** Those that name options. */
  readonly optionNames: Words;
}

/** Lists of options the sharedSpecs names in every language, by their key in the shared words. */
const namedLists = ["weekdays", "months"];

/**
 * Compiles `specs/words/` and `specs/units/words/` of the languages wanted; the first language says which texts there
 * are, so it is always read.
 */
export function compileSharedWords(
  files: readonly SpecificationFile[],
  sharedSpecs: SharedSpecs,
  isWanted: (locale: string) => boolean = () => true,
): SharedWords {
  const [base] = sharedSpecs.locales;
  const problems: Diagnostic[] = [];
  const byLocale = new Map<string, Words>();
  const parts = ["shared-words", "unit-words"] as const;
  const read = new Map<(typeof parts)[number], ReadonlySet<string>>();
  for (const part of parts) {
    problems.push(...missingFiles(part, files, sharedSpecs));
    const sources = new Map<string, SourceDocument>();
    let accepted: AcceptedTexts | undefined;
    for (const file of files) {
      const kind = classify(file.path, []);
      const isRecord = kind.kind === "accepted-shared" && kind.of === part;
      if (kind.kind !== part && !isRecord) continue;
      if (kind.kind === part && kind.locale !== base?.id && !isWanted(kind.locale)) continue;
      const { document, problems: found } = readSpecification(file);
      problems.push(...found);
      if (document === undefined) continue;
      if (kind.kind !== part) {
        const record = checkShape("translated", document);
        problems.push(...record.problems);
        if (record.value !== undefined) accepted = readAccepted(record.value);
        continue;
      }
      const shape = checkShape(part, document);
      problems.push(...shape.problems);
      if (shape.value !== undefined) sources.set(kind.locale, document);
    }
    // Without the first language, nothing is known of the others.
    read.set(part, new Set(base === undefined || !sources.has(base.id) ? [] : sources.keys()));
    compilePart(part, sources, accepted, sharedSpecs, byLocale, problems);
  }
  const whole = [...byLocale.keys()].filter((locale) => parts.every((part) => read.get(part)?.has(locale)));
  return { byLocale, whole: new Set(whole), problems: gatherTexts(problems) };
}

/** The option names of the languages whose words stand as they were cached: all are held against the first one's. */
export function unchangedWords(
  before: readonly CachedWords[] | undefined,
  fingerprints: Readonly<Record<string, string>>,
): ReadonlyMap<string, Words> {
  const all = before ?? [];
  const unchanged = all.filter((each) => fingerprints[each.locale] === each.fingerprint);
  return unchanged[0] === all[0]
    ? new Map(unchanged.map(({ locale, optionNames: names }) => [locale, names]))
    : new Map();
}

/**
 * Of the shared words of each language, those that name options and places, that figures and formulas are said with and that
 * lines are asked by, by locale id; none of a language whose words could not all be read.
 */
export type OptionNames = Readonly<Record<string, Words>>;

export function optionNames({ byLocale, whole }: SharedWords): OptionNames {
  return Object.fromEntries(
    [...byLocale].flatMap(([id, words]) => (whole.has(id) ? [[id, optionNamesIn(words)]] : [])),
  );
}

function optionNamesIn(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([key]) => isOptionName(key)));
}

/** Groups of words that calculators take single ones of, each by its whole key: 5 months, 7 days to 12 months, yes, the sum of. */
const figureWords: readonly string[] = ["units", "term", "boolean", "math", "keypad", "find"];

function isOptionName(key: string): boolean {
  const [group = ""] = key.split(".");
  return [...figureWords, "currency", "ask", "regions", ...namedLists].includes(group);
}

/** A problem at each language of `specs/locales.yaml` that has no file of these words. */
function missingFiles(
  part: "shared-words" | "unit-words",
  files: readonly SpecificationFile[],
  { locales }: SharedSpecs,
): readonly Diagnostic[] {
  const folder = part === "unit-words" ? "specs/units/words" : "specs/words";
  const list = files.find(({ path }) => path === "specs/locales.yaml");
  const source = list === undefined ? undefined : readSpecification(list).document;
  return locales.flatMap(({ id }, index) => {
    const file = `${folder}/${id}.yaml`;
    if (source === undefined || files.some(({ path }) => path === file)) return [];
    return [diagnose("file_missing", { file }, source.placeOf(["locales", index, "id"], "value"))];
  });
}

function compilePart(
  part: "shared-words" | "unit-words",
  sources: ReadonlyMap<string, SourceDocument>,
  accepted: AcceptedTexts | undefined,
  sharedSpecs: SharedSpecs,
  byLocale: Map<string, Words>,
  problems: Diagnostic[],
): void {
  const [base] = sharedSpecs.locales;
  const first = base === undefined ? undefined : sources.get(base.id);
  if (base === undefined || first === undefined) return;
  const english = englishTexts(sharedTexts(part, first.value), base.tag);
  const required =
    part === "unit-words"
      ? unitTexts(sharedSpecs, english.texts)
      : [
          ...[...english.texts.keys()].map((key): RequiredText => ({
            key,
            required: true,
            arguments: "any",
          })),
          { key: "currency.amounts.*", required: false, arguments: ["count"] },
        ];
  const families = [...sharedSpecs.units.families.values()];
  for (const locale of sharedSpecs.locales) {
    const source = sources.get(locale.id);
    if (source === undefined) continue;
    const checked = checkWords({
      required,
      english,
      texts: locale === base ? english.texts : sharedTexts(part, source.value),
      source,
      locale: locale.tag,
      isEnglish: locale.id === base.id,
      // Without a record nothing is known of their age.
      ...(accepted === undefined ? {} : { acceptedText: (key: string) => accepted.get(key)?.get(locale.id) }),
    });
    // While an author is writing, a translation may be older than its English; a gap in it no page could bear.
    problems.push(
      ...checked.problems.map((problem) =>
        sharedSpecs.isDraft && isAboutAge(problem) ? asWarning(problem) : problem,
      ),
    );
    const words =
      part === "unit-words" ? withComposedUnits(checked.words, families, locale.tag) : checked.words;
    const firstWords = byLocale.get(base.id) ?? words;
    const written =
      part === "unit-words"
        ? {
            ...writtenUnits(
              words,
              { ...words, ...firstWords },
              alsoComposed(checked.words, families, alsoWritten(source.value), locale.tag),
              locale.tag,
            ),
            ...spelledWords(source.value),
          }
        : {};
    byLocale.set(locale.id, { ...byLocale.get(locale.id), ...words, ...written });
  }
}

/** Every unit, with what English says of it, and every heading that units stand under. Money is named by its currency. */
function unitTexts({ units }: SharedSpecs, english: FlatTexts): readonly RequiredText[] {
  const families = [...units.families.values()].filter(({ id }) => id !== "money");
  const named = families.flatMap((family) =>
    namedUnits(family).flatMap((id) => [
      `units.${id}.name`,
      `units.${id}.symbol`,
      ...[`units.${id}.note`].filter((key) => english.has(key)),
    ]),
  );
  // A language that inflects a unit's word says amounts itself, where English has but a symbol, in the forms it needs.
  const amounts = families.flatMap((family) =>
    namedUnits(family)
      .flatMap((id) => ["amount", "of", "age"].map((form) => `units.${id}.${form}`))
      .map((key) => ({ key, required: english.has(key), arguments: ["count"] })),
  );
  const headings = new Set(
    families.flatMap((family) => family.units.map(({ group }) => `units.groups.${group}`)),
  );
  return [
    ...[...named, ...headings].map((key) => ({ key, required: true, arguments: ["count"] })),
    ...amounts,
    ...composedTexts(families),
  ];
}

/** The units of a family that go by a name of their own. */
function namedUnits({ units, composed = [] }: UnitFamily): readonly string[] {
  const patterned = composed.filter(({ isNamed }) => !isNamed).map(({ id }) => id);
  return units.map(({ id }) => id).filter((id) => !patterned.includes(id));
}

/** Texts by the key pages ask for; a unit file's `groups` are `units.groups`. */
export function sharedTexts(part: "shared-words" | "unit-words", value: unknown): Map<string, string> {
  const texts = [...flattenTexts(value)];
  if (part === "shared-words") return new Map(texts);
  return new Map(
    texts
      // Each language has its own: they are no translations.
      .filter(([key]) => !/^units\.[^.]+\.also\.|^spelled\./.test(key))
      .map(([key, text]) => [key.startsWith("groups.") ? `units.${key}` : key, text]),
  );
}

/** What the sharedSpecs calls an option in a language: a weekday, a month, a unit, a group of units or a currency. */
export function nameOfOption(option: string, locale: LocaleEntry, names: OptionNames): Message | undefined {
  const words = names[locale.id] ?? {};
  if (figureWords.some((group) => option.startsWith(`${group}.`))) return words[option];
  for (const list of namedLists) {
    const message = words[`${list}.${option}`];
    if (message !== undefined) return message;
  }
  const group = words[`units.groups.${option}`];
  if (group !== undefined) return group;
  if (words[`units.${option}.name`] !== undefined) return words[`units.${option}.symbol`];
  return /^[A-Z]{3}$/.test(option) ? currencyName(option, locale, words["currency.named"]) : undefined;
}

/** Any word of three capitals may be a currency: each is looked for, in each language. */
const currencyNamesIn = cached(
  (tag: string) => new Intl.DisplayNames([tag], { type: "currency", fallback: "none" }),
);

/** A currency's name and code, such as `US Dollar (USD)`. */
function currencyName(code: string, { tag }: LocaleEntry, named: Message | undefined): string | undefined {
  const name = currencyNamesIn(tag).of(code);
  return name === undefined || named === undefined ? undefined : plainText(named, { name, code });
}
