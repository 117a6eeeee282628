import { stringify } from "yaml";

/** A text to be written, empty, into a words file. */
export interface NewText {
  readonly path: readonly string[];
  /** What stands beside it, such as the English text. */
  readonly comment?: string;
}

/** New texts under one key: a text, a map of texts, or a list. */
export type Branch =
  | { readonly kind: "text"; readonly comment?: string }
  | { readonly kind: "map" | "list"; readonly parts: ReadonlyMap<string, Branch> };

/** New texts by their first part. Parts that are numbers are members of a list. */
export function branchOf(texts: readonly NewText[]): ReadonlyMap<string, Branch> {
  const groups = new Map<string, NewText[]>();
  for (const { path, ...more } of texts) {
    const [first = "", ...rest] = path;
    groups.set(first, [...(groups.get(first) ?? []), { ...more, path: rest }]);
  }
  return new Map(
    [...groups].map(([key, inner]): readonly [string, Branch] => {
      const deeper = inner.filter(({ path }) => path.length > 0);
      const [own] = inner;
      if (deeper.length === 0)
        return [key, { kind: "text", ...(own?.comment === undefined ? {} : { comment: own.comment }) }];
      const parts = branchOf(deeper);
      const isList = [...parts.keys()].every((part) => /^\d+$/.test(part));
      return [key, { kind: isList ? "list" : "map", parts }];
    }),
  );
}

/** A branch in lines; `-` for a member of a list. A map of one text takes one line, but at the top of a file. */
export function writeBranch(key: string, branch: Branch, indent: string): string {
  const name = key === "-" ? "-" : `${stringify(key).trim()}:`;
  if (branch.kind === "text") return `${indent}${name} ""${commentText(branch.comment)}\n`;
  const parts = [...branch.parts];
  if (branch.kind === "list")
    return `${indent}${name}\n${parts.map(([, part]) => writeBranch("-", part, `${indent}  `)).join("")}`;
  const [only, ...more] = parts;
  if (key === "-") {
    const lines = parts.map(([each, part]) => writeBranch(each, part, `${indent}  `)).join("");
    return `${indent}- ${lines.slice(indent.length + 2)}`;
  }
  if (indent !== "" && only !== undefined && more.length === 0 && only[1].kind === "text")
    return `${indent}${name} { ${stringify(only[0]).trim()}: "" }${commentText(only[1].comment)}\n`;
  return `${indent}${name}\n${parts.map(([each, part]) => writeBranch(each, part, `${indent}  `)).join("")}`;
}

/** In one line, as a comment is. */
export function commentText(comment: string | undefined): string {
  return comment === undefined ? "" : ` # ${comment.replaceAll(/\s+/g, " ").trim()}`;
}
