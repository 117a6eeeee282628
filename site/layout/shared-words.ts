/** The whole words that titles begin and end with alike; each title has a word of its own between them. */
export function sharedWords(
  titles: readonly string[],
  tag: string,
): { readonly start: string; readonly end: string } {
  const segmenter = new Intl.Segmenter(tag, { granularity: "word" });
  const all = titles.map((title) => [...segmenter.segment(title)].map(({ segment }) => segment));
  const most = Math.min(...all.map(({ length }) => length)) - 1;
  const start = alike(all, most);
  const end = alike(
    all.map((words) => words.toReversed()),
    most - start.length,
  ).toReversed();
  return { start: start.join(""), end: end.join("") };
}

/** The words that all begin with, at most so many. */
function alike(all: readonly (readonly string[])[], most: number): readonly string[] {
  const [first = []] = all;
  const differs = first.findIndex((word, at) => all.some((words) => words[at] !== word));
  return first.slice(0, Math.max(0, Math.min(most, differs === -1 ? first.length : differs)));
}
