import { translationState, type TranslationState } from "../../generator/words/accepted-texts.ts";
import { areReadable, wordsFiles } from "../author/readable.ts";
import { noProjectText, projectRoot } from "../author/project-root.ts";
import {
  findWordsFolders,
  offeredLocales,
  unknownLocale,
  wordsFolders,
  acceptedIn,
  textsIn,
  type WordsFolder,
} from "../author/words-folders.ts";
import { tableText } from "../answer/table-text.ts";
import { wrap } from "../answer/wrap.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";
import { rejected } from "./misunderstood.ts";

/**
 * `plainsum translate status [calculator] [--json]`: how far each language is.
 * `plainsum translate diff <calculator> <language>`: each text to be translated or read again, with the English as it
 * was when the translation was accepted and as it is.
 */
export function translate(words: readonly string[], json: boolean, terminal: Terminal): ExitCode {
  const root = projectRoot(process.cwd());
  if (root === undefined) return rejected(noProjectText, terminal);
  const [command, name, locale, ...more] = words;
  const folders = name === undefined ? wordsFolders(root) : findWordsFolders(root, name);
  if (typeof folders === "string") return rejected(folders, terminal);
  if (!areReadable(root, ["specs/locales.yaml"], terminal)) return 4;
  const [english = "en", ...locales] = offeredLocales(root);
  const read = locale !== undefined && locales.includes(locale) ? [locale] : locales;
  if (!areReadable(root, wordsFiles(folders, [english, ...read]), terminal)) return 4;
  if (command === "status" && locale === undefined) return status(folders, locales, json, terminal);
  if (command !== "diff" || name === undefined || locale === undefined || more.length > 0)
    return rejected(
      "Say plainsum translate status [calculator], or plainsum translate diff <calculator> <language>",
      terminal,
    );
  if (!locales.includes(locale)) return rejected(unknownLocale(locale, locales), terminal);
  for (const folder of folders) diff(folder, locale, terminal);
  return 0;
}

function status(
  folders: readonly WordsFolder[],
  locales: readonly string[],
  json: boolean,
  terminal: Terminal,
): ExitCode {
  const counted = folders.map((folder) => ({
    id: folder.id,
    byLocale: locales.map((locale) => ({ locale, counts: countStates(translatedTexts(folder, locale)) })),
  }));
  if (json) {
    const rows = counted.flatMap(({ id, byLocale }) =>
      byLocale.map(({ locale, counts }) => ({ calculator: id, language: locale, ...counts })),
    );
    terminal.out(`${JSON.stringify(rows)}\n`);
    return 0;
  }
  const rows = counted.map(({ id, byLocale }) => [id, ...byLocale.map(({ counts }) => cell(counts))]);
  const all = locales.map((_, index) =>
    cell(sumOf(counted.flatMap(({ byLocale }) => byLocale[index]?.counts ?? []))),
  );
  terminal.out(
    `${tableText(
      {
        headings: ["accepted of all texts", ...locales],
        alignments: ["start", ...locales.map(() => "start" as const)],
        rows: folders.length > 1 ? [...rows, ["all", ...all]] : rows,
      },
      terminal.width,
    )}\n`,
  );
  return 0;
}

/** `78/78`, or what the rest are; nothing where there is no file. */
function cell(counts: StateCounts): string {
  const all = sizeOf(counts);
  if (all === 0) return "no file";
  const others = (["stale", "missing", "not_accepted"] as const).flatMap((state) =>
    counts[state] === 0 ? [] : [`${counts[state]} ${state.replace("_", " ")}`],
  );
  return `${counts.accepted}/${all}${others.length === 0 ? "" : `: ${others.join(", ")}`}`;
}

function sizeOf(counts: StateCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function sumOf(all: readonly StateCounts[]): StateCounts {
  const sum = (state: keyof StateCounts): number => all.reduce((total, counts) => total + counts[state], 0);
  return {
    missing: sum("missing"),
    not_accepted: sum("not_accepted"),
    stale: sum("stale"),
    accepted: sum("accepted"),
  };
}

/** What of a folder is to be translated or read again. */
function diff(folder: WordsFolder, locale: string, terminal: Terminal): void {
  const texts = translatedTexts(folder, locale);
  if (texts.length === 0) {
    terminal.note(
      `specs/${folder.id} has no ${locale}.yaml; npx plainsum words ${folder.id} ${locale} writes one to fill in\n`,
    );
    return;
  }
  const open = texts.filter(({ state }) => state !== "accepted");
  if (open.length === 0) {
    terminal.out(`specs/${folder.id}/${locale}.yaml: every text is accepted\n`);
    return;
  }
  terminal.out(`${open.map((text) => textDiff(text, locale, terminal)).join("\n\n")}\n`);
  terminal.note(`\nOnce they are right: npx plainsum accept ${folder.id} ${locale} [key...]\n`);
}

function textDiff(
  { key, state, english, made, translation }: TranslatedText,
  locale: string,
  terminal: Terminal,
): string {
  const isStale = state === "stale" && made !== undefined;
  const lines: readonly (readonly [name: string, text: string])[] = [
    ...(isStale
      ? [["English then", made] as const, ["English now", english] as const]
      : [["English", english] as const]),
    ...(translation === undefined || translation === "" ? [] : [[locale, translation] as const]),
  ];
  const width = Math.max(...lines.map(([name]) => name.length)) + 2;
  const hanging = " ".repeat(width + 2);
  return [
    `${styled(terminal, "bold", key)} (${state.replace("_", " ")})`,
    ...lines.map(([name, text]) => wrap(text, terminal.width, `  ${`${name}:`.padEnd(width)}`, hanging)),
  ].join("\n");
}

/** One text of a translation beside the English. */
interface TranslatedText {
  readonly key: string;
  readonly state: TranslationState;
  /** As it is. */
  readonly english: string;
  /** As it was when the translation was accepted. */
  readonly made?: string;
  readonly translation?: string;
}

/** Every text the English words of a folder hold, in their order; empty where there is no file of the language. */
function translatedTexts(folder: WordsFolder, locale: string): readonly TranslatedText[] {
  const english = textsIn(folder, "en") ?? new Map<string, string>();
  const translations = textsIn(folder, locale);
  if (translations === undefined) return [];
  const accepted = acceptedIn(folder);
  return [...english].map(([key, text]) => {
    const translation = translations.get(key);
    const made = accepted.get(key)?.get(locale);
    return {
      key,
      state: translationState(text, translation, made),
      english: text,
      ...(made === undefined ? {} : { made }),
      ...(translation === undefined ? {} : { translation }),
    };
  });
}

/** How many texts are in each state. */
type StateCounts = Readonly<Record<TranslationState, number>>;

function countStates(texts: readonly TranslatedText[]): StateCounts {
  const counts = { missing: 0, not_accepted: 0, stale: 0, accepted: 0 };
  for (const { state } of texts) counts[state] += 1;
  return counts;
}
