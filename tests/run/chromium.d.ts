/** Path of a Chromium: CHROME_PATH, else one installed, else Debian's package, else Playwright's download. */
export function findChromium(root: string): Promise<{ readonly path: string } | { readonly reason: string }>;
