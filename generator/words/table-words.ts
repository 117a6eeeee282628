/** The words of tables: checked with their table, and given to the calculators that look it up. */
import { unreadWords, type CheckedWords, type PartWords } from "../check/calculator-folder.ts";
import { checkShape } from "../check/shape.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import type { TableModel } from "../constructs/table-model.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ValueType } from "../formula/value-type.ts";
import { readFolder, type CalculatorFolder } from "../read/calculator-folder.ts";
import { tableOfWords } from "../read/classify.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { readAccepted } from "./accepted-texts.ts";
import { checkWords, englishTexts } from "./check-words.ts";
import { gatherTexts } from "./gather-texts.ts";
import { outsideNames } from "./required-texts.ts";
import { calculatorTexts } from "./words.ts";

/** Everything that is wrong with the words of one table. */
export function checkTableWords(folder: CalculatorFolder, sharedSpecs: SharedSpecs): readonly Diagnostic[] {
  const { locales } = sharedSpecs;
  const [base] = locales;
  const { words, problems } = readTableWords(folder, sharedSpecs);
  const table = sharedSpecs.table(tableOfWords(folder.id));
  const [file] = folder.files;
  const known = sharedSpecs.hasTable(tableOfWords(folder.id));
  if (!known && file !== undefined)
    return [...problems, diagnose("words_of_no_table", {}, { file: file.path, span: { start: 0, end: 0 } })];
  const first = base === undefined ? undefined : words.byLocale.get(base.id);
  if (table === undefined || base === undefined) return problems;
  if (first === undefined)
    return file === undefined || problems.length > 0
      ? problems
      : [
          diagnose(
            "words_missing",
            { file: `specs/${folder.id}/${base.id}.yaml` },
            { file: file.path, span: { start: 0, end: 0 } },
          ),
        ];
  const english = englishTexts(calculatorTexts(first.value), base.tag);
  const accepted = readAccepted(words.accepted);
  let faulty: ReadonlySet<string> | undefined;
  const found = locales.flatMap((locale) => {
    const source = words.byLocale.get(locale.id);
    if (source === undefined) return [];
    const checked = checkWords({
      required: textsOfTable(table),
      english,
      texts: locale === base ? english.texts : calculatorTexts(source.value),
      source,
      locale: locale.tag,
      isEnglish: locale === base,
      ...(faulty === undefined ? {} : { faulty }),
      acceptedText: (key) => accepted.get(key)?.get(locale.id),
    });
    faulty ??= checked.faulty;
    return checked.problems;
  });
  return [...problems, ...gatherTexts(found)];
}

/** The words of the tables a calculator looks up. */
export function wordsOfTables(
  folders: readonly CalculatorFolder[],
  tables: readonly TableModel[],
  sharedSpecs: SharedSpecs,
): readonly PartWords[] {
  return tables.flatMap(({ id, path }) => {
    const folder = folders.find((each) => tableOfWords(each.id) === path);
    if (folder === undefined) return [];
    const { byLocale } = readTableWords(folder, sharedSpecs).words;
    const unread = unreadWords(folder, byLocale, sharedSpecs.locales);
    return [{ folder: folder.id, byLocale, unread, rename: new Map(), table: id }];
  });
}

function readTableWords(
  folder: CalculatorFolder,
  { locales }: SharedSpecs,
): { readonly words: CheckedWords; readonly problems: readonly Diagnostic[] } {
  const { documents, problems } = readFolder(folder);
  const found: Diagnostic[] = [...problems];
  const byLocale = new Map<string, SourceDocument>();
  for (const { id } of locales) {
    const source = documents.get(`specs/${folder.id}/${id}.yaml`);
    const shape = source === undefined ? undefined : checkShape("table-words", source);
    found.push(...(shape?.problems ?? []));
    if (source !== undefined && shape?.value !== undefined) byLocale.set(id, source);
  }
  const translated = documents.get(`specs/${folder.id}/translated.yaml`);
  const record = translated === undefined ? undefined : checkShape("translated", translated);
  found.push(...(record?.problems ?? []));
  return { words: { byLocale, accepted: record?.value ?? {} }, problems: found };
}

/** What the words of a table must and may say. */
function textsOfTable({ keyTypes, columns }: TableModel): readonly RequiredText[] {
  const text = (key: string, required: boolean, names: readonly string[] = []): RequiredText => ({
    key,
    required,
    arguments: names,
  });
  const options = (section: string, types: Readonly<Record<string, ValueType>>): readonly RequiredText[] =>
    Object.entries(types).flatMap(([id, type]) =>
      type.kind === "choice"
        ? type.options.map((option) => text(`${section}.${id}.options.${option}`, false))
        : [],
    );
  return [
    ...Object.keys(columns).map((id) => text(`columns.${id}`, true)),
    ...options("columns", columns),
    ...options("keys", keyTypes),
    text("outside", false, outsideNames),
  ];
}
