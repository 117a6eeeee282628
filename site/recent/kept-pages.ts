/** A calculator's page that was opened on this device. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** Where the list is kept: nothing is there until someone wants a list. */
const key = "plainsum.recent";
/** As many as fill three columns three times. */
const most = 9;

/** The pages kept on this device, the last first; undefined where nobody wants them kept, or the browser keeps nothing. */
export function keptPages(): readonly KeptPage[] | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const lines = text.split("\n").map((line) => line.split("\t"));
    return lines.flatMap(([path = "", title]) => (title === undefined ? [] : [{ path, title }]));
  } catch {
    return undefined;
  }
}

/** Keeps a list, from now on; a browser that keeps nothing refuses. */
export function keepPages(pages: readonly KeptPage[]): void {
  const lines = pages.slice(0, most).map(({ path, title }) => `${path}\t${title}`);
  localStorage.setItem(key, lines.join("\n"));
}

/** Deletes the list; no page is kept any more. */
export function forgetPages(): void {
  localStorage.removeItem(key);
}

/** A page's address without its language: the same calculator in any. */
export function routeOf(path: string): string {
  return path.slice(path.indexOf("/", 1));
}
