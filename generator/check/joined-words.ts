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
  const { file, text } = main;
  const sources = new Map(own.map(({ variant, source }) => [variant, source]));
  const ownerOf = (
    path: readonly (string | number)[],
  ): readonly [SourceDocument, readonly (string | number)[]] => {
    const [section, variant, ...rest] = path;
    const source =
      section === "variants" && typeof variant === "string" && rest.length > 0
        ? sources.get(variant)
        : undefined;
    return source === undefined ? [main, path] : [source, rest];
  };
  return {
    file,
    text,
    value: withVariants(main.value, own),
    placeOf: (path, part) => {
      const [source, inner] = ownerOf(path);
      return source.placeOf(inner, part);
    },
    formulaPlace: (path, start, end) => {
      const [source, inner] = ownerOf(path);
      return source.formulaPlace(inner, start, end);
    },
  };
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
