import type { CalculatorFolder } from "../read/calculator-folder.ts";
import { fingerprint } from "../read/fingerprint.ts";
import { classify, isPart, isTableWords, type FileKind } from "../read/classify.ts";
import type { SpecificationFile } from "../read/specification-file.ts";
import { once } from "../runtime/once.ts";

/** The own files of a calculator or a part. */
export interface Folder extends CalculatorFolder {
  /** Of its own files and the tables and parts it can see. */
  readonly fingerprint: string;
}
export interface TableFile {
  readonly file: SpecificationFile;
  /** The calculators that may use it are in this folder and below; `""` for all. */
  readonly folder: string;
  /** Folder and id. */
  readonly path: string;
}
/** A file that belongs to no calculator. */
interface CommonFile {
  readonly file: SpecificationFile;
  readonly kind: FileKind;
}
export interface SortedFiles {
  /** All that belongs to no calculator. */
  readonly shared: {
    readonly files: readonly SpecificationFile[];
    /** Of all but the tables, which belong to those that see them, and the texts of the shared words. */
    readonly fingerprint: string;
    /** Of the shared words by language, with the records of what is accepted of them. */
    readonly words: Readonly<Record<string, string>>;
  };
  readonly folders: readonly Folder[];
  /** What calculators take in. */
  readonly parts: readonly Folder[];
  /** Calculators that are left out, since they have words in one language alone. */
  readonly drafts: readonly Folder[];
  /** Words of tables. */
  readonly tableWords: readonly Folder[];
  readonly tables: readonly TableFile[];
}

/** Whether a calculator has words in one language alone, of several. */
export function isDraft({ id, files }: CalculatorFolder, languages: readonly string[]): boolean {
  const own = files.filter(({ path }) =>
    languages.some((language) => path === `specs/${id}/${language}.yaml`),
  );
  return languages.length > 1 && own.length === 1;
}

/**
 * Sorts files into what is shared and each calculator's own, and names both by their content. With `isFinished`, drafts are
 * no calculators.
 */
export function sortFiles(
  specifications: readonly SpecificationFile[],
  version: string,
  isFinished = false,
): SortedFiles {
  const locales = localesIn(specifications);
  const own = new Map<string, SpecificationFile[]>();
  const common: CommonFile[] = [];
  for (const file of specifications) {
    const kind = classify(file.path, locales);
    if (!("calculator" in kind)) common.push({ file, kind });
    else own.set(kind.calculator, [...(own.get(kind.calculator) ?? []), file]);
  }
  const tables = common.flatMap(({ file, kind }): readonly TableFile[] =>
    kind.kind === "table" ? [{ file, folder: kind.folder, path: kind.path }] : [],
  );
  const around = new Set([...own.keys()].flatMap((id) => foldersAround(id)));
  const seen = new Set(tables.filter(({ folder }) => around.has(folder)).map(({ file }) => file));
  const words = sharedWords(common);
  const ownFolders = [...own].map(([id, files]) => ({ id, files }));
  const partFolders = ownFolders.filter(({ id }) => isPart(id));
  const wordFolders = ownFolders.filter(({ id }) => isTableWords(id));
  const all = [...own].map(([id, files]): Folder => {
    const parts = isPart(id) || isTableWords(id) ? [] : near(id, partFolders);
    const tableWords = isTableWords(id) ? [] : near(id, wordFolders);
    // Where one calculator is checked, nobody asks it of the others, and their files need not be read.
    const name = once(() => {
      const visible = tables.filter((table) => sees(id, table)).map(({ file }) => file);
      const content = [...files, ...visible, ...[...parts, ...tableWords].flatMap((each) => each.files)];
      return fingerprint(content, version);
    });
    return {
      id,
      files,
      parts,
      tableWords,
      get fingerprint() {
        return name();
      },
    };
  });
  const calculators = all.filter(({ id }) => !isPart(id) && !isTableWords(id));
  const drafts = isFinished ? calculators.filter((folder) => isDraft(folder, locales)) : [];
  const wordFiles = new Set(words.flatMap(({ files }) => files));
  return {
    shared: {
      files: common.map(({ file }) => file),
      fingerprint: fingerprint(
        [
          ...common.map(({ file }) => file).filter((file) => !seen.has(file) && !wordFiles.has(file)),
          // What no calculator can see is looked at all the same.
          ...wordFolders.flatMap((folder) => (isSeen(folder, ownFolders) ? [] : folder.files)),
        ],
        [version, ...[...wordFiles].map(({ path }) => path)].join("\n"),
      ),
      words: Object.fromEntries(words.map(({ locale, files }) => [locale, fingerprint(files, version)])),
    },
    folders: calculators.filter((folder) => !drafts.includes(folder)),
    drafts,
    parts: all.filter(({ id }) => isPart(id)),
    tableWords: all.filter(({ id }) => isTableWords(id)),
    tables,
  };
}

/** The languages there are shared words of. */
export function localesIn(files: readonly SpecificationFile[]): readonly string[] {
  return files.flatMap(({ path }) => {
    const kind = path.startsWith("specs/words/") ? classify(path, []) : undefined;
    return kind?.kind === "shared-words" ? [kind.locale] : [];
  });
}

/** The files that say the shared words of each language. */
function sharedWords(
  files: readonly CommonFile[],
): readonly { readonly locale: string; readonly files: readonly SpecificationFile[] }[] {
  const byLocale = new Map<string, SpecificationFile[]>();
  const records: SpecificationFile[] = [];
  for (const { file, kind } of files) {
    if (kind.kind === "accepted-shared") records.push(file);
    if (kind.kind === "shared-words" || kind.kind === "unit-words")
      byLocale.set(kind.locale, [...(byLocale.get(kind.locale) ?? []), file]);
  }
  return [...byLocale].map(([locale, own]) => ({ locale, files: [...own, ...records] }));
}

/** Whether a calculator may look a table up: it lies in its own folder or one above. */
export function sees(calculator: string, { folder }: Pick<TableFile, "folder">): boolean {
  return folder === "" || (calculator.startsWith(folder) && (calculator[folder.length] ?? "/") === "/");
}

/** A folder and all above it, `""` for that of all. */
function foldersAround(id: string): readonly string[] {
  const names = id.split("/");
  return ["", ...names.map((_, index) => names.slice(0, index + 1).join("/"))];
}

/** The folders of parts, or of words of tables, that a calculator can see, the nearest first. */
function near(id: string, folders: readonly CalculatorFolder[]): readonly CalculatorFolder[] {
  return folders
    .filter((each) => sees(id, { folder: aboveOf(each) }))
    .toSorted((one, other) => other.id.length - one.id.length);
}

function isSeen(folder: CalculatorFolder, all: readonly CalculatorFolder[]): boolean {
  return all.some(({ id }) => !isTableWords(id) && sees(id, { folder: aboveOf(folder) }));
}

/** The folder above `parts/` or `tables/`. */
function aboveOf({ id }: CalculatorFolder): string {
  return id.split("/").slice(0, -2).join("/");
}

/** The calculator, part or table's words a specification file belongs to; undefined for what calculators share. */
export function ownerOf(path: string, locales: readonly string[]): string | undefined {
  const kind = classify(path, locales);
  return "calculator" in kind ? kind.calculator : undefined;
}
