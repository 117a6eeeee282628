import type { Plugin } from "vite";

/** What Preact calls the modules of React that islands import. */
const names: Readonly<Record<string, string>> = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};

/**
 * Pages are written for React and drawn by it, here and while someone writes; in a visitor's browser Preact, which
 * has the same functions, takes them over: 7 kB in place of 58. Without this plugin the built site runs React itself.
 */
export function preactInBrowser(): Plugin {
  return {
    name: "plainsum:preact-in-browser",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer) {
      const preact = names[id];
      return preact === undefined ? undefined : this.resolve(preact, importer, { skipSelf: true });
    },
  };
}
