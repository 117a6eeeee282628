import type { Plugin } from "vite";

/**
 * Vite wraps each import of a part that comes later in code that first fetches its style sheets and what it imports.
 * A page here links all its sheets, and parts import little, so that such an import may be just that. The code weighs 660
 * bytes and no setting leaves it out: a page without a calculator would load twice the script, one with it a quarter more.
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
