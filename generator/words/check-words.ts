import { withIsolatedFigures } from "./isolated-figures.ts";
import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import type { Message, Words } from "../runtime/words.ts";
import { longestSummary } from "./longest-summary.ts";
import { compileMessage, type CompiledMessage } from "./message.ts";
import { markupProblems } from "./markup.ts";
import { groupProblems, isPhrase } from "./phrase-groups.ts";
import { changedParts } from "./accepted-texts.ts";
import { matcherOf, pathOfText, type TextMatcher } from "./text-keys.ts";

/** The English texts of a words file, each compiled once however many languages are held against it. */
export interface EnglishTexts {
  readonly texts: ReadonlyMap<string, string>;
  readonly compiled: (text: string) => CompiledMessage;
}

export function englishTexts(texts: ReadonlyMap<string, string>, tag: string): EnglishTexts {
  const known = new Map<string, CompiledMessage>();
  return {
    texts,
    compiled: (text) => {
      const message = known.get(text) ?? compileMessage(text, tag);
      known.set(text, message);
      return message;
    },
  };
}

/** The words of one file and all that says what they must be. */
export interface WordsToCheck {
  readonly required: readonly RequiredText[];
  /** For the English file itself, its own. */
  readonly english: EnglishTexts;
  readonly texts: ReadonlyMap<string, string>;
  readonly source: SourceDocument;
  /** BCP 47 tag of the file's language, for its plural forms. */
  readonly locale: string;
  /** Whether this is the English file itself. */
  readonly isEnglish: boolean;
  /** Keys whose texts are those of a part, which is checked by itself. */
  readonly inherited?: ReadonlyMap<string, unknown>;
  /** Keys of English texts that are missing or have problems: what a translation says instead is not compared. */
  readonly faulty?: ReadonlySet<string>;
  /** The English text a translation was made from, by its key; without it, nothing is said about age. */
  readonly acceptedText?: (key: string) => string | undefined;
}

/** Compiles a words file and reports each text that is missing, out of place, unreadable or out of date. */
export function checkWords(given: WordsToCheck): {
  readonly words: Words;
  readonly problems: readonly Diagnostic[];
  /** Keys that are missing or have problems. */
  readonly faulty: ReadonlySet<string>;
} {
  const matcher = matcherOf(given.required);
  const words: Record<string, Message> = {};
  const problems: Diagnostic[] = [];
  const faulty = new Set<string>();
  for (const [key, text] of given.texts) {
    const before = problems.length;
    const path = (): readonly (string | number)[] => pathOfText(given.source.value, key);
    const wanted = matcher.find(key);
    if (wanted === undefined) {
      problems.push(
        diagnose(
          "text_unknown_key",
          { key },
          given.source.placeOf(path(), "key"),
          unseen(key, given.source.file, matcher.keys),
        ),
      );
      continue;
    }
    const compiled = given.isEnglish ? given.english.compiled(text) : compileMessage(text, given.locale);
    if (given.inherited?.has(key) === true) {
      words[key] = withIsolatedFigures(compiled.message);
      continue;
    }
    for (const { code, arguments: values, start, end } of compiled.problems) {
      problems.push(diagnose(code, values, given.source.formulaPlace(path(), start, end)));
    }
    for (const { name, start, end } of compiled.uses) {
      if (wanted.arguments === "any" || wanted.arguments.includes(name)) continue;
      problems.push(
        diagnose(
          "unknown_argument",
          { name },
          given.source.formulaPlace(path(), start, end),
          suggest(name, wanted.arguments),
        ),
      );
    }
    // A name that nothing has is a slip for one of these.
    if (problems.length === before)
      for (const name of unsaidNames(given, wanted, key, compiled)) {
        const detail = `it does not say \`{${name}}\`, which a value of this phrase holds`;
        problems.push(diagnose("message_syntax", { detail }, given.source.placeOf(path(), "value")));
      }
    const [code, marks] = isPhrase(key)
      ? (["message_syntax", groupProblems(text)] as const)
      : (["text_markup", markupProblems(text)] as const);
    for (const { detail, start, end } of marks)
      problems.push(diagnose(code, { detail }, given.source.formulaPlace(path(), start, end)));
    const limit = longestSummary(given.locale);
    if (isSummary(key) && [...text].length > limit) {
      problems.push(
        diagnose(
          "summary_too_long",
          { length: [...text].length, limit },
          given.source.placeOf(path(), "value"),
        ),
      );
    }
    words[key] = withIsolatedFigures(compiled.message);
    problems.push(...checkTranslation(given, wanted, key, compiled));
    if (problems.length > before) faulty.add(key);
  }
  const renamed = withoutRepeats(problems);
  // A key that is misspelled is missing as well.
  const misspelled = [...given.texts.keys()].filter((key) => matcher.find(key) === undefined);
  const absent = missing(given, matcher);
  for (const { key } of absent) faulty.add(key);
  const lacking = absent.filter(({ key }) => !misspelled.some((other) => isSlipOf(other, key)));
  return { words, problems: [...lacking.map(({ problem }) => problem), ...renamed], faulty };
}

/**
 * Names that a phrase has to say and doesn't. Where no phrase of its list says one, the first is blamed for all, and the English
 * one for those of other languages.
 */
function unsaidNames(
  { texts, faulty }: WordsToCheck,
  { uses = [] }: RequiredText,
  key: string,
  compiled: CompiledMessage,
): readonly string[] {
  const [phrase = ""] = ownListOf(key);
  return uses.filter((name) => {
    if (compiled.uses.some((use) => use.name === name)) return false;
    const isSaidBeside = [...texts].some(
      ([other, text]) => ownListOf(other)[0] === phrase && text.includes(`{${name}}`),
    );
    return isSaidBeside || (key === `${phrase}.0` && faulty?.has(key) !== true);
  });
}

/** Texts under a name that nothing has (`inputs.wal`) are one mistake, the name: the first of them stands for all. */
function withoutRepeats(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const owners = new Set<string>();
  return problems.filter(({ code, message, suggestion }) => {
    const [, owner] = /`([a-z]+\.[^.`]+)\./.exec(message) ?? [];
    if (code !== "text_unknown_key" || owner === undefined) return true;
    // Beside a name that exists, each text is a mistake of its own.
    if (suggestion?.startsWith(`${owner}.`) === true) return true;
    if (owners.has(owner)) return false;
    owners.add(owner);
    return true;
  });
}

/** Whether a problem only says that a translation is older than its English text, or was never read against it. */
export function isAboutAge({ code }: Diagnostic): boolean {
  return ["translation_stale", "translation_not_accepted", "translations_not_accepted"].includes(code);
}

function missing(
  { required, english, texts, source, inherited }: WordsToCheck,
  matcher: TextMatcher,
): readonly { readonly key: string; readonly problem: Diagnostic }[] {
  const wanted = new Set(required.filter((each) => each.required).map(({ key }) => key));
  const keys = [...english.texts.keys()];
  for (const key of keys) if (!isOwnText(key) && matcher.find(key) !== undefined) wanted.add(key);
  for (const owner of new Set(keys.filter((key) => matcher.find(key) !== undefined).flatMap(ownListOf)))
    if (![...texts.keys()].some((key) => ownListOf(key)[0] === owner)) wanted.add(`${owner}.0`);
  return [...wanted]
    .filter((key) => (texts.get(key) ?? "").trim() === "" && inherited?.has(key) !== true)
    .map((key) => ({
      key,
      problem: missingText(key, source),
    }));
}

/** A text that is missing, and the line that would hold it. */
export function missingText(key: string, source: SourceDocument): Diagnostic {
  const path = pathOfText(source.value, key);
  const line = lineFor(path, source.value);
  // A group is there by its name alone: one that is near was meant.
  const [section, group] = path.map(String);
  const near =
    section === "groups" && group !== undefined
      ? suggest(group, Object.keys(partOf(source.value, "groups")))
      : {};
  return diagnose("text_missing", { key }, source.placeOf(path, "key"), {
    ...near,
    ...(line === undefined ? {} : { notes: [line] }),
  });
}

function partOf(value: unknown, key: string): object {
  if (value === null || typeof value !== "object") return {};
  const part: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return part !== null && typeof part === "object" ? part : {};
}

/** What to write, and below which key that is there: below `inputs`, `coats: { label: … }`. */
function lineFor(path: readonly (string | number)[], value: unknown): string | undefined {
  const names = path.map(String);
  if (names.some((name) => /^(?:\d+|\*)$/.test(name))) return undefined;
  const above: string[] = [];
  let part = value;
  for (const name of names.slice(0, -1)) {
    if (part === null || typeof part !== "object") return undefined;
    const found: unknown = Object.entries(part).find(([key]) => key === name)?.[1];
    if (found === undefined) break;
    above.push(name);
    part = found;
  }
  const line = names
    .slice(above.length)
    .reduceRight((inner, name) => (inner === "" ? `${name}: …` : `${name}: { ${inner} }`), "");
  return `write \`${line}\`${above.length === 0 ? "" : ` below \`${above.join(".")}\``}`;
}

/** Whether one key is the other with a slip in one of its parts. */
export function isSlipOf(written: string, key: string): boolean {
  const [parts, others] = [written.split("."), key.split(".")];
  const [index, ...more] = parts.flatMap((part, at) => (part === others[at] ? [] : [at]));
  if (parts.length !== others.length || index === undefined || more.length > 0) return false;
  return nearest(parts[index] ?? "", [others[index] ?? ""]) !== undefined;
}

/** A translation says what the English text says: the same values are shown, and none chooses that does not there. */
function checkTranslation(
  { english, source, isEnglish, faulty, acceptedText }: WordsToCheck,
  wanted: RequiredText,
  key: string,
  own: CompiledMessage,
): readonly Diagnostic[] {
  if (isEnglish || isOwnText(key)) return [];
  const place = (part: "key" | "value"): Place => source.placeOf(pathOfText(source.value, key), part);
  const original = english.texts.get(key);
  // A text that must be there is missing from the English words, and that was reported.
  if (original === undefined && (wanted.required || isBeside(key, faulty))) return [];
  if (original === undefined)
    return [diagnose("text_not_in_english", { key }, place("key"), suggest(key, [...english.texts.keys()]))];
  const problems: Diagnostic[] = [];
  const { names, uses } = english.compiled(original);
  const lost = uses.some(({ name, shown }) => shown && !own.names.includes(name));
  const added = wanted.arguments === "any" && own.names.some((name) => !names.includes(name));
  if (own.problems.length === 0 && (lost || added) && faulty?.has(key) !== true)
    problems.push(
      diagnose("text_arguments_differ", { english: list(names), own: list(own.names) }, place("value")),
    );
  if (acceptedText === undefined) return problems;
  const made = acceptedText(key);
  if (made === undefined) problems.push(diagnose("translation_not_accepted", { key }, place("value")));
  else if (made !== original) {
    const [before, after] = changedParts(made, original);
    const notes = [`English then: ${before}`, `English now:  ${after}`];
    problems.push(diagnose("translation_stale", { key }, place("value"), { notes }));
  }
  return problems;
}

/** Whether another text of the same thing (`inputs.bill`) has a problem: then all of it may be gone. */
function isBeside(key: string, faulty: ReadonlySet<string> | undefined): boolean {
  const owner = key.split(".").slice(0, 2).join(".");
  return [...(faulty ?? [])].some((other) => other === owner || other.startsWith(`${owner}.`));
}

/** Keywords, lines to ask by and what else inputs, outputs and units are called are each language's own: as many as its readers use. */
export function isOwnList(key: string): boolean {
  return ownListOf(key).length > 0;
}

/** The list of keywords a text is in, that of all pages or of one, or of lines that ask the same. */
export function ownListOf(key: string): readonly string[] {
  const [, owner] =
    /^((?:variants\.[^.]+\.)?keywords(?:\.also)?|other_things|ask\.[^.]+|(?:inputs|outputs|units)\.[^.]+\.also)\./.exec(
      key,
    ) ?? [];
  return owner === undefined ? [] : [owner];
}

/**
 * What a language may have whatever the others do: its keywords, names of composed units its pattern does not fit, and
 * amounts of units and money whose words it inflects, and options as it writes them inside sentences.
 */
export function isOwnText(key: string): boolean {
  return (
    isOwnList(key) ||
    /^(?:units\.[^.]+(?:\/|\.(?:amount|of|age)$)|currency\.amounts\.)|\.inline_options\./.test(key)
  );
}

function isSummary(key: string): boolean {
  return key === "summary" || /^variants\.[^.]+\.summary$/.test(key);
}

function list(names: readonly string[]): string {
  return names.length === 0 ? "no values" : names.map((name) => `\`${name}\``).join(", ");
}

/** What was meant by a key without a text, or why there is none. */
function unseen(
  key: string,
  file: string,
  known: readonly string[],
): { readonly suggestion?: string; readonly notes?: readonly string[] } {
  return key.startsWith("examples.") && file.split("/").includes("parts")
    ? { notes: ["a part's examples are on no page: they need no text, delete it"] }
    : suggest(key, known);
}

function suggest(word: string, candidates: readonly string[]): { readonly suggestion?: string } {
  const suggestion = nearest(word, candidates);
  return suggestion === undefined ? {} : { suggestion };
}
