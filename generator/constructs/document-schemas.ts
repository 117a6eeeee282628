import type { DocumentKind } from "./construct.ts";
import { calculator } from "./files/calculator.ts";
import { categories } from "./files/categories.ts";
import { part } from "./files/part.ts";
import { locales } from "./files/locales.ts";
import { sharedWords, unitWords } from "./files/shared-words.ts";
import { table } from "./files/table.ts";
import { tableWords } from "./files/table-words.ts";
import { translated } from "./files/translated.ts";
import { units } from "./files/units.ts";
import { words } from "./files/words.ts";
import type { Schema } from "./schema.ts";

/** The schema of each kind of file; what it refers to is not in it yet. */
export const documentSchemas = {
  calculator,
  part: part.schema,
  words: words.schema,
  translated: translated.schema,
  table: table.schema,
  "table-words": tableWords.schema,
  units: units.schema,
  "unit-words": unitWords.schema,
  "shared-words": sharedWords.schema,
  locales: locales.schema,
  categories: categories.schema,
} satisfies Readonly<Record<DocumentKind, Schema<unknown>>>;
