import type { TypedExpression } from "../../formula/index.ts";
import type { Citations } from "../../runtime/answer.ts";
import { camelCase, pascalCase } from "../../typescript/identifiers.ts";
import { literal, type SourceFile } from "../../typescript/source-file.ts";

/** A model's file under construction and what its parts are written with. */
export interface ModelEmitter {
  readonly file: SourceFile;
  /** The calculator's id. */
  readonly calculator: string;
  /** The values a message names, by its key in the words. */
  readonly namesOf: (key: string) => readonly string[];
  /** Path from the generated file to the runtime folder. */
  readonly runtime: string;
  /** Names that are functions in the code at hand, which give their value when it is asked for. */
  readonly lazyNames: ReadonlySet<string>;
  /** TypeScript of an expression; its imports are added to the file. */
  readonly code: (expression: TypedExpression) => string;
}

/** The type of a schedule's rows: `PlanRow`. */
export function rowType(id: string): string {
  return `${pascalCase(id)}Row`;
}

/** A member of an object literal or pattern, short where key and value are called the same. */
export function member(key: string, code: string): string {
  return key === code ? key : `${key}: ${code}`;
}

/** TypeScript that reads a named value. */
export function readCode({ lazyNames }: Pick<ModelEmitter, "lazyNames">, id: string): string {
  return lazyNames.has(id) ? `${camelCase(id)}()` : camelCase(id);
}

/** The values a message names travel with a check or refusal. */
export function messageArguments(emitter: ModelEmitter, key: string): string | undefined {
  const names = emitter.namesOf(key);
  if (names.length === 0) return undefined;
  return `{ ${names.map((id) => member(id, readCode(emitter, id))).join(", ")} }`;
}

/** A statement of a formula's function: notes what the formula cites. */
export function citeCode(formula: string, citations: Citations): string {
  return `used.push(${literal({ formula, citations })});`;
}

/** The constant a table is exported as: `felonyGridTable`. */
export function tableName(id: string): string {
  return `${camelCase(id)}Table`;
}

/** The import path of a table from the model of `calculator`. */
export function tableImport(calculator: string, table: string): string {
  return `${"../".repeat(calculator.split("/").length + 1)}tables/${table}.ts`;
}
