/**
 * The documents of the language after their shape was checked: exactly what an author may write, as TypeScript. Each
 * type follows from the schema of its construct. Formulas are text here; names and types are checked when a
 * calculator is resolved.
 */
import type { documentSchemas } from "./document-schemas.ts";
import type { tableColumn, tableKey } from "./files/table.ts";
import type { ScalarText, Static } from "./schema.ts";
import type { citations } from "./values/citation.ts";

export type { ScalarText } from "./schema.ts";
export type { InputDocument } from "./inputs/any.ts";
export type { OutputDocument } from "./results/output.ts";
export type { ComposedUnitsDocument, MeasuredUnitsDocument, UnitsDocument } from "./files/units.ts";

/** The document each kind of file holds. */
export type Documents = {
  readonly [K in keyof typeof documentSchemas]: Static<(typeof documentSchemas)[K]>;
};
export type CalculatorDocument = Documents["calculator"];
export type PartDocument = Documents["part"];
export type TableDocument = Documents["table"];
export type TranslatedDocument = Documents["translated"];

export type ExampleDocument = CalculatorDocument["examples"][number];

export type TableKeyDocument = Static<typeof tableKey>;
export type TableColumnDocument = Static<typeof tableColumn>;
export type TableCell = ScalarText | null;

export type CitationDocument = Static<typeof citations>;
