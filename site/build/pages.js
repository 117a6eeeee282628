/**
 * Bundles the site and prerenders its pages into a folder, and tells the process that began it how much processor time
 * the pages took. A process of its own, in plain JavaScript: what runs TypeScript elsewhere would look at every
 * bundled file again as it is loaded, a third of all there is to do.
 */
import { join } from "node:path";
import { build as bundle } from "vite";
import { build, prerender } from "vike/api";

// Whoever began it is gone, or has heard what there is to hear.
process.once("disconnect", () => process.exit());

const [folder = ""] = process.argv.slice(2);
const viteConfig = { build: { outDir: folder, emptyOutDir: true } };
try {
  await build({ viteConfig });
  const rendering = process.cpuUsage();
  await prerender({ viteConfig });
  const { user, system } = process.cpuUsage(rendering);
  // What runs beside the pages is one script in one file, whose address never changes.
  await bundle({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: join(folder, "client"),
      emptyOutDir: false,
      lib: {
        entry: "site/offline/worker.ts",
        formats: ["iife"],
        name: "offline",
        fileName: () => "offline-worker.js",
      },
    },
  });
  process.send?.((user + system) / 1000);
  process.disconnect?.();
} catch (error) {
  // What listens for the one who began it would keep this process waiting for good.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
