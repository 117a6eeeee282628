/** A mark that would be shown as it is written; `start` and `end` are offsets in the text. */
export interface MarkupProblem {
  readonly start: number;
  readonly end: number;
  readonly detail: string;
}

/** What `presentation/rich-text.ts` reads as bold text and as a link. */
const bold = /\*\*[^*]+\*\*/g;
const link = /\[([^\]]+)\]\(([^)]*)\)/g;
const address = /^(?:\/(?!\/)[^)\s]*|https:\/\/[^)\s]+)$/;
const tag = /<(?:a|b|br|code|div|em|h[1-6]|i|li|ol|p|s|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/gi;

/** Marks of a text that are not complete, or that the language does not have. */
export function markupProblems(text: string): readonly MarkupProblem[] {
  const blank = (found: string): string => " ".repeat(found.length);
  const lonely = text.replaceAll(bold, blank).indexOf("**");
  const problems: MarkupProblem[] = [];
  if (lonely !== -1) problems.push({ start: lonely, end: lonely + 2, detail: "this `**` has no partner" });
  for (const match of text.matchAll(link)) {
    const [whole, , to = ""] = match;
    if (address.test(to)) continue;
    const detail = `the link to \`${to}\` must begin with \`https://\`, or with \`/\` for a page of this site`;
    problems.push({ start: match.index, end: match.index + whole.length, detail });
  }
  for (const match of text.matchAll(tag)) {
    const [whole] = match;
    const detail = `\`${whole}\` is no mark of this language; bold is \`**bold**\``;
    problems.push({ start: match.index, end: match.index + whole.length, detail });
  }
  return problems;
}
