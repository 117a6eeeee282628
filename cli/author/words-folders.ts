import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parse } from "yaml";
import { checkShape } from "../../generator/check/shape.ts";
import { variantsFolder } from "../../generator/read/classify.ts";
import { isTableWords } from "../../generator/read/classify.ts";
import { readDocument } from "../../generator/read/source-document.ts";
import { readAccepted, type AcceptedTexts } from "../../generator/words/accepted-texts.ts";
import { isOwnText } from "../../generator/words/check-words.ts";
import { sharedTexts } from "../../generator/words/shared-words.ts";
import { calculatorTexts, flattenTexts, type FlatTexts } from "../../generator/words/words.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";

/** A folder below `specs/` that holds words: a calculator's, or one that all share. */
export interface WordsFolder {
  /** `finance/tip`, `words`, `units/words`. */
  readonly id: string;
  readonly path: string;
  /** The texts of a words file by their keys. */
  readonly textsOf: (value: unknown) => FlatTexts;
}

/** Every folder of words, those that all share first. */
export function wordsFolders(root: string): readonly WordsFolder[] {
  const specs = join(root, "specs");
  const calculators = readdirSync(specs, { recursive: true, withFileTypes: true })
    .map((entry) => ({ name: entry.name, id: relative(specs, entry.parentPath).split(sep).join("/") }))
    .filter(
      ({ name, id }) =>
        name === "calculator.yaml" || name === "part.yaml" || (name === "en.yaml" && isTableWords(id)),
    )
    .map(({ id }) => id)
    .toSorted();
  return [
    { id: "words", path: join(specs, "words"), textsOf: (value) => sharedTexts("shared-words", value) },
    {
      id: "units/words",
      path: join(specs, "units/words"),
      textsOf: (value) => sharedTexts("unit-words", value),
    },
    ...calculators.map((id) => ({ id, path: join(specs, id), textsOf: calculatorTexts })),
  ];
}

/** The folders at and below a name (`finance/tip`, `specs/finance`), or a sentence that says there are none. */
export function findWordsFolders(root: string, name: string): readonly WordsFolder[] | string {
  const all = wordsFolders(root);
  const wanted = name.replace(/^(?:\.\/)?specs\//, "").replace(/\/+$/, "");
  const found = all.filter(({ id }) => id === wanted || id.startsWith(`${wanted}/`));
  if (found.length > 0) return found;
  const near = nearestNames(
    wanted,
    all.map(({ id }) => id),
  );
  return `There is no calculator at specs/${wanted}.${near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`}`;
}

/** The languages of `specs/locales.yaml`: a new one is in no generated file before its words are accepted. */
export function offeredLocales(root: string): readonly string[] {
  const document: unknown = parse(readFileSync(join(root, "specs/locales.yaml"), "utf8"));
  return [...flattenTexts(document)].flatMap(([key, text]) => (/^locales\.\d+\.id$/.test(key) ? [text] : []));
}

/** What is wrong with a language that is not offered. */
export function unknownLocale(locale: string, locales: readonly string[]): string {
  return `There is no language "${locale}" in specs/locales.yaml; there are ${locales.join(", ")}`;
}

/** The texts of one language, undefined where the folder has no file of it. Keywords are each language's own. */
export function textsIn(folder: WordsFolder, locale: string): FlatTexts | undefined {
  if (!existsSync(join(folder.path, `${locale}.yaml`))) return undefined;
  const all = partsOf(folder).flatMap(({ path, textsOf, keyPrefix }) => {
    const file = join(path, `${locale}.yaml`);
    if (!existsSync(file)) return [];
    const value: unknown = parse(readFileSync(file, "utf8"));
    return [...textsOf(value)].map(([key, text]): [string, string] => [`${keyPrefix}${key}`, text]);
  });
  return new Map(all.filter(([key]) => !isOwnText(key)));
}

/** A folder with words files: the whole of a {@link WordsFolder}, or the part of one variant. */
export interface WordsPart extends WordsFolder {
  /** What its keys begin with among those of the whole. */
  readonly keyPrefix: string;
}

/** The folder itself, then those of its variants that have words of their own. */
export function partsOf(folder: WordsFolder): readonly WordsPart[] {
  const variants = join(folder.path, variantsFolder);
  const own = existsSync(variants)
    ? readdirSync(variants, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
        .map((entry) => relative(variants, entry.parentPath).split(sep).join("/"))
    : [];
  return [
    { ...folder, keyPrefix: "" },
    ...[...new Set(own)].toSorted().map((variant) => ({
      ...folder,
      id: `${folder.id}/${variantsFolder}/${variant}`,
      path: join(variants, variant),
      keyPrefix: `variants.${variant}.`,
    })),
  ];
}

/** What is accepted of a folder's translations; nothing where there is no record or none that can be read. */
export function acceptedIn({ path }: WordsFolder): AcceptedTexts {
  const file = join(path, "translated.yaml");
  if (!existsSync(file)) return new Map();
  const { document } = readDocument(file, readFileSync(file));
  const shape = document === undefined ? undefined : checkShape("translated", document);
  return readAccepted(shape?.value ?? {});
}
