/**
 * Bundles the site and prerenders its pages into a folder, and tells the process that began it how much processor time
 * the pages took. A process of its own, in plain JavaScript: what runs TypeScript elsewhere would look at every
 * bundled file again as it is loaded, a third of all there is to do.
 */
import { build, prerender } from "vike/api";

// Whoever began it is gone, or has heard what there is to hear.
process.once("disconnect", () => process.exit());

const [folder] = process.argv.slice(2);
const viteConfig = { build: { outDir: folder, emptyOutDir: true } };
try {
  await build({ viteConfig });
  const rendering = process.cpuUsage();
  await prerender({ viteConfig });
  const { user, system } = process.cpuUsage(rendering);
  process.send?.((user + system) / 1000);
  process.disconnect?.();
} catch (error) {
  // What listens for the one who began it would keep this process waiting for good.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
