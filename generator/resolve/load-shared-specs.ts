import type { Documents } from "../constructs/documents.ts";
import { checkShape } from "../check/shape.ts";
import { proveTable } from "../tables/table.ts";
import { checkUnits, hasSoundDimension } from "../check/units.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import { classify, type FileKind } from "../read/classify.ts";
import { readSpecification, type SourceDocument } from "../read/source-document.ts";
import type { SpecificationFile } from "../read/specification-file.ts";
import type { Category, Region } from "../runtime/catalog.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import type { TableModel } from "../constructs/table-model.ts";
import { flattenTexts } from "../words/words.ts";
import { withRowOptions } from "../tables/period-rows.ts";
import { resolveTable } from "../tables/lookup-table.ts";
import { catalogUnits } from "../constructs/units.ts";

export interface LoadedSpecs {
  readonly sharedSpecs: SharedSpecs;
  readonly categories: readonly Category[];
  readonly regions: readonly Region[];
  /** Where the categories are written; undefined where that could not be read. */
  readonly categoriesSource: SourceDocument | undefined;
  /** Whether every file of units could be read; without one, every use of its units would look wrong. */
  readonly areUnitsComplete: boolean;
  /** Problems of shared files; those of tables only once the tables have been asked for. */
  readonly problems: () => readonly Diagnostic[];
}

/** Reads what all calculators share. Tables are read, proven and resolved when first asked for. */
export function loadSharedSpecs(
  files: readonly SpecificationFile[],
  today: string,
  isDraft = false,
): LoadedSpecs {
  const problems: Diagnostic[] = [];
  const read = (file: SpecificationFile): SourceDocument | undefined => {
    const { document, problems: found } = readSpecification(file);
    problems.push(...found);
    return document;
  };
  const readOne = <K extends "locales" | "categories">(
    kind: K,
  ): { readonly value?: Documents[K] | undefined; readonly source: SourceDocument | undefined } => {
    const path = `specs/${kind}.yaml`;
    const file = files.find((each) => each.path === path);
    if (file === undefined)
      problems.push(diagnose("file_missing", { file: path }, { file: path, span: { start: 0, end: 0 } }));
    const source = file === undefined ? undefined : read(file);
    const checked = source === undefined ? undefined : checkShape(kind, source);
    problems.push(...(checked?.problems ?? []));
    return { value: checked?.value, source };
  };
  const locales = readOne("locales").value?.locales ?? [];
  const { value: ofCategories, source: categoriesSource } = readOne("categories");
  const { categories = [], regions: helpByRegion = {} } = ofCategories ?? {};
  const beforeUnits = problems.length;
  const unitFiles = files
    .filter(({ path }) => classify(path, []).kind === "units")
    .flatMap((file) => {
      const source = read(file);
      const checked = source === undefined ? undefined : checkShape("units", source);
      problems.push(...(checked?.problems ?? []));
      return source === undefined || checked?.value === undefined
        ? []
        : [{ document: checked.value, source }];
    });
  const areUnitsComplete = problems.length === beforeUnits;
  problems.push(...checkUnits(unitFiles));
  const units = catalogUnits(
    unitFiles.filter(hasSoundDimension).map(({ document }) => document),
    () => symbolsIn(files),
  );
  const tableFiles = new Map<string, SpecificationFile>();
  for (const file of files) {
    const kind = classify(file.path, []);
    if (kind.kind === "table") tableFiles.set(kind.path, file);
  }
  const tables = new Map<string, TableModel | undefined>();
  const table = (path: string): TableModel | undefined => {
    const file = tableFiles.get(path);
    if (file === undefined || tables.has(path)) return tables.get(path);
    const source = read(file);
    const checked = source === undefined ? undefined : checkShape("table", source);
    problems.push(...(checked?.problems ?? []));
    let resolved: TableModel | undefined;
    if (source !== undefined && checked?.value !== undefined) {
      const unitSources = unitFiles.map((each) => each.source);
      resolved = knownTable(source, unitSources, today);
      if (resolved === undefined) {
        const document = withRowOptions(checked.value);
        const unproven = proveTable(document, source, units, today);
        problems.push(...unproven);
        if (unproven.length === 0) {
          resolved = resolveTable(document, path, file.path, units);
          proven.set(source, { unitSources, today, table: resolved });
        }
      }
    }
    tables.set(path, resolved);
    return resolved;
  };
  const offered = locales.map(({ id }) => id);
  for (const { path } of files) {
    const kind = classify(path, offered);
    if (kind.kind === "misnamed") {
      problems.push(
        diagnose("misnamed_file", { name: kind.name }, { file: path, span: { start: 0, end: 0 } }),
      );
      continue;
    }
    if (!isUnexpected(path, kind, offered)) continue;
    problems.push(
      diagnose(
        "unexpected_file",
        {},
        { file: path, span: { start: 0, end: 0 } },
        {
          suggestion: nearest(path.slice(path.lastIndexOf("/") + 1), [
            "calculator.yaml",
            "translated.yaml",
            ...offered.map((id) => `${id}.yaml`),
          ]),
        },
      ),
    );
  }
  return {
    sharedSpecs: {
      units,
      locales,
      table,
      tableIds: () => [...tableFiles.keys()].map((path) => path.slice(path.lastIndexOf("/") + 1)),
      hasTable: (path) => tableFiles.has(path),
      wasRead: (path) => tables.has(path),
      today,
      isDraft,
    },
    categories,
    regions: Object.entries(helpByRegion).map(([id, help]) => ({ id, help })),
    categoriesSource,
    areUnitsComplete,
    problems: () => problems,
  };
}

interface ProvenTable {
  /** The files of units it was proven with. */
  readonly unitSources: readonly SourceDocument[];
  readonly today: string;
  readonly table: TableModel;
}

/** Tables that were found right, by their documents: one that was not read again is not proven again. */
const proven = new WeakMap<SourceDocument, ProvenTable>();

function knownTable(
  source: SourceDocument,
  unitSources: readonly SourceDocument[],
  today: string,
): TableModel | undefined {
  const known = proven.get(source);
  const isSame =
    known?.today === today &&
    known.unitSources.length === unitSources.length &&
    known.unitSources.every((each, index) => each === unitSources[index]);
  return isSame ? known.table : undefined;
}

/** Unit ids by their English symbols. Read only when an author wrote a unit that is none. */
function symbolsIn(files: readonly SpecificationFile[]): ReadonlyMap<string, string> {
  const file = files.find(({ path }) => path === "specs/units/words/en.yaml");
  const value = file === undefined ? undefined : readSpecification(file).document?.value;
  return new Map(
    [...flattenTexts(value ?? {})].flatMap(([key, text]): [string, string][] => {
      const [, id] = /^units\.([^.]+)\.symbol$/.exec(key) ?? [];
      return id === undefined ? [] : [[text.normalize("NFKC"), id]];
    }),
  );
}

/** Whether nothing reads a file at this place. Without any language, the file of languages was reported. */
function isUnexpected(path: string, kind: FileKind, offered: readonly string[]): boolean {
  if (kind.kind === "shared-words" || kind.kind === "unit-words")
    return offered.length > 0 && !offered.includes(kind.locale);
  return kind.kind === "unknown" && (offered.length > 0 || !path.endsWith(".yaml"));
}
