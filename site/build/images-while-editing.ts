import { createReadStream, existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Serves the pictures that a build writes while the site is edited and nothing is built. */
export function imagesWhileEditing(): Plugin {
  return {
    name: "plainsum:images-while-editing",
    apply: "serve",
    configureServer: async ({ middlewares, httpServer }) => {
      const folder = await mkdtemp(join(tmpdir(), "plainsum-"));
      // Only now: a build reads this file before there are generated words to draw.
      const { writeImages } = await import("./write-images.ts");
      await writeImages(folder);
      httpServer?.once("close", () => void rm(folder, { recursive: true, force: true }));
      middlewares.use("/images", (request, response, next) => {
        const [, name] = /^\/([\w-]+\.(?:svg|png))$/.exec(request.url ?? "") ?? [];
        if (name === undefined) {
          next();
          return;
        }
        const path = join(folder, "images", name);
        if (!existsSync(path)) {
          next();
          return;
        }
        response.setHeader("Content-Type", name.endsWith(".svg") ? "image/svg+xml" : "image/png");
        createReadStream(path).pipe(response);
      });
    },
  };
}
