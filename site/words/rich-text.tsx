import type { ReactNode } from "react";
import { paragraphsOf, richParts } from "../../generator/presentation/rich-text.ts";

/** Author's text with blank lines between paragraphs, `**bold**` and `[links](address)`; nothing else is markup. */
export function RichText({ text }: { readonly text: string }): ReactNode {
  return paragraphsOf(text).map((paragraph, index) => (
    <p key={index}>
      <RichLine text={paragraph} />
    </p>
  ));
}

/** The dash of a range of figures. */
const dashWithin = /(?<=\p{N})–(?=\p{N})/gu;

/** A line of it, within a text. No line is broken within a range: a browser would write "5–" and below it "6 months". */
export function RichLine({ text }: { readonly text: string }): ReactNode {
  return richParts(text.replaceAll(dashWithin, "–\u2060")).map((part, index) => {
    switch (part.kind) {
      case "text":
        return part.text;
      case "bold":
        return <strong key={index}>{part.text}</strong>;
      case "link":
        return (
          <a key={index} href={part.to}>
            {part.text}
          </a>
        );
    }
  });
}
