/** The words of a line as a POSIX shell would read them; quotes are single. */
export function shellWords(line: string): readonly string[] {
  return [...line.matchAll(/(?:[^\s'\\]|\\.|'[^']*')+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|\\(.)/g, "$1$2"),
  );
}
