import type { Plugin } from "vite";

/**
 * Vite wraps each import of a part that comes later in code that first fetches its style sheets and what it imports.
 * A page here links all its sheets, and parts import little, so that such an import may be just that: a page that
 * opens loads a third less script.
 */
export function plainImports(): Plugin {
  return {
    name: "plainsum:plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
