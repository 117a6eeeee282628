import type { Plugin } from "vite";
import { bundledLicenses } from "../../cli/build/bundled-licenses.js";

/** Writes `licenses.txt` beside the pages: the notices of all packages a visitor is sent parts of. */
export function writeLicenses(): Plugin {
  const licenses = bundledLicenses();
  return {
    name: "plainsum:licenses",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) if (output.type === "chunk") licenses.add(output.moduleIds);
      this.emitFile({
        type: "asset",
        fileName: "licenses.txt",
        // The face of figures is cut out of this one, and is no module.
        source: licenses.text(["@fontsource-variable/source-serif-4"]),
      });
    },
  };
}
