import {
  isScalar,
  type Alias,
  type Document,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import { keyText, rangeOf, visitNodes } from "./nodes.ts";

/**
 * What is YAML and yet not part of the language: keys that stand twice, keys that are no text, `<<`, tags, directives,
 * several documents in one file, aliases that lead nowhere or into themselves, texts with characters that do not show,
 * texts that a `#` cuts off.
 */
export function featureProblems(yaml: Document, file: string, text: string): readonly Diagnostic[] {
  const problems: Diagnostic[] = [...directiveProblems(yaml, file)];
  const placeOf = (node: unknown): Place => {
    const [start, end] = rangeOf(node) ?? [0, 0];
    return { file, span: { start, end: Math.max(end, start + 1) } };
  };
  const refuse = (feature: string, instead: string, node: unknown): void => {
    problems.push(diagnose("yaml_feature", { feature, instead }, placeOf(node)));
  };
  const refuseTag = (node: Scalar | YAMLMap | YAMLSeq): void => {
    if (node.tag !== undefined)
      refuse(`the tag \`${shownTag(node.tag)}\``, "put a text that looks like a number in quotes", node);
  };
  // By its name, the last part marked so far: to ask the library goes through the whole document for each alias.
  const marked = new Map<string, unknown>();
  const see = (node: Scalar | YAMLMap | YAMLSeq): void => {
    refuseTag(node);
    if (node.anchor !== undefined) marked.set(node.anchor, node);
  };
  visitNodes(yaml, {
    scalar: (node) => {
      see(node);
      problems.push(...hiddenCharacters(node, placeOf), ...cutOffText(node, text, file));
    },
    list: see,
    map: (node) => {
      see(node);
      problems.push(...repeatedKeys(node.items, placeOf));
    },
    alias: (node, around) => {
      const wrong = aliasProblem(node, marked.get(node.source), around);
      if (wrong === undefined) return;
      const meant = nearest(node.source, anchorsBefore(yaml, node));
      const suggestion = meant === undefined ? {} : { suggestion: `*${meant}` };
      problems.push(diagnose("bad_alias", { alias: node.source, detail: wrong }, placeOf(node), suggestion));
    },
    entry: ({ key }) => {
      if (!isScalar(key))
        refuse("a key that is no text", "write the key on one line, with `: ` after it", key);
      else if (key.value === null) refuse("an entry without a key", "give it a name", key);
      else if (key.value === "<<") refuse("`<<`", "write the keys out where they belong", key);
    },
  });
  return problems;
}

/** Control characters but tab and line ends, and what turns the direction of the text after it. */
const hidden = /(?![\t\n\r])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** A text that holds such a character, raw or as an escape. */
function hiddenCharacters(node: Scalar, placeOf: (node: unknown) => Place): readonly Diagnostic[] {
  if (typeof node.value !== "string" || !hidden.test(node.value)) return [];
  // Figures and Latin words in a right-to-left text are isolated: what is closed again touches nothing else.
  const [found] = hidden.exec(node.value.replaceAll(/[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/g, "$1")) ?? [];
  if (found === undefined) return [];
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return [diagnose("invisible_character", { code }, placeOf(node))];
}

/** A text without quotes, and right after it a `#` that belongs to a word: `Paint #1`. */
function cutOffText({ type, range, value }: Scalar, text: string, file: string): readonly Diagnostic[] {
  const end = range?.[1];
  if (type !== "PLAIN" || typeof value !== "string" || end === undefined) return [];
  if (text[end] !== " " && text[end] !== "\t") return [];
  const [, space = "", comment] = /^([ \t]+)(#[^\s#].*)/.exec(text.slice(end)) ?? [];
  if (comment === undefined) return [];
  const start = end + space.length;
  return [
    diagnose(
      "text_cut_off",
      { comment: comment.trimEnd() },
      { file, span: { start, end: start + comment.trimEnd().length } },
    ),
  ];
}

/** The tag as it is written: `!foo`, `!!str`. */
function shownTag(tag: string): string {
  return tag.replace(/^tag:yaml\.org,2002:/, "!!");
}

function directiveProblems(yaml: Document, file: string): readonly Diagnostic[] {
  const problems = yaml.errors
    .filter(({ code }) => code === "MULTIPLE_DOCS")
    .map(({ pos: [start] }) =>
      diagnose(
        "yaml_feature",
        { feature: "a second document in one file", instead: "give each its own file" },
        { file, span: { start, end: start + 1 } },
      ),
    );
  if (yaml.directives?.yaml.explicit !== true) return problems;
  const refused = { feature: "a `%YAML` line", instead: "files are YAML 1.2; leave it out" };
  return [diagnose("yaml_feature", refused, { file, span: { start: 0, end: 1 } }), ...problems];
}

function repeatedKeys(items: readonly Pair[], placeOf: (node: unknown) => Place): readonly Diagnostic[] {
  const first = new Map<string, unknown>();
  return items.flatMap(({ key }) => {
    const text = keyText(key);
    const before = first.get(text);
    if (before === undefined) {
      first.set(text, key);
      return [];
    }
    const related = [{ place: placeOf(before), message: "it is here first" }];
    return [diagnose("duplicate_key", { key: text }, placeOf(key), { related })];
  });
}

/** The names of the parts marked before an alias. */
function anchorsBefore(yaml: Document, { range }: Alias): readonly string[] {
  const anchors: string[] = [];
  const see = ({ anchor, range: other }: Scalar | YAMLMap | YAMLSeq): void => {
    if (anchor !== undefined && (other?.[1] ?? 0) <= (range?.[0] ?? 0)) anchors.push(anchor);
  };
  visitNodes(yaml, { scalar: see, list: see, map: see });
  return anchors;
}

/** What is wrong with an alias, as a clause; nothing when it stands for a part that is already complete. */
function aliasProblem(alias: Alias, target: unknown, around: readonly unknown[]): string | undefined {
  if (target === undefined) return `no \`&${alias.source}\` comes before it`;
  return around.includes(target) ? "it is inside the part it repeats" : undefined;
}
