import type { CalculatorFolder } from "./read/calculator-folder.ts";
import { fingerprint } from "./read/fingerprint.ts";
import { classify } from "./read/classify.ts";
import type { SpecificationFile } from "./specification.ts";

/** A calculator's own files. */
export interface Folder extends CalculatorFolder {
  /** Of its own files and the tables it can see. */
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
    folders: [...own].map(([id, files]) => {
      const visible = tables.filter((table) => sees(id, table)).map(({ file }) => file);
      return { id, files, fingerprint: fingerprint([...files, ...visible], version) };
    }),
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
export function sees(calculator: string, { folder }: TableFile): boolean {
  return folder === "" || `${calculator}/`.startsWith(`${folder}/`);
}

/** The calculator a specification file belongs to; undefined for what calculators share. */
export function ownerOf(path: string, locales: readonly string[]): string | undefined {
  const kind = classify(path, locales);
  return kind.kind === "calculator" || kind.kind === "accepted" || kind.kind === "words"
    ? kind.calculator
    : undefined;
}
