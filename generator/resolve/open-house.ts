import { checkShape } from "../check/shape.ts";
import { proveTable } from "../check/table.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { classify } from "../read/classify.ts";
import { readDocument, type SourceDocument } from "../read/source-document.ts";
import type { SpecificationFile } from "../specification.ts";
import type { House, LocaleEntry } from "./house.ts";
import type { TableModel } from "./model.ts";
import { resolveTable } from "./tables.ts";
import { catalogueUnits } from "./units.ts";

export interface CategoryEntry {
  readonly id: string;
  readonly popular: readonly string[];
}

/** Reads what all calculators share. Tables are read, proven and resolved when first asked for. */
export function openHouse(files: readonly SpecificationFile[], today: string): { readonly house: House; readonly categories: readonly CategoryEntry[]; readonly problems: () => readonly Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const read = (file: SpecificationFile): SourceDocument | undefined => {
    const { document, problems: found } = readDocument(file.path, file.bytes);
    problems.push(...found);
    return document;
  };
  const locales = files.filter(({ path }) => path === "specs/locales.yaml").flatMap((file): readonly LocaleEntry[] => {
    const source = read(file);
    const checked = source === undefined ? undefined : checkShape("locales", source);
    problems.push(...(checked?.problems ?? []));
    return checked?.value?.locales ?? [];
  });
  const categories = files.filter(({ path }) => path === "specs/categories.yaml").flatMap((file): readonly CategoryEntry[] => {
    const source = read(file);
    const checked = source === undefined ? undefined : checkShape("categories", source);
    problems.push(...(checked?.problems ?? []));
    return checked?.value?.categories ?? [];
  });
  const units = catalogueUnits(
    files.filter(({ path }) => classify(path, []).kind === "units").flatMap((file) => {
      const source = read(file);
      const checked = source === undefined ? undefined : checkShape("units", source);
      problems.push(...(checked?.problems ?? []));
      return checked?.value === undefined ? [] : [checked.value];
    }),
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
      const unproven = proveTable(checked.value, source, units, today);
      problems.push(...unproven);
      if (unproven.length === 0) resolved = resolveTable(checked.value, path, file.path, units);
    }
    tables.set(path, resolved);
    return resolved;
  };
  for (const file of files) {
    if (classify(file.path, locales.map(({ id }) => id)).kind === "unknown") {
      problems.push(diagnose("unexpected_file", {}, { file: file.path, span: { start: 0, end: 0 } }));
    }
  }
  return {
    house: { units, locales, table, tableIds: () => [...tableFiles.keys()].map((path) => path.slice(path.lastIndexOf("/") + 1)), hasTable: (path) => tableFiles.has(path), today },
    categories,
    problems: () => problems,
  };
}
