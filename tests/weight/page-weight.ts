import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { cached } from "../../generator/runtime/intl-cache.ts";

/** What a browser loads for a page, in brotli bytes. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  /** The faces its style sheets bring, as they are: they are compressed already. */
  readonly font: number;
  /** Scripts loaded with the page. */
  readonly script: number;
  /** Scripts, words and styles loaded when the visitor reaches for the calculator. */
  readonly later: number;
  /** Scripts and styles loaded when a part below the form comes near the screen, or when something is tried out. */
  readonly near: number;
  /** All but these: a calculator in use, its form and its answer. */
  readonly inUse: number;
}

/**
 * The weight of a page of the built site: HTML, style sheets with their faces, and scripts with every script they
 * import. Pictures are not counted.
 */
export function pageWeight(client: string, file: string): PageWeight {
  return weightWith(client, file, brotli);
}

/**
 * The same with the HTML as the build compressed it, which takes no time to find out and is never less: the build
 * spends less on what only one page loads.
 */
export function servedWeight(client: string, file: string): PageWeight {
  return weightWith(client, file, (html) => servedSize(client, file) ?? brotli(html));
}

function servedSize(client: string, file: string): number | undefined {
  return statSync(join(client, `${file}.br`), { throwIfNoEntry: false })?.size;
}

function weightWith(client: string, file: string, weightOfHtml: (html: string) => number): PageWeight {
  const html = readFileSync(join(client, file), "utf8");
  const { styles, scripts, reached, seen, below } = filesOf(client, html);
  const fonts = new Set(styles.flatMap((path) => fontsIn(readFileSync(join(client, path), "utf8"))));
  const weight = {
    html: weightOfHtml(html),
    css: weighAll(client, styles),
    font: sum([...fonts].map((path) => statSync(join(client, path)).size)),
    script: weighAll(client, scripts),
    later: weighAll(client, reached),
    near: weighAll(client, seen) + weighAll(client, below),
  };
  return { ...weight, inUse: weight.html + weight.css + weight.font + weight.script + weight.later };
}

/** What a page loads when it follows another of the same visit, whose files the browser has: to be read, and in use. */
export interface NextWeight {
  readonly read: number;
  readonly inUse: number;
}

export function nextWeight(client: string, file: string, before: string): NextWeight {
  return nextWith(client, file, before, brotli);
}

/** The same with the HTML as the build compressed it. */
export function servedNextWeight(client: string, file: string, before: string): NextWeight {
  return nextWith(client, file, before, (html) => servedSize(client, file) ?? brotli(html));
}

function nextWith(
  client: string,
  file: string,
  before: string,
  weightOfHtml: (html: string) => number,
): NextWeight {
  const html = readFileSync(join(client, file), "utf8");
  const { styles, scripts, reached } = filesOf(client, html);
  const earlier = filesOf(client, readFileSync(join(client, before), "utf8"));
  const known = new Set([...earlier.styles, ...earlier.scripts, ...earlier.reached]);
  const isNew = (path: string): boolean => !known.has(path);
  const read = weightOfHtml(html) + weighAll(client, [...styles, ...scripts].filter(isNew));
  return { read, inUse: read + weighAll(client, reached.filter(isNew)) };
}

/** The files a page loads, each where it is loaded first: with the page, once someone reaches for it, near the screen. */
interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Scripts, words and styles. */
  readonly reached: readonly string[];
  readonly seen: readonly string[];
  /** Style sheets added once the calculator is there. */
  readonly below: readonly string[];
}

function filesOf(client: string, html: string): PageFiles {
  // What stands for visitors without scripts is not loaded with them.
  const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
  const links = tags(scripted, "link").filter((tag) => /\brel="stylesheet"/.test(tag));
  const styles = [...new Set(links.flatMap((tag) => attribute(tag, "href")))];
  const entries = tags(html, "script").flatMap((tag) => attribute(tag, "src"));
  const scripts = withStaticImports(client, entries, new Set());
  // The script and the words that the page names for its calculator, and styles that come with it.
  const own = scriptsNamedBy(html);
  const handed = namedBy(html).filter((path) => !own.includes(path));
  const reached = withStaticImports(client, [...dynamicImports(client, scripts), ...own], scripts);
  const seen = withStaticImports(client, dynamicImports(client, reached), new Set([...scripts, ...reached]));
  const added = handed.length === 0 ? [] : stylesAddedBy(client, [...scripts]);
  const below = stylesAddedBy(client, [...reached]).filter((path) => !added.includes(path));
  return {
    styles,
    scripts: [...scripts],
    reached: [...reached, ...handed, ...added],
    seen: [...seen],
    below,
  };
}

/** The files that a page names for its calculator. */
function namedBy(html: string): readonly string[] {
  const [, props = ""] = /<script id="calculator-props"[^>]*>([^<]*)/.exec(html) ?? [];
  return [...props.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
}

function scriptsNamedBy(html: string): readonly string[] {
  return namedBy(html).filter((path) => path.endsWith(".js"));
}

/** Every script a page may ever load, by its path. */
export function scriptsOf(client: string, file: string): ReadonlySet<string> {
  const html = readFileSync(join(client, file), "utf8");
  const found = new Set([
    ...tags(html, "script").flatMap((tag) => attribute(tag, "src")),
    ...scriptsNamedBy(html),
  ]);
  // What is added on the way is gone through as well.
  for (const path of found)
    for (const kind of [staticImport, dynamicImport])
      for (const imported of importsOf(client, path, kind)) found.add(imported);
  return found;
}

const staticImport = /(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.js)["'`]/g;
/** What is imported later, and what runs as a worker, which a script has by its address. */
const dynamicImport = /(?:\bimport\s*\(\s*["'`]|["'`](?=\/assets\/))([^"'`]+\.js)["'`]/g;

/** The sheets that scripts add by themselves. */
function stylesAddedBy(client: string, scripts: readonly string[]): readonly string[] {
  const named = scripts.flatMap((path) => [
    ...readAsset(client, path).matchAll(/["'`](\/assets\/[^"'`]+\.css)["'`]/g),
  ]);
  return [...new Set(named.map(([, path = ""]) => path))];
}

/** The given scripts and every script they import, but for those that are there already. */
function withStaticImports(
  client: string,
  given: readonly string[],
  before: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...given];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || before.has(path)) continue;
    found.add(path);
    waiting.push(...importsOf(client, path, staticImport));
  }
  return found;
}

/** What the search box is drawn by is no part of its page: it comes when the box is first touched. */
const drawsSearch = /"ask-panel"|`ask-panel`/;

function dynamicImports(client: string, given: ReadonlySet<string>): readonly string[] {
  return [...given]
    .flatMap((path) => importsOf(client, path, dynamicImport))
    .filter((path) => !drawsSearch.test(readAsset(client, path)));
}

/**
 * What a search box loads when it is first touched, and when it first answers without a calculator, in brotli bytes; on a
 * calculator's page, beside what that has in use.
 */
export function searchWeight(
  client: string,
  file: string,
  language: string,
): { readonly touched: number; readonly answering: number } {
  const { scripts, reached } = filesOf(client, readFileSync(join(client, file), "utf8"));
  const there = new Set([...scripts, ...reached]);
  const box = scripts
    .flatMap((path) => importsOf(client, path, dynamicImport))
    .filter((path) => drawsSearch.test(readAsset(client, path)));
  const touched = withStaticImports(client, box, there);
  // The code of answers imports models, which come one by one, by the names of their files.
  const answers = dynamicImports(client, touched).filter(
    (path) => importsOf(client, path, dynamicImport).length > 20,
  );
  // They fetch the addresses of calculators' words in the visitor's language, which are a script of its own.
  const words = dynamicImports(client, new Set(answers)).filter((path) =>
    readFileSync(join(client, path), "utf8").includes(`/browser-words/${language}.json`),
  );
  const answering = withStaticImports(client, [...answers, ...words], new Set([...there, ...touched]));
  const files = readdirSync(join(client, "assets/static")).filter(
    (name) => name.startsWith("answers.") || name.startsWith(`${language}.`),
  );
  const index = files.filter((name) => name.endsWith(".css") || isIndex(client, name));
  const first = sum(
    [...touched, ...index.map((name) => `/assets/static/${name}`)].map((path) => weigh(client, path)),
  );
  return { touched: first, answering: first + sum([...answering].map((path) => weigh(client, path))) };
}

function isIndex(client: string, name: string): boolean {
  return readFileSync(join(client, "assets/static", name), "utf8").startsWith('{"pages"');
}

/** All pages load much the same files. */
const readAsset = cached((client: string, path: string) => readFileSync(join(client, path), "utf8"));

/** By folder, script and kind of import: all pages load much the same scripts. */
const imported = new Map<string, readonly string[]>();

function importsOf(client: string, path: string, imports: RegExp): readonly string[] {
  const key = `${client} ${path} ${imports.source}`;
  const known = imported.get(key);
  if (known !== undefined) return known;
  const found = [...readAsset(client, path).matchAll(imports)].map(([, target = ""]) =>
    target.startsWith("/") ? target : posix.join(dirname(path), target),
  );
  imported.set(key, found);
  return found;
}

function tags(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => tag);
}

function attribute(tag: string, name: string): readonly string[] {
  const [, value] = new RegExp(`\\b${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? [] : [value];
}

function fontsIn(sheet: string): readonly string[] {
  return [...sheet.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].flatMap(([, path]) => path ?? []);
}

function weighAll(client: string, paths: readonly string[]): number {
  return sum(paths.map((path) => weigh(client, path)));
}

/** What pages share, the build compresses as well as can be. */
const weighed = new Map<string, number>();

function weigh(client: string, path: string): number {
  const known =
    weighed.get(path) ?? servedSize(client, path) ?? brotli(readFileSync(join(client, path), "utf8"));
  weighed.set(path, known);
  return known;
}

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
