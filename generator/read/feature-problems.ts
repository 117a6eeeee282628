import {
  isCollection,
  isScalar,
  visit,
  type Alias,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { keyText, rangeOf } from "./nodes.ts";

/**
 * What is YAML and yet not part of the language: keys that stand twice, keys that are no text, `<<`, tags, directives,
 * several documents in one file, aliases that lead nowhere or into themselves.
 */
export function featureProblems(yaml: Document, file: string): readonly Diagnostic[] {
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
      refuse(`the tag \`${shownTag(node.tag)}\``, "a text that looks like a number stands in quotes", node);
  };
  visit(yaml, {
    Scalar: (_, node) => refuseTag(node),
    Seq: (_, node) => refuseTag(node),
    Map: (_, node) => {
      refuseTag(node);
      problems.push(...repeatedKeys(node.items, placeOf));
    },
    Alias: (_, node, ancestors) => {
      const wrong = aliasProblem(yaml, node, ancestors);
      if (wrong !== undefined)
        problems.push(diagnose("bad_alias", { alias: node.source, detail: wrong }, placeOf(node)));
    },
    Pair: (_, { key }) => {
      if (!isScalar(key))
        refuse("a key that is no text", "write the key on one line, with `: ` after it", key);
      else if (key.value === null) refuse("an entry without a key", "give it a name", key);
      else if (key.value === "<<") refuse("`<<`", "write the keys out where they belong", key);
    },
  });
  return problems;
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
    const related = [{ place: placeOf(before), message: "it stands here first" }];
    return [diagnose("duplicate_key", { key: text }, placeOf(key), { related })];
  });
}

/** What is wrong with an alias, as a clause; nothing when it stands for a part that is already complete. */
function aliasProblem(
  yaml: Document,
  alias: Alias,
  ancestors: readonly (Document | Node | Pair)[],
): string | undefined {
  const target = alias.resolve(yaml);
  if (target === undefined) return `no \`&${alias.source}\` stands before it`;
  return ancestors.some((ancestor) => isCollection(ancestor) && ancestor === target)
    ? "it stands inside the part it repeats"
    : undefined;
}
