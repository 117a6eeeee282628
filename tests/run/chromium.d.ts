/** Path of a Chromium: CHROME_PATH, else one installed, else Debian's package, else Playwright's download. */
export function findChromium(root: string): Promise<{ readonly path: string } | { readonly reason: string }>;
/** Path of a Chromium that only runs without a window, else of any, as `findChromium`. */
export function findWindowlessChromium(
  root: string,
): Promise<{ readonly path: string } | { readonly reason: string }>;
