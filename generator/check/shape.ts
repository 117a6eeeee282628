// TEMPORARY STUB so that the pipeline runs: replace this file entirely.
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { CalculatorDocument, TableDocument, UnitsDocument } from "./documents.ts";
export interface Documents {
  readonly calculator: CalculatorDocument;
  readonly words: Readonly<Record<string, unknown>>;
  readonly table: TableDocument;
  readonly units: UnitsDocument;
  readonly locales: { readonly locales: readonly { readonly id: string; readonly name: string; readonly tag: string; readonly dir: "ltr" | "rtl" }[] };
  readonly categories: { readonly categories: readonly { readonly id: string; readonly popular: readonly string[] }[] };
}
export function checkShape<K extends keyof Documents>(_kind: K, source: SourceDocument): { readonly value?: Documents[K]; readonly problems: readonly Diagnostic[] } {
  return { value: source.value as Documents[K], problems: [] };
}
