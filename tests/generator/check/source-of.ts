import { readDocument, type SourceDocument } from "../../../generator/read/source-document.ts";
import { assert } from "../../../generator/runtime/assert.ts";

/** A YAML text as the generator reads it. */
export function sourceOf(text: string, file = "specs/test.yaml"): SourceDocument {
  const { document, problems } = readDocument(file, new TextEncoder().encode(text));
  assert(document !== undefined, `not readable: ${problems.map(({ message }) => message).join("; ")}`);
  return document;
}

/** A problem as a test states it: its code and the text it underlines. */
export function marked(
  source: SourceDocument,
  {
    code,
    place,
    suggestion,
  }: {
    readonly code: string;
    readonly place: { readonly span: { readonly start: number; readonly end: number } };
    readonly suggestion?: string;
  },
): string {
  const text = source.text.slice(place.span.start, place.span.end);
  return `${code}: ${text.split("\n")[0] ?? ""}${suggestion === undefined ? "" : ` -> ${suggestion}`}`;
}
