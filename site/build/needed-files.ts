/** A file that the bundler wrote: its address, the modules it is made of, and its text where it may name others. */
export interface BuiltFile {
  readonly path: string;
  readonly sources: readonly string[];
  readonly text: string;
}

const named = /[\w.-]+\.(?:js|css|json|woff2)\b/gu;

/**
 * Which files a page may ever need in its language, by the names that it and they mention: a file's name has its content's
 * hash, so nothing else is called so.
 */
export function neededBy(
  files: readonly BuiltFile[],
  languages: readonly string[],
): (html: string, language: string) => readonly string[] {
  const byName = new Map(files.map((file) => [nameOf(file.path), file]));
  const mentionedIn = (text: string): readonly BuiltFile[] =>
    [...new Set(text.match(named))].flatMap((name) => byName.get(name) ?? []);
  const mentions = new Map(files.map((file) => [file, mentionedIn(file.text)]));
  return (html, language) => {
    const found = new Set(mentionedIn(html));
    // What is found on the way is gone through as well.
    for (const file of found)
      for (const other of mentions.get(file) ?? [])
        if (!isForAnother(language, other) && !isForAnyLine(file, other)) found.add(other);
    return [...found].map(({ path }) => path).toSorted();
  };

  /** What is made of another language's words alone. */
  function isForAnother(language: string, { sources }: BuiltFile): boolean {
    const names = sources.map((source) => nameOf(source).replace(/\.\w+$/u, ""));
    return names.length > 0 && names.every((name) => name !== language && languages.includes(name));
  }
}

/** The search box names every calculator, to ask the one that answers a line: a page is kept without all of them. */
function isForAnyLine(from: BuiltFile, to: BuiltFile): boolean {
  return (
    from.sources.some((source) => listsCalculators.test(source)) &&
    to.sources.length > 0 &&
    to.sources.every((source) => isCalculators.test(source))
  );
}

const listsCalculators = /^(?:site\/search\/(?:answer-line|step-model-of)|generated\/ask\/words\/)/u;
const isCalculators = /^generated\/(?:calculators|tables)\//u;

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
