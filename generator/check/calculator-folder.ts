import type { CalculatorDocument, InputDocument, TranslatedDocument } from "../constructs/documents.ts";
import type { LocaleEntry } from "../constructs/shared-specs.ts";
import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import type { CalculatorFolder, ReadFolder } from "../read/calculator-folder.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Path } from "../constructs/reporter.ts";
import { isPart, variantsFolder } from "../read/classify.ts";
import { joinedWords, type VariantWords } from "./joined-words.ts";
import { checkShape, withoutInvalidParts } from "./shape.ts";

/** A calculator's specification of the right shape, or what is left of one without the parts of a wrong shape. */
export interface CheckedSpecification {
  readonly source: SourceDocument;
  readonly document: CalculatorDocument;
  /** Ids of the parts that were taken out; undefined where the document is whole. */
  readonly lacks?: ReadonlySet<string>;
  /** What the calculator says inputs of its parts are. */
  readonly overrides?: readonly OverriddenInput[];
  /** A part, of which calculators may use more than it does itself. */
  readonly isPart?: true;
}
/** An input of a part that a calculator works out or has itself: it must have the type the part knows it by. */
export interface OverriddenInput {
  readonly id: string;
  readonly input: InputDocument;
  /** Where the calculator says so. */
  readonly path: Path;
}
/** The words files of the right shape, by language, and the record of what is accepted of them. */
export interface CheckedWords {
  readonly byLocale: ReadonlyMap<string, SourceDocument>;
  readonly accepted: TranslatedDocument;
  /** Those of the parts it takes in. */
  readonly parts?: readonly PartWords[];
}
/** The words of a part that a calculator takes in, or of a table that it looks up. */
export interface PartWords {
  readonly folder: string;
  readonly byLocale: ReadonlyMap<string, SourceDocument>;
  /** The languages of files that could not be read, which was reported with them: nobody knows what they say. */
  readonly unread: ReadonlySet<string>;
  /** The ids its things have in the calculator. */
  readonly rename: ReadonlyMap<string, string>;
  /** The id of the table, where they are a table's. */
  readonly table?: string;
}
/** The files of a calculator that have the shape of what they are. */
export interface CheckedFolder {
  readonly id: string;
  readonly specification?: CheckedSpecification;
  readonly words: CheckedWords;
  readonly problems: readonly Diagnostic[];
}

/** Checks that a calculator's folder holds what it must, each file in the shape of its kind. */
export function checkFolder(folder: ReadFolder, locales: readonly LocaleEntry[]): CheckedFolder {
  const specification = checkSpecification(folder);
  const words = checkWordsFiles(folder, locales);
  return {
    id: folder.id,
    ...(specification.value === undefined ? {} : { specification: specification.value }),
    words: words.value,
    problems: [...missingFiles(folder, locales), ...specification.problems, ...words.problems],
  };
}

function checkSpecification({ id, documents }: ReadFolder): {
  readonly value?: CheckedSpecification;
  readonly problems: readonly Diagnostic[];
} {
  const source = documents.get(`specs/${id}/calculator.yaml`);
  if (source === undefined) return { problems: [] };
  const { value: document, problems } = checkShape("calculator", source);
  if (document !== undefined) return { value: { source, document }, problems };
  const part = withoutInvalidParts(source);
  return part === undefined
    ? { problems }
    : { value: { source, document: part.value, lacks: part.broken }, problems };
}

/** The words of one language, where all its files have their shape. */
interface WordsOfLocale {
  readonly locale: string;
  readonly source?: SourceDocument;
  readonly problems: readonly Diagnostic[];
}

export function checkWordsFiles(
  { id, documents }: ReadFolder,
  locales: readonly LocaleEntry[],
): { readonly value: CheckedWords; readonly problems: readonly Diagnostic[] } {
  const files = locales.flatMap((locale): readonly WordsOfLocale[] => {
    const main = documents.get(`specs/${id}/${locale.id}.yaml`);
    const own = variantFiles(id, documents, locale.id);
    if (main === undefined)
      return own.length === 0 || locale === locales[0] ? [] : [ownerless(id, locale.id, own)];
    const shapes = [main, ...own.map(({ source }) => source)].map((source) => checkShape("words", source));
    return [
      {
        locale: locale.id,
        ...(shapes.every(({ value }) => value !== undefined) ? { source: joinedWords(main, own) } : {}),
        problems: [...shapes.flatMap(({ problems }) => problems), ...writtenTwice(main, own)],
      },
    ];
  });
  const translated = documents.get(`specs/${id}/translated.yaml`);
  const record = translated === undefined ? undefined : checkShape("translated", translated);
  return {
    value: {
      byLocale: new Map(
        files.flatMap(({ locale, source }) => (source === undefined ? [] : [[locale, source]])),
      ),
      accepted: record?.value ?? {},
    },
    problems: [...files.flatMap(({ problems }) => problems), ...(record?.problems ?? [])],
  };
}

/** The languages in which a folder has a words file that is not among those that could be read. */
export function unreadWords(
  { id, files }: CalculatorFolder,
  read: Pick<ReadonlySet<string>, "has">,
  locales: readonly LocaleEntry[],
): ReadonlySet<string> {
  const isThere = (locale: string): boolean =>
    files.some(({ path }) => path === `specs/${id}/${locale}.yaml`);
  return new Set(
    locales.flatMap((locale) => (!read.has(locale.id) && isThere(locale.id) ? [locale.id] : [])),
  );
}

/** The files with the words of single variants in a language. */
function variantFiles(
  id: string,
  documents: ReadFolder["documents"],
  locale: string,
): readonly VariantWords[] {
  const [start, end] = [`specs/${id}/${variantsFolder}/`, `/${locale}.yaml`];
  return [...documents].flatMap(([path, source]) =>
    path.startsWith(start) && path.endsWith(end)
      ? [{ variant: path.slice(start.length, -end.length), source }]
      : [],
  );
}

/** Words of variants alone, in a language the calculator itself has none in. */
function ownerless(id: string, locale: string, own: readonly VariantWords[]): WordsOfLocale {
  const problems = own
    .slice(0, 1)
    .map(({ source }) =>
      diagnose("words_missing", { file: `specs/${id}/${locale}.yaml` }, startOf(source.file)),
    );
  return { locale, problems };
}

/** A variant's words are in one place: below `variants`, or in its own file. */
function writtenTwice(main: SourceDocument, own: readonly VariantWords[]): readonly Diagnostic[] {
  return own.flatMap(({ variant, source }) => {
    const path = ["variants", variant];
    return hasPath(main.value, path)
      ? [
          diagnose("words_twice", { variant }, main.placeOf(path, "key"), {
            related: [{ place: startOf(source.file), message: "they are here too" }],
          }),
        ]
      : [];
  });
}

function hasPath(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  if (value === null || typeof value !== "object") return false;
  const found = Object.entries(value).find(([name]) => name === key);
  return found !== undefined && hasPath(found[1], rest);
}

/** A calculator's specification and its English words, where the folder holds other files and not these. */
export function missingFiles(
  { id, files }: CalculatorFolder,
  [base]: readonly LocaleEntry[],
): readonly Diagnostic[] {
  const [first] = files;
  const specification = `specs/${id}/${isPart(id) ? "part" : "calculator"}.yaml`;
  const isThere = (path: string): boolean => files.some((file) => file.path === path);
  if (first !== undefined && !isThere(specification))
    return [diagnose("file_missing", { file: specification }, startOf(first.path))];
  const english = `specs/${id}/${base?.id ?? ""}.yaml`;
  return base === undefined || isThere(english)
    ? []
    : [diagnose("words_missing", { file: english }, startOf(specification))];
}

function startOf(file: string): Place {
  return { file, span: { start: 0, end: 0 } };
}
