import { encodeQuery, type Texts } from "../../generator/runtime/query.ts";
import type { SavedTexts } from "./saved-in-history.ts";

/** Long enough not to write on every key, short enough that a link copied at once is right. */
const addressDelay = 250;

/**
 * Writes the inputs into the page's address, and into the links to the same page in other languages, and beside the
 * address what it does not hold: a moment later, or when the visitor leaves before that. A page without an address of
 * its own (`texts` undefined) keeps all of it there. Returns what cancels it.
 */
export function keepInAddress(
  texts: Texts | undefined,
  saved: SavedTexts,
  onWritten: () => void,
): () => void {
  const write = (): void => {
    const query = texts === undefined ? location.search : `?${encodeQuery(texts)}`;
    history.replaceState(saved, "", query + location.hash);
    if (texts === undefined) return;
    onWritten();
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-keeps-inputs]"))
      link.search = query;
  };
  const timer = setTimeout(write, addressDelay);
  const stop = new AbortController();
  // Whoever follows a link within the page has come to another place in the history.
  for (const event of ["hashchange", "pagehide"]) addEventListener(event, write, { signal: stop.signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** The page's address with the given inputs. */
export function addressOf(texts: Texts): string {
  const address = new URL(location.href);
  address.search = encodeQuery(texts).toString();
  return address.href;
}

/** Puts a text on the clipboard, and as what is drawn where the browser takes that too; false when it refuses. */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    if (html === undefined || typeof ClipboardItem === "undefined") await navigator.clipboard.writeText(text);
    else {
      const kinds = { "text/plain": text, "text/html": html };
      const blobs = Object.entries(kinds).map(([type, each]) => [type, new Blob([each], { type })] as const);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    }
    return true;
  } catch {
    // Browsers refuse without a permission or a secure context; the caller says so.
    return false;
  }
}

/** Hands a text or a picture to the visitor as a file. */
export function download(name: string, type: string, content: BlobPart): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
