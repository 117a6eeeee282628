import { tableName } from "../constructs/statements/emitter.ts";
import type { TableModel } from "../constructs/table-model.ts";
import type { Citations } from "../runtime/answer.ts";
import { pascalCase } from "../typescript/identifiers.ts";
import { createSourceFile, literal, type EmittedSource } from "../typescript/source-file.ts";
import { typeText } from "../typescript/type-text.ts";

/** Where a generated table lies: `legal/north-carolina/felony_grid` below generated/tables/. */
export function tablePath(table: TableModel): string {
  return `generated/tables/${table.path}.ts`;
}

/** A table as data: its periods with their citations, each row's keys and typed values. */
export function emitTable(table: TableModel): EmittedSource {
  const { official, periods } = table;
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
  const opened = new Set(table.periods.flatMap(({ rows }) => rows.flatMap(({ above = [] }) => above)));
  const reaches = { name: "reachesOrPasses" };
  const named = new Map<unknown, string>([[reaches, reaches.name]]);
  for (const [index, same] of repeatedCitations(table).entries()) {
    const name = `citations${index + 1}`;
    file.import("Citations", `${up}generator/runtime/answer.ts`, "type");
    file.constant({ name, type: "Citations", value: literal(same[0]) });
    for (const citations of same) named.set(citations, name);
  }
  if (opened.size > 0) file.import(reaches.name, `${up}generator/runtime/open-edge.ts`);
  const keys = table.keys.map((key) => (opened.has(key.id) ? { ...key, reaches } : key));
  file.constant({
    name: tableName(table.id),
    type: `Table<${row}>`,
    value: literal({ id: table.id, keys, ...(official === undefined ? {} : { official }), periods }, named),
    exported: true,
  });
  return file.finish();
}

/** What several rows or periods cite alike, so that it is written once. */
function repeatedCitations({ periods }: TableModel): readonly (readonly Citations[])[] {
  const all = periods.flatMap(({ citations, rows }) => [
    citations,
    ...rows.flatMap((row) => (row.citations === undefined ? [] : [row.citations])),
  ]);
  const byText = new Map<string, Citations[]>();
  for (const citations of all) {
    const text = JSON.stringify(citations);
    byText.set(text, [...(byText.get(text) ?? []), citations]);
  }
  return [...byText.values()].filter((same) => same.length > 1);
}
