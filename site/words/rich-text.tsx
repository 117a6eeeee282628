import type { ReactNode } from "react";

/** Author's text with blank lines between paragraphs, `**bold**` and `[links](address)`; nothing else is markup. */
export function RichText({ text }: { readonly text: string }): ReactNode {
  return paragraphsOf(text).map((paragraph, index) => <p key={index}>{inlineNodes(paragraph)}</p>);
}

/** The text without its marks, for structured data and meta descriptions. */
export function plainText(text: string): string {
  return piecesOf(paragraphsOf(text).join(" "))
    .map((piece) => piece.text)
    .join("");
}

type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "bold"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly to: string };

/** Cuts a line into plain, bold and linked pieces; a link goes to this site or to https. */
export function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(
    /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>\/[^)\s]*|https:\/\/[^)\s]+)\)/gu,
  )) {
    if (match.index > end) pieces.push({ kind: "text", text: line.slice(end, match.index) });
    const { bold, label, to } = match.groups ?? {};
    if (bold !== undefined) pieces.push({ kind: "bold", text: bold });
    else if (label !== undefined && to !== undefined) pieces.push({ kind: "link", text: label, to });
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push({ kind: "text", text: line.slice(end) });
  return pieces;
}

function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

function inlineNodes(line: string): ReactNode {
  return piecesOf(line).map((piece, index) => {
    switch (piece.kind) {
      case "text":
        return piece.text;
      case "bold":
        return <strong key={index}>{piece.text}</strong>;
      case "link":
        return (
          <a key={index} href={piece.to}>
            {piece.text}
          </a>
        );
    }
  });
}
