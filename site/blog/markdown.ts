import MarkdownIt from "markdown-it";

// Raw HTML stays text: nothing in a post can bring markup the page's rules forbid.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** A post's Markdown as HTML. */
export function markdownHtml(text: string): string {
  return markdown.render(text);
}
