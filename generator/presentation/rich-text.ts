/** A line of an author's text in parts: `**bold**` and `[links](address)`; nothing else is markup. */
export type RichPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "bold"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly to: string };

/** Cuts a line into plain, bold and linked parts; a link goes to this site or to https. */
export function richParts(line: string): readonly RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of line.matchAll(
    /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^[\]]+)\]\((?<to>\/(?!\/)[^)\s]*|https:\/\/[^)\s]+)\)/gu,
  )) {
    if (match.index > end) parts.push({ kind: "text", text: line.slice(end, match.index) });
    const { bold, label, to } = match.groups ?? {};
    if (bold !== undefined) parts.push({ kind: "bold", text: bold });
    else if (label !== undefined && to !== undefined) parts.push({ kind: "link", text: label, to });
    end = match.index + match[0].length;
  }
  if (end < line.length) parts.push({ kind: "text", text: line.slice(end) });
  return parts;
}

/** The paragraphs of an author's text: blank lines stand between them. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** The text without its marks; where nothing can be clicked, `addresses` writes a link's address after it. */
export function plainText(text: string, addresses: "with addresses" | "without addresses"): string {
  return richParts(paragraphsOf(text).join(" "))
    .map((part) =>
      part.kind === "link" && addresses === "with addresses" ? `${part.text} (${part.to})` : part.text,
    )
    .join("");
}
