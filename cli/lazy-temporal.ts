import { createRequire } from "node:module";
import { assert } from "../generator/runtime/assert.ts";

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
      const built: unknown = require("./temporal.cjs");
      assert(isTemporalModule(built), "temporal.cjs exports Temporal");
      globalThis.Temporal = built.Temporal;
      return built.Temporal;
    },
  });
}

function isTemporalModule(module: unknown): module is { readonly Temporal: typeof Temporal } {
  return typeof module === "object" && module !== null && "Temporal" in module;
}
