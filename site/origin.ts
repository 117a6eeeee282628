/**
 * Scheme and host the site is published under, for canonical addresses, hreflang and the sitemap.
 * Set PLAINSUM_ORIGIN when building for another host. Read while prerendering only, never on a page.
 */
export const origin: string = (process.env["PLAINSUM_ORIGIN"] ?? "https://plainsum.org").replace(/\/$/u, "");

/**
 * Where visitors report a mistake: a mail address, or the address of a form that takes `title` and `body`.
 * Set PLAINSUM_REPORTS when building for a site whose reports go elsewhere.
 */
export const reportsTo: string = process.env["PLAINSUM_REPORTS"] ?? `mailto:mistakes@${new URL(origin).host}`;
