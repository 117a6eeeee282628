import MarkdownIt from "markdown-it";

// Raw HTML stays text: nothing in a post can bring markup the page's rules forbid.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

markdown.renderer.rules["heading_open"] = (tokens, index, options, _environment, renderer) => {
  tokens[index]?.attrSet("id", headingId(tokens[index + 1]?.content ?? ""));
  return renderer.renderToken(tokens, index, options);
};

/** A post's Markdown as HTML; its headings can be led to. */
export function markdownHtml(text: string): string {
  return markdown.render(text);
}

/** The headings of a post's Markdown, but those below others. */
export function headingsOf(text: string): readonly { readonly id: string; readonly title: string }[] {
  const tokens = markdown.parse(text, {});
  return tokens.flatMap(({ type, tag }, index) => {
    const title = tokens[index + 1]?.content ?? "";
    return type === "heading_open" && tag === "h2" ? [{ id: headingId(title), title }] : [];
  });
}

/** `where-the-halfway-point-is`, set apart from the ids of a calculator in the post. */
function headingId(title: string): string {
  return `about-${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/gu, "")}`;
}
