import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { showDiagnostics } from "../../generator/diagnostics/show.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { readSpecifications } from "../../generator/specification-files.ts";
import { wantedTexts } from "../../generator/commands/wanted-texts.ts";
import { isOwnList, isOwnText } from "../../generator/words/check-words.ts";
import { pathOfText } from "../../generator/words/text-keys.ts";
import { flattenTexts } from "../../generator/words/words.ts";
import { insertTexts } from "../author/insert-texts.ts";
import { areReadable, wordsFiles } from "../author/readable.ts";
import { noProjectText, projectRoot } from "../author/project-root.ts";
import type { NewText } from "../author/text-branch.ts";
import {
  findWordsFolders,
  offeredLocales,
  partsOf,
  unknownLocale,
  type WordsFolder,
} from "../author/words-folders.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { rejected } from "./misunderstood.ts";

/** New texts of one file and the order its keys have. */
interface Missing {
  readonly texts: readonly NewText[];
  readonly order: readonly (readonly string[])[];
}

/**
 * `plainsum words <calculator> [language]`: writes the keys that the words file lacks, with empty texts; in a
 * translation each with the English beside it.
 */
export function words(args: readonly string[], terminal: Terminal): ExitCode {
  const [name, locale = "en", ...more] = args;
  const root = projectRoot(process.cwd());
  if (root === undefined) return rejected(noProjectText, terminal);
  if (name === undefined || more.length > 0)
    return rejected("Say which calculator and language: plainsum words finance/mortgage es", terminal);
  if (!areReadable(root, ["specs/locales.yaml"], terminal)) return 4;
  const locales = offeredLocales(root);
  if (!locales.includes(locale)) return rejected(unknownLocale(locale, locales), terminal);
  const folders = findWordsFolders(root, name);
  if (typeof folders === "string") return rejected(folders, terminal);
  if (!areReadable(root, wordsFiles(folders, ["en", locale]), terminal)) return 4;
  // What a variant says otherwise in English is its author's choice: there is nothing to be missing.
  const wanted = locale === "en" ? folders : folders.flatMap(partsOf);
  const codes = wanted.map((folder) => writeMissing(root, folder, locale, terminal));
  return codes.find((code) => code !== 0) ?? 0;
}

function writeMissing(root: string, folder: WordsFolder, locale: string, terminal: Terminal): ExitCode {
  const path = `specs/${folder.id}/${locale}.yaml`;
  const target = join(root, path);
  const before = existsSync(target)
    ? readFileSync(target, "utf8")
    : headOf(join(folder.path, "en.yaml"), folder.id);
  const english = locale === "en" ? before : readText(join(folder.path, "en.yaml"));
  const wanted =
    locale === "en" ? missingEnglish(root, folder, before, terminal) : missingBeside(english, before);
  if (typeof wanted === "number") return wanted;
  if (wanted.texts.length === 0) {
    terminal.out(`${path}: nothing is missing\n`);
    return 0;
  }
  const after = insertTexts(before, wanted.texts, wanted.order);
  assertKept(before, after);
  writeFileSync(target, after);
  const count = flattenTexts(parse(after)).size - flattenTexts(parse(before)).size;
  terminal.out(`${path}: ${count} empty ${count === 1 ? "text" : "texts"} written\n`);
  return 0;
}

/** What the calculator needs and its English words do not have. */
function missingEnglish(
  root: string,
  folder: WordsFolder,
  yaml: string,
  terminal: Terminal,
): Missing | ExitCode {
  const own = folder.textsOf(parse(yaml));
  if (!["calculator.yaml", "part.yaml"].some((name) => existsSync(join(folder.path, name))))
    return { texts: [], order: [] };
  const specifications = readSpecifications(root);
  const wanted = wantedTexts(specifications, folder.id, own, terminal.today);
  if ("problems" in wanted) {
    const textOf = (file: string): string =>
      new TextDecoder().decode(specifications.find(({ path }) => path === file)?.bytes);
    terminal.note(showDiagnostics(wanted.problems, textOf, { color: terminal.color }));
    return 4;
  }
  const value: unknown = parse(yaml);
  return {
    texts: wanted.required
      .filter((key) => !own.has(key))
      .map((key) => ({ path: pathOfText(value, key).map(String) })),
    order: wanted.order.map((key) => key.split(".")),
  };
}

/**
 * What the English words have and the translation does not; of keywords, which are each language's own, the first. A file
 * that is there already has what else is its language's own.
 */
function missingBeside(english: string, yaml: string): Missing {
  const value: unknown = parse(english);
  const texts = [...flattenTexts(value)];
  const paths = texts.map(([key, text]) => ({ key, path: pathOfText(value, key).map(String), text }));
  const own = flattenTexts(parse(yaml));
  const hasKeywords = [...own.keys()].some(isOwnList);
  const keywords = texts.filter(([key]) => isOwnList(key)).map(([, text]) => text);
  return {
    texts: paths.flatMap(({ key, path, text }) => {
      if (isOwnList(key))
        return hasKeywords || key !== "keywords.0" ? [] : [{ path, comment: keywords.join(", ") }];
      const isLeftOut = own.size > 0 && (isOwnText(key) || key.startsWith("spelled."));
      return own.has(key) || isLeftOut ? [] : [{ path, comment: text }];
    }),
    order: paths.map(({ path }) => path),
  };
}

/** What was there is there as it was. */
function assertKept(before: string, after: string): void {
  const now = flattenTexts(parse(after));
  for (const [key, text] of flattenTexts(parse(before))) assert(now.get(key) === text, `${key} is as it was`);
}

/** The comment a new words file begins with: the one of the English file, else none. */
function headOf(english: string, id: string): string {
  const [line = ""] = readText(english).split("\n");
  if (line.startsWith("#")) return `${line}\n`;
  return id.includes("words")
    ? ""
    : `# yaml-language-server: $schema=${"../".repeat(id.split("/").length + 1)}generated/schemas/words.schema.json\n`;
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
