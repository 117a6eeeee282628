/**
 * The day the pages were made, `YYYY-MM-DD`, which stands for "today" until a page's script runs.
 * Set PLAINSUM_TODAY to build the same pages again on another day. Read while prerendering only.
 */
export const buildDay: string = process.env["PLAINSUM_TODAY"] ?? new Date().toISOString().slice(0, 10);
