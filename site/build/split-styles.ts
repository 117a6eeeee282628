import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { islandPropsId } from "../islands/island-props.ts";
import { jsonInScript } from "../layout/structured-data.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { filesBelow } from "./output-files.ts";
import { layersOf, rulesBeyond, rulesFor, stylePieces, styleText, type StylePiece } from "./style-rules.ts";

/**
 * Gives each page with a calculator one style sheet with the rules it is first drawn with. The other rules come with the
 * calculator, since only in use a page can have other classes; none of them declares anything for all of the page,
 * which would be styled anew.
 */
export async function splitStyles(output: string): Promise<void> {
  const sheets = new Map<string, readonly StylePiece[]>();
  const piecesOf = async (address: string): Promise<readonly StylePiece[]> => {
    const pieces = sheets.get(address) ?? stylePieces(await readFile(join(output, address), "utf8"));
    sheets.set(address, pieces);
    return pieces;
  };
  const write = async (sheet: string): Promise<string> => {
    const address = `/assets/styles/${createHash("sha256").update(sheet).digest("base64url").slice(0, 6)}.css`;
    await writeFile(join(output, address), sheet);
    return address;
  };
  await mkdir(join(output, "assets/styles"), { recursive: true });
  for (const file of (await filesBelow(output)).filter((path) => path.endsWith(".html"))) {
    const html = await readFile(join(output, file), "utf8");
    if (!html.includes(`id="${islandPropsId}"`)) continue;
    const pieces = (await Promise.all(linksIn(html).map(async ({ address }) => piecesOf(address)))).flat();
    const classes = classesIn(withoutMenus(withoutBelow(html)));
    // Which layer is stronger must not depend on which of them a page has rules in.
    const layers = `@layer ${layersOf(pieces).join()};`;
    const first = await write(layers + styleText(rulesFor(pieces, classes)));
    const others = await write(styleText(rulesBeyond(pieces, classes)));
    await writeFile(join(output, file), withSheets(html, first, others));
  }
}

/** The page with one sheet in place of those it links to; the other comes before what follows later. */
export function withSheets(html: string, first: string, others: string): string {
  const [link, ...more] = linksIn(html);
  if (link === undefined) return html;
  return (
    more
      .reduce((text, { tag }) => text.replace(tag, ""), html)
      // Without scripts nothing follows.
      .replace("<noscript>", `<noscript><link rel="stylesheet" href="${others}">`)
      .replace(link.tag, `<link rel="stylesheet" href="${first}">`)
      .replace(propsPattern, (_given, start: string, json: string) => {
        const props: unknown = JSON.parse(json);
        assert(
          typeof props === "object" && props !== null,
          "What a page hands to its calculator is an object.",
        );
        const later: unknown = Reflect.get(props, "laterStyles");
        const following: readonly unknown[] = Array.isArray(later) ? later : [];
        return start + jsonInScript({ ...props, laterStyles: [others, ...following] });
      })
  );
}

const propsPattern = new RegExp(`(<script id="${islandPropsId}"[^>]*>)([^<]*)`, "u");

/** The sheets in the head; those for visitors without scripts stand in the body. */
function linksIn(html: string): readonly { readonly tag: string; readonly address: string }[] {
  const head = html.slice(0, html.indexOf("</head>"));
  return [...head.matchAll(/<link rel="stylesheet"[^>]*href="(?<address>[^"]+)"[^>]*>/gu)].map((match) => ({
    tag: match[0],
    address: match.groups?.["address"] ?? "",
  }));
}

/** A page without steps, pictures and tables below its answer, which are shown once all styles are there. */
function withoutBelow(html: string): string {
  const below = /<div id="(?:workings|evidence)"/u.exec(html)?.index;
  return below === undefined
    ? html
    : html.slice(0, below) + html.slice(html.indexOf(`<script id="${islandPropsId}"`));
}

/** A page without the menus of its calculator, which open once all styles are there. */
function withoutMenus(html: string): string {
  return html.replaceAll(/<div id="[^"]*" popover="auto" class="menu">.*?<\/div>/gsu, "");
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\bclass="([^"]*)"/gu)].flatMap(([, names = ""]) => names.split(/\s+/u)));
}
