import { composeDocument, pathKey } from "../read/composed-document.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** The words of one variant in a file of their own. */
export interface VariantWords {
  readonly variant: string;
  readonly source: SourceDocument;
}

/**
 * A calculator's words with those of variants that have files of their own, as if one file held all: each text below
 * `variants.<address>` remembers the file it is in.
 */
export function joinedWords(main: SourceDocument, own: readonly VariantWords[]): SourceDocument {
  if (own.length === 0) return main;
  const origins = new Map(
    own.map(({ variant, source }) => [pathKey(["variants", variant]), { source, path: [] }]),
  );
  return composeDocument(main, withVariants(main.value, own), origins);
}

function withVariants(main: unknown, own: readonly VariantWords[]): unknown {
  const value = asMap(main);
  const more = Object.fromEntries(own.map(({ variant, source }) => [variant, source.value]));
  return { ...value, variants: { ...asMap(value["variants"]), ...more } };
}

function asMap(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
