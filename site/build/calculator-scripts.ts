import { join } from "node:path";
import type { Plugin } from "vite";
import { calculatorPages } from "./code-splitting.ts";

/**
 * Makes each generated page a script of its own, which the page's props name: a list of all of them would weigh more on
 * every page than the script that would read it.
 */
export function calculatorScripts(): Plugin {
  return {
    name: "plainsum:calculator-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      for (const page of calculatorPages)
        this.emitFile({
          type: "chunk",
          id: join(process.cwd(), page),
          // What a script of the site's own exports nobody asks for; of these, the component.
          preserveSignature: "allow-extension",
        });
    },
  };
}
