import type { TableModel } from "../resolve/model.ts";
import { camelCase, pascalCase } from "../resolve/identifiers.ts";
import { createSourceFile, literal, type EmittedSource } from "./source-file.ts";
import { typeText } from "./type-text.ts";

/** Where a generated table lies: `legal/north-carolina/felony_grid` below generated/tables/. */
export function tablePath(table: TableModel): string {
  return `generated/tables/${table.path}.ts`;
}

/** The constant a table is exported as: `felonyGridTable`. */
export function tableName(id: string): string {
  return `${camelCase(id)}Table`;
}

/** The import path of a table from the model of `calculator`. */
export function tableImport(calculator: string, table: string): string {
  return `${"../".repeat(calculator.split("/").length + 1)}tables/${table}.ts`;
}

/** A table as data: its periods with their citations, each row's keys and typed values. */
export function emitTable(table: TableModel): EmittedSource {
  const path = tablePath(table);
  const up = "../".repeat(path.split("/").length - 1);
  const file = createSourceFile(path, table.file);
  const row = `${pascalCase(table.id)}Row`;
  file.import("Table", `${up}generator/runtime/table.ts`, "type");
  file.objectType(
    row,
    `A row of \`${table.id}\`; quantities in base units.`,
    Object.entries(table.columns).map(([id, type]) => ({ name: id, type: typeText(type) })),
  );
  file.constant({
    name: tableName(table.id),
    type: `Table<${row}>`,
    value: literal({ id: table.id, keys: table.keys, periods: table.periods }),
    exported: true,
  });
  return file.finish();
}
