/** The worked figures a post says: `figures` of its front matter, each with the calculator and inputs it comes from. */
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { PostFigures } from "../runtime/post.ts";
import type { Path } from "./nodes.ts";
import type { SourceDocument } from "./source-document.ts";

const keys: readonly string[] = ["of", "shows"];

/** Reads `figures`; each figure is in the text of the post. */
export function readFigures(
  document: SourceDocument,
  value: unknown,
  text: string,
): { readonly figures: readonly PostFigures[]; readonly problems: readonly Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const wrongType = (want: string, at: Path, got: unknown): void => {
    problems.push(diagnose("wrong_type", { want, got: kindOf(got) }, document.placeOf(at, "value")));
  };
  const lineAt = (at: Path): number =>
    document.text.slice(0, document.placeOf(at, "value").span.start).split("\n").length;
  if (value === undefined) return { figures: [], problems };
  if (!Array.isArray(value)) {
    wrongType("a list", ["figures"], value);
    return { figures: [], problems };
  }
  const figures = value.map((entry: unknown, index): PostFigures => {
    const at: Path = ["figures", index];
    const none = { route: "", query: "", shows: [] };
    if (!isMap(entry)) {
      wrongType("a map", at, entry);
      return none;
    }
    for (const key of Object.keys(entry))
      if (!keys.includes(key))
        problems.push(diagnose("unknown_key", { key }, document.placeOf([...at, key], "key")));
    for (const key of keys)
      if (!(key in entry)) problems.push(diagnose("missing_key", { key }, document.placeOf(at, "value")));
    const { of = "", shows = {} } = entry;
    if (typeof of !== "string") wrongType("a text", [...at, "of"], of);
    if (!isMap(shows)) wrongType("a map", [...at, "shows"], shows);
    const [route = "", query = ""] = String(of).split(/\?(.*)/su);
    const said = Object.entries(isMap(shows) ? shows : {}).map(([output, figure]) => {
      const place: Path = [...at, "shows", output];
      const written = typeof figure === "string" || typeof figure === "number" ? String(figure) : undefined;
      if (written === undefined) wrongType("a text", place, figure);
      else if (!says(text, written))
        problems.push(diagnose("figure_not_said", { figure: written }, document.placeOf(place, "value")));
      return { output, figure: written ?? "", line: lineAt(place) };
    });
    return { route, query, shows: said };
  });
  return { figures, problems };
}

/** Whether a text has a figure, and not only as a part of a longer number. */
function says(text: string, figure: string): boolean {
  const escaped = figure.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\d.,])${escaped}(?![.,]?\d)`, "u").test(text.replaceAll("\u00A0", " "));
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return isMap(value) ? "a map" : "a text";
}
