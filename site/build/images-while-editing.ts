import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";

/** Serves the pictures that a build writes while the site is edited and nothing is built, each drawn when it is asked for. */
export function imagesWhileEditing(): Plugin {
  return {
    name: "plainsum:images-while-editing",
    apply: "serve",
    configureServer: ({ middlewares }) => {
      middlewares.use("/images", (request, response, fail) => {
        sendPicture(request.url?.slice(1) ?? "", response, fail).catch(fail);
      });
    },
  };
}

/** A name without picture is left to who answers next. */
async function sendPicture(name: string, response: ServerResponse, next: () => void): Promise<void> {
  // Only now: a build reads this file before there are generated words to draw.
  const { images } = await import("./write-images.ts");
  const picture = await images.get(name)?.();
  if (picture === undefined) {
    next();
    return;
  }
  response.setHeader("Content-Type", name.endsWith(".svg") ? "image/svg+xml" : "image/png");
  response.end(picture);
}
