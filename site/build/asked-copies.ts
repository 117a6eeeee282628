import type { Plugin } from "vite";

/** What is imported with this query, and all that it imports, is a copy of its own. */
export const copyMark = "?asked";

/**
 * The search box runs on every page, beside calculators and without any, and works out answers with code that calculators
 * use too. It has its own copy of that code: what a page of a calculator fetches stays as it is, in as few files.
 */
export function askedCopies(): Plugin {
  return {
    name: "plainsum:asked-copies",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(id, importer, options) {
      if (importer?.endsWith(copyMark) !== true || id.includes("?")) return undefined;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      const isOwn = resolved !== null && !resolved.id.startsWith("\0") && /\.m?[jt]s$/.test(resolved.id);

      return isOwn ? { ...resolved, id: resolved.id + copyMark } : resolved;
    },
  };
}
