import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** Where the bundler's files are listed with what each is made of, below the built site; no file for the public. */
export const sourcesPath = ".vite/sources.json";

/** Lists the modules that each file of the site is made of, by the file's path. */
export function listSources(): Plugin {
  return {
    name: "plainsum:list-sources",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After what other plugins write.
      order: "post",
      handler(_options, bundle) {
        const sources = Object.values(bundle).map((file) => {
          const modules = file.type === "chunk" ? file.moduleIds : file.originalFileNames;
          return [file.fileName, modules.map(pathOf)] as const;
        });
        this.emitFile({
          type: "asset",
          fileName: sourcesPath,
          source: JSON.stringify(Object.fromEntries(sources)),
        });
      },
    },
  };
}

/** A module's path from the project's folder, without what it is asked for as. */
function pathOf(id: string): string {
  return relative(process.cwd(), resolve(id.replace(/\?.*$/u, "")));
}
