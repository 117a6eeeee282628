import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** What a browser loads for a page, in brotli bytes. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  /** Scripts loaded with the page. */
  readonly script: number;
  /** Scripts loaded when the visitor reaches for the calculator. */
  readonly later: number;
  readonly total: number;
}

/**
 * The weight of a page of the built site once its calculator is in use: HTML, style sheets, and scripts with every
 * script they import, at once or later. Pictures are not counted.
 */
export function pageWeight(client: string, file: string): PageWeight {
  const html = readFileSync(join(client, file), "utf8");
  const styles = tags(html, "link").filter((tag) => /\brel="stylesheet"/.test(tag));
  const scripts = tags(html, "script").filter((tag) => /\bsrc="/.test(tag));
  const css = [...new Set(styles.flatMap((tag) => attribute(tag, "href")))].map((path) =>
    weigh(client, path),
  );
  const entries = scripts.flatMap((tag) => attribute(tag, "src"));
  const atOnce = scriptClosure(client, entries, staticImport);
  const inUse = scriptClosure(client, entries, anyImport);
  const script = [...atOnce].map((path) => weigh(client, path));
  const later = [...inUse].filter((path) => !atOnce.has(path)).map((path) => weigh(client, path));
  const weight = { html: brotli(html), css: sum(css), script: sum(script), later: sum(later) };
  return { ...weight, total: weight.html + weight.css + weight.script + weight.later };
}

const staticImport = /(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.js)["'`]/g;
const anyImport = /(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g;

/** Every script the given ones import in the given manner, themselves included. */
function scriptClosure(client: string, entries: readonly string[], imports: RegExp): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const source = readFileSync(join(client, path), "utf8");
    found.add(path);
    const folder = dirname(path);
    waiting.push(
      ...[...source.matchAll(imports)].map(([, target = ""]) =>
        target.startsWith("/") ? target : posix.join(folder, target),
      ),
    );
  }
  return found;
}

function tags(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => tag);
}

function attribute(tag: string, name: string): readonly string[] {
  const [, value] = new RegExp(`\\b${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? [] : [value];
}

const weighed = new Map<string, number>();

function weigh(client: string, path: string): number {
  const known = weighed.get(path) ?? brotli(readFileSync(join(client, path), "utf8"));
  weighed.set(path, known);
  return known;
}

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
