import type { TypedExpression } from "../formula/index.ts";
import { pascalCase } from "../resolve/identifiers.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import type { SourceFile } from "./source-file.ts";

/** A model's file under construction and what its parts are written with. */
export interface ModelEmitter {
  readonly file: SourceFile;
  readonly model: CalculatorModel;
  /** The values a message names, by its key in the words. */
  readonly namesOf: (key: string) => readonly string[];
  /** Path from the generated file to the runtime folder. */
  readonly runtime: string;
  /** Statements worked out when first asked for: in the code their names are functions. */
  readonly lazy: ReadonlySet<string>;
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
