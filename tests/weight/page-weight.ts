import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** What a browser loads for a page, in brotli bytes. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly total: number;
}

/**
 * The weight of a page of the built site: its HTML, its style sheets, and its scripts with every script they
 * import from the start. Pictures are not counted.
 */
export function pageWeight(client: string, file: string): PageWeight {
  const html = readFileSync(join(client, file), "utf8");
  const styles = tags(html, "link").filter((tag) => /\brel="stylesheet"/.test(tag));
  const scripts = tags(html, "script").filter((tag) => /\bsrc="/.test(tag));
  const css = [...new Set(styles.flatMap((tag) => attribute(tag, "href")))].map((path) => weigh(client, path));
  const script = [...scriptClosure(client, scripts.flatMap((tag) => attribute(tag, "src")))].map((path) => weigh(client, path));
  const weight = { html: brotli(html), css: sum(css), script: sum(script) };
  return { ...weight, total: weight.html + weight.css + weight.script };
}

/** Every script the given ones import, themselves included; those loaded later by `import()` are not. */
function scriptClosure(client: string, entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const source = readFileSync(join(client, path), "utf8");
    const folder = dirname(path);
    waiting.push(...[...source.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)].map(([, target = ""]) => (target.startsWith("/") ? target : posix.join(folder, target))));
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
