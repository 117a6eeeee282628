/** The posts of `blog/`: their front matter read as specifications are, for a site that knows no YAML. */
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import { decode } from "./decode.ts";
import { readDocument, type SourceDocument } from "./source-document.ts";
import { isDay } from "../runtime/iso-date.ts";
import type { Post, PostFigures } from "../runtime/post.ts";
import type { Path } from "./nodes.ts";
import type { SpecificationFile } from "./specification-file.ts";

export interface ReadPosts {
  /** The newest first. */
  readonly posts: readonly Post[];
  readonly problems: readonly Diagnostic[];
}

/** Where the posts lie as data. */
export const postsPath = "generated/posts.json";

const keys = ["title", "summary", "date", "author"] as const;
const known = [...keys, "figures"] as const;
const longestSummary = 160;
/** Front matter between lines of `---`, and what comes after it. */
const parts = /^---\r?\n(?<front>[^]*?\n)---\r?\n(?<text>[^]*)$/;

/** Reads posts; what is wrong with one is reported in its file. */
export function readPosts(files: readonly SpecificationFile[]): ReadPosts {
  const read = files.map(readPost);
  return {
    posts: read
      .flatMap(({ post }) => post ?? [])
      .toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug)),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readPost({ path, bytes }: SpecificationFile): {
  readonly post?: Post;
  readonly problems: readonly Diagnostic[];
} {
  const start = { file: path, span: { start: 0, end: 0 } };
  const source = decode(bytes);
  if (source === undefined) return { problems: [diagnose("not_text", {}, start)] };
  const { front, text } = parts.exec(source)?.groups ?? {};
  if (front === undefined || text === undefined)
    return { problems: [diagnose("post_front_matter", {}, { file: path, span: { start: 0, end: 1 } })] };
  // The first line is left blank, so that places are those of the file.
  const before = source.slice(0, source.indexOf(front)).replaceAll("-", " ");
  const { document, problems } = readDocument(path, new TextEncoder().encode(before + front));
  if (document === undefined) return { problems };
  const written = new Map(Object.entries(document.value ?? {}));
  const found: Diagnostic[] = [];
  for (const key of written.keys())
    if (!known.some((each) => each === key)) {
      const suggestion = nearest(key, known);
      const place = document.placeOf([key], "key");
      found.push(diagnose("unknown_key", { key }, place, { suggestion }));
    }
  const field = (key: (typeof keys)[number]): string => {
    const value: unknown = written.get(key);
    if (value === undefined || value === null || value === "") {
      found.push(diagnose("missing_key", { key }, document.placeOf([], "key")));
      return "";
    }
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      return String(value);
    const types = { want: "a text", got: Array.isArray(value) ? "a list" : "a map" };
    found.push(diagnose("wrong_type", types, document.placeOf([key], "value")));
    return "";
  };
  const [title, summary, date, author] = [field("title"), field("summary"), field("date"), field("author")];
  const length = [...summary].length;
  if (length > longestSummary)
    found.push(
      diagnose("summary_too_long", { length, limit: longestSummary }, document.placeOf(["summary"], "value")),
    );
  if (date !== "" && !isDay(date))
    found.push(diagnose("not_a_day", { text: date }, document.placeOf(["date"], "value")));
  const { figures, problems: ofFigures } = readFigures(document, written.get("figures"), text);
  found.push(...ofFigures);
  if (found.length > 0) return { problems: found };
  const slug = path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");
  return { post: { slug, title, summary, date, author, figures, text }, problems: [] };
}

/** The worked figures a post says: `figures` of its front matter, each with the calculator and inputs it comes from. */
const figureKeys: readonly string[] = ["of", "shows"];

/** Reads `figures`; each figure is in the text of the post. */
function readFigures(
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
      if (!figureKeys.includes(key))
        problems.push(diagnose("unknown_key", { key }, document.placeOf([...at, key], "key")));
    for (const key of figureKeys)
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
