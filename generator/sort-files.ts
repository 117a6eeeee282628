import type { CalculatorFolder } from "./read/calculator-folder.ts";
import { fingerprint } from "./read/fingerprint.ts";
import { classify, isPart } from "./read/classify.ts";
import type { SpecificationFile } from "./specification.ts";

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
  readonly tables: readonly TableFile[];
}

/** Sorts files into what is shared and each calculator's own, and names both by their content. */
export function sortFiles(specifications: readonly SpecificationFile[], version: string): SortedFiles {
  const locales = specifications.flatMap(({ path }) => {
    const kind = classify(path, []);
    return kind.kind === "shared-words" ? [kind.locale] : [];
  });
  const own = new Map<string, SpecificationFile[]>();
  const common: SpecificationFile[] = [];
  for (const file of specifications) {
    const owner = ownerOf(file.path, locales);
    if (owner === undefined) common.push(file);
    else own.set(owner, [...(own.get(owner) ?? []), file]);
  }
  const tables = common.flatMap((file): readonly TableFile[] => {
    const kind = classify(file.path, locales);
    return kind.kind === "table" ? [{ file, folder: kind.folder, path: kind.path }] : [];
  });
  const seen = new Set(
    tables.filter((table) => [...own.keys()].some((id) => sees(id, table))).map(({ file }) => file),
  );
  const words = sharedWords(common);
  const partFolders = [...own].flatMap(([id, files]) => (isPart(id) ? [{ id, files }] : []));
  const all = [...own].map(([id, files]): Folder => {
    const visible = tables.filter((table) => sees(id, table)).map(({ file }) => file);
    const parts = isPart(id) ? [] : partsFor(id, partFolders);
    const content = [...files, ...visible, ...parts.flatMap((part) => part.files)];
    return { id, files, parts, fingerprint: fingerprint(content, version) };
  });
  const wordFiles = new Set(words.flatMap(({ files }) => files));
  return {
    shared: {
      files: common,
      fingerprint: fingerprint(
        common.filter((file) => !seen.has(file) && !wordFiles.has(file)),
        [version, ...[...wordFiles].map(({ path }) => path)].join("\n"),
      ),
      words: Object.fromEntries(words.map(({ locale, files }) => [locale, fingerprint(files, version)])),
    },
    folders: all.filter(({ id }) => !isPart(id)),
    parts: all.filter(({ id }) => isPart(id)),
    tables,
  };
}

/** The files that say the shared words of each language. */
function sharedWords(
  files: readonly SpecificationFile[],
): readonly { readonly locale: string; readonly files: readonly SpecificationFile[] }[] {
  const byLocale = new Map<string, SpecificationFile[]>();
  const records: SpecificationFile[] = [];
  for (const file of files) {
    const kind = classify(file.path, []);
    if (kind.kind === "accepted-shared") records.push(file);
    if (kind.kind === "shared-words" || kind.kind === "unit-words")
      byLocale.set(kind.locale, [...(byLocale.get(kind.locale) ?? []), file]);
  }
  return [...byLocale].map(([locale, own]) => ({ locale, files: [...own, ...records] }));
}

/** Whether a calculator may look a table up: it lies in its own folder or one above. */
export function sees(calculator: string, { folder }: Pick<TableFile, "folder">): boolean {
  return folder === "" || `${calculator}/`.startsWith(`${folder}/`);
}

/** The parts a calculator can take in, the nearest first. */
function partsFor(id: string, parts: readonly CalculatorFolder[]): readonly CalculatorFolder[] {
  return parts
    .filter((part) => sees(id, { folder: part.id.split("/").slice(0, -2).join("/") }))
    .toSorted((one, other) => other.id.length - one.id.length);
}

/** The calculator or part a specification file belongs to; undefined for what calculators share. */
export function ownerOf(path: string, locales: readonly string[]): string | undefined {
  const kind = classify(path, locales);
  return "calculator" in kind ? kind.calculator : undefined;
}
