import type { CalculatorDocument } from "../constructs/documents.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";

/** What resolving a calculator goes by: its document, and what is known of it so far. */
export interface CalculatorContext extends ResolveContext {
  readonly document: CalculatorDocument;
}
