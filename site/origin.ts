/**
 * Scheme and host the site is published under, for canonical addresses, hreflang and the sitemap.
 * Set PLAINSUM_ORIGIN when building for another host. Read while prerendering only, never on a page.
 */
export const origin: string = (process.env["PLAINSUM_ORIGIN"] ?? "https://plainsum.org").replace(/\/$/u, "");
