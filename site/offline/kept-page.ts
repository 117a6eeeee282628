/** What the worker does about a request. */
export type Way = "page" | "file" | "network";

/** Pages come from the network where it is there, files that never change from the device; all else is not the worker's. */
export function wayOf(
  { method, url, mode, destination }: Pick<Request, "method" | "url" | "mode" | "destination">,
  origin: string,
): Way {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin) return "network";
  // A page in a frame is of another site, whose visitor keeps nothing here.
  if (mode === "navigate") return destination === "document" ? "page" : "network";
  return /^\/(?:assets|images)\//u.test(pathname) ? "file" : "network";
}

/** The address a page is kept under: a host may have added a slash. */
export function addressOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname === "/" ? pathname : pathname.replace(/\/$/u, "");
}

/** The page with a line above all it says. */
export function withNote(html: string, note: string): string {
  return html.replace(/<main\b[^>]*>/u, (start) => `${start}<p class="offline-note quiet">${note}</p>`);
}
