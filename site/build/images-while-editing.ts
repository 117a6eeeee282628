import { join } from "node:path";
import send from "send";
import type { Plugin } from "vite";

const folder = "dist/editing";

/** Serves the pictures that a build writes while the site is edited and nothing is built. */
export function imagesWhileEditing(): Plugin {
  return {
    name: "plainsum:images-while-editing",
    apply: "serve",
    configureServer: async ({ middlewares }) => {
      // Only now: a build reads this file before there are generated words to draw.
      const { writeImages } = await import("./write-images.ts");
      await writeImages(folder);
      middlewares.use("/images", (request, response, next) => {
        send(request, request.url ?? "/", { root: join(folder, "images"), index: false })
          .on("error", () => next())
          .pipe(response);
      });
    },
  };
}
