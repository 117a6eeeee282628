/**
 * What the last part of an address is about, as someone would type it: `/en/finance/home-loan.html` is "home loan". Empty
 * where it has no words.
 */
export function wordsOfAddress(pathname: string): string {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  return readable(last)
    .replace(/\.\w+$/u, "")
    .replaceAll(/[-_+]+/gu, " ")
    .trim();
}

/** A part of an address in plain characters; as it is, where it is not well encoded. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
