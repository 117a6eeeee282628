import { createHash } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../generated/catalog.ts";
import { createTranslator, type Locale } from "../../generator/presentation/translator.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { beginningOf, filesOf, indexPath, pagesBelow, type OfflineIndex } from "../offline/offline-index.ts";
import { pathOf } from "../routes/route.ts";
import { sourcesPath } from "./list-sources.ts";
import { neededBy, type BuiltFile } from "./needed-files.ts";
import { filesBelow } from "./output-files.ts";
import { compress } from "./write-compressed.ts";

const languages = locales.map(({ id }) => id);

/**
 * Writes what can be kept offline, an index for each beginning of addresses, and into the pages that offer it how large it
 * is. After all has been compressed, since what is loaded is.
 */
export async function writeOffline(output: string, sources: Sources): Promise<void> {
  const written = await filesBelow(output);
  const pages = new Map<string, string>();
  for (const file of written)
    if (file.endsWith("index.html"))
      pages.set(`/${file}`.replace(/\/index\.html$/u, "") || "/", await readFile(join(output, file), "utf8"));
  const needed = neededBy(await builtFiles(output, written, sources), languages);
  const build = createHash("sha256")
    .update([...pages.values()].join("\n"))
    .digest("hex")
    .slice(0, 12);
  await mkdir(join(output, "offline"), { recursive: true });
  for (const beginning of [...languages, beginningOf(pathOf({ kind: "blog" }))]) {
    const locale = locales.find(({ id }) => id === beginning) ?? locales[0];
    assert(locale !== undefined, "The site has a language.");
    const index = offlineIndex(beginning, pages, (html) => needed(html, locale.id), {
      build,
      tag: locale.tag,
      words: await wordsIn(locale),
    });
    const path = join(output, indexPath(beginning));
    await writeFile(path, JSON.stringify(index));
    await compress(path);
    for (const page of Object.keys(index.pages)) {
      const html = pages.get(page) ?? "";
      const sized = await withSizes(
        html,
        async (category) => sizesOf(output, index, pagesBelow(index, category)),
        locale.tag,
      );
      if (sized === html) continue;
      const file = join(output, page, "index.html");
      await writeFile(file, sized);
      await compress(file);
    }
  }
}

/** The index of pages that begin with the same name, and of the first page, which leads to them. */
export function offlineIndex(
  beginning: string,
  pages: ReadonlyMap<string, string>,
  needed: (html: string) => readonly string[],
  about: Pick<OfflineIndex, "build" | "tag" | "words">,
): OfflineIndex {
  const home = `/${beginning}`;
  const own = [...pages].filter(([path]) => path === "/" || path === home || path.startsWith(`${home}/`));
  const numbers = new Map<string, number>([["/images/icon.svg", 0]]);
  const listed = own.map(([path, html]) => {
    const files = needed(html);
    for (const file of files) if (!numbers.has(file)) numbers.set(file, numbers.size);
    return [path, [0, ...files.flatMap((file) => numbers.get(file) ?? [])]] as const;
  });
  const always = ["/", home, `${home}/search`, `${home}/kept`].filter((path) => pages.has(path));
  return { ...about, always, files: [...numbers.keys()], pages: Object.fromEntries(listed) };
}

async function wordsIn(locale: Locale): Promise<OfflineIndex["words"]> {
  const words: unknown = JSON.parse(
    await readFile(new URL(`../../generated/words/${locale.id}.json`, import.meta.url), "utf8"),
  );
  assert(isWords(words), "The words of a language are in its file.");
  const { t } = createTranslator(locale, words);
  return { copy: t("offline.copy", { day: "{day}" }), missing: t("offline.missing") };
}

/** The generator wrote them, so a glance is enough. */
function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null;
}

/** The modules that each file of a bundle is made of. */
type Sources = ReadonlyMap<string, readonly string[]>;

/** As they were listed. */
export async function sourcesOf(output: string): Promise<Sources> {
  const list: unknown = JSON.parse(await readFile(join(output, sourcesPath), "utf8"));
  const entries: readonly (readonly [string, unknown])[] = Object.entries(list ?? {});
  return new Map(entries.map(([file, sources]) => [file, Array.isArray(sources) ? sources.map(String) : []]));
}

/** What the bundler wrote, with what each is made of. */
async function builtFiles(
  output: string,
  written: readonly string[],
  sources: Sources,
): Promise<readonly BuiltFile[]> {
  const assets = written.filter((file) => file.startsWith("assets/") && !/\.(?:br|gz)$/u.test(file));
  return Promise.all(
    assets.map(async (file) => ({
      path: `/${file}`,
      sources: sources.get(file) ?? [],
      text: /\.(?:js|css)$/u.test(file) ? await readFile(join(output, file), "utf8") : "",
    })),
  );
}

/** Bytes to load and bytes to keep. */
interface Sizes {
  readonly load: number;
  readonly kept: number;
}

async function sizesOf(output: string, index: OfflineIndex, pages: readonly string[]): Promise<Sizes> {
  const own = pages.map((page) => join(page, "index.html"));
  const files = [...filesOf(index, pages), ...own, indexPath(beginningOf(pages.at(-1) ?? ""))];
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { size } = await stat(join(output, file));
      const packed = await stat(join(output, `${file}.br`)).catch(() => undefined);
      return { load: packed?.size ?? size, kept: size };
    }),
  );
  return sizes.reduce((sum, each) => ({ load: sum.load + each.load, kept: sum.kept + each.kept }), {
    load: 0,
    kept: 0,
  });
}

/** What stands in a page for a size until all of it is written: `{load /en/finance}`. */
const place = /\{(load|kept) (\/[^}\s]+)\}/gu;

async function withSizes(
  html: string,
  sizes: (category: string) => Promise<Sizes>,
  tag: string,
): Promise<string> {
  const categories = new Set([...html.matchAll(place)].map(([, , category = ""]) => category));
  const known = new Map<string, Sizes>();
  for (const category of categories) known.set(category, await sizes(category));
  return html.replaceAll(place, (_, what: "load" | "kept", category: string) =>
    megabytes(known.get(category)?.[what] ?? 0, tag),
  );
}

/** `1.8 MB`. */
export function megabytes(bytes: number, tag: string): string {
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(bytes / 1e6);
}
