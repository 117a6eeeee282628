import type { CheckedWords } from "../check/calculator-folder.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import type { LocaleEntry, SharedSpecs } from "../constructs/shared-specs.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { CalculatorBackground } from "../runtime/description.ts";
import type { Message, Words } from "../runtime/words.ts";
import { readAccepted } from "./accepted-texts.ts";
import { checkWords, englishTexts, isAboutAge, isOwnList, missingText } from "./check-words.ts";
import { checkPageTexts } from "./page-texts.ts";
import { calculatorTexts, nameChoices, type Choosing } from "./words.ts";

/** What the shared words call options: weekdays, months, units, currencies. */
export interface SharedNames {
  readonly nameOf: (option: string, locale: LocaleEntry) => Message | undefined;
  /** Whether the shared words of a language could be read: else nobody knows which names are missing. */
  readonly areKnown: (locale: LocaleEntry) => boolean;
}

/** What the words of a calculator depend on. */
interface Worded extends Choosing {
  readonly texts: readonly RequiredText[];
  readonly background: Pick<CalculatorBackground, "variants">;
}
export interface CompiledWords {
  /** The words of each language that is whole enough to be shown. */
  readonly words: ReadonlyMap<string, Words>;
  /** What is missing, wrong or out of date. */
  readonly problems: readonly Diagnostic[];
}

/** Compiles the words of a calculator in every language it has. */
export function compileWords(
  { byLocale, accepted: record }: CheckedWords,
  model: Worded,
  { locales, isDraft }: SharedSpecs,
  sharedNames: SharedNames,
): CompiledWords {
  const [base] = locales;
  const first = base === undefined ? undefined : byLocale.get(base.id);
  if (base === undefined || first === undefined) return { words: new Map(), problems: [] };
  const english = englishTexts(calculatorTexts(first.value), base.tag);
  const accepted = readAccepted(record);
  const compiled = new Map<string, Words>();
  const problems: Diagnostic[] = [];
  let faulty: ReadonlySet<string> | undefined;
  for (const locale of locales) {
    const source = byLocale.get(locale.id);
    if (source === undefined) continue;
    const texts = locale === base ? english.texts : calculatorTexts(source.value);
    const checked = checkWords({
      required: model.texts,
      english,
      texts,
      source,
      locale: locale.tag,
      isEnglish: locale === base,
      ...(faulty === undefined ? {} : { faulty }),
      acceptedText: (key) => accepted.get(key)?.get(locale.id),
    });
    faulty ??= checked.faulty;
    const named = nameChoices(
      model,
      checked.words,
      (option) => sharedNames.nameOf(option, locale),
      locale.tag,
    );
    const unnamed = sharedNames.areKnown(locale) ? named.missing : [];
    const found = [
      ...checked.problems,
      ...checkPageTexts(model.background.variants, texts, source, locale.tag),
      ...unnamed.map((key) => missingText(key, source)),
    ];
    problems.push(...found);
    // A draft is shown without a translation that has gaps.
    if (isDraft && locale !== base && !found.every(isAboutAge)) continue;
    compiled.set(locale.id, named.words);
  }
  return { words: compiled, problems };
}

/** What is wrong with the words whatever the specification says: unreadable texts, and gaps and age of translations. */
export function checkWordsAlone(
  { byLocale, accepted: record }: CheckedWords,
  { locales }: SharedSpecs,
): readonly Diagnostic[] {
  const [base] = locales;
  const first = base === undefined ? undefined : byLocale.get(base.id);
  if (first === undefined) return [];
  const english = englishTexts(calculatorTexts(first.value), base?.tag ?? "");
  const accepted = readAccepted(record);
  const required = [
    ...[...english.texts.keys()]
      .filter((key) => !isOwnList(key))
      .map((key) => ({ key, required: true, arguments: "any" as const })),
    { key: "keywords.*", required: false, arguments: "any" as const },
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
