import { createRequire } from "node:module";

/**
 * Brings Temporal, where the engine has none, at the moment a calculation first asks for it: most never do, and
 * loading it takes longer than answering. The build puts `temporal.cjs` beside the command.
 */
export function installLazyTemporal(): void {
  if ("Temporal" in globalThis) return;
  const require = createRequire(import.meta.url);
  Object.defineProperty(globalThis, "Temporal", {
    configurable: true,
    get() {
      Reflect.deleteProperty(globalThis, "Temporal");
      const { Temporal: implementation }: { readonly Temporal: typeof Temporal } = require("./temporal.cjs");
      globalThis.Temporal = implementation;
      return implementation;
    },
  });
}
