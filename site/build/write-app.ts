import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../generated/catalog.ts";
import { pathOf } from "../routes/route.ts";
import { plainWords } from "./plain-words.ts";

/** The paper that pages are drawn on. */
const paper = "#faf8f1";

/** Writes what a device needs to know to put the site among its apps, in each language. */
export async function writeApp(output: string): Promise<void> {
  for (const locale of locales) {
    const text = await plainWords(locale.id);
    const app = webApp(locale, { name: text("site.name"), description: text("home.summary") });
    await writeFile(join(output, `app-${locale.id}.json`), `${JSON.stringify(app)}\n`);
  }
}

/** A web app manifest (W3C). */
export function webApp(
  { id, tag, dir }: { readonly id: string; readonly tag: string; readonly dir: "ltr" | "rtl" },
  { name, description }: { readonly name: string; readonly description: string },
): Readonly<Record<string, unknown>> {
  const home = pathOf({ kind: "home", locale: id });
  return {
    id: home,
    name,
    short_name: name,
    description,
    lang: tag,
    dir,
    start_url: home,
    // Its pages lead to those of other languages, and to the blog.
    scope: "/",
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/images/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...[192, 512].map((size) => ({
        src: `/images/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
      { src: "/images/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
