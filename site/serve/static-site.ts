import { readFile, stat } from "node:fs/promises";
import { extname, join, posix } from "node:path";
import { headersFor, type HeaderRule } from "../build/security-headers.ts";

/** What an address is answered with. */
export interface Reply {
  readonly status: 200 | 308 | 400 | 404;
  readonly headers: Readonly<Record<string, string>>;
  /** Path below the folder of the file that is sent, with `/` at its start; undefined when nothing is. */
  readonly file?: string;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Answers for a folder of files as a static host does: `/en/finance/mortgage` from its `index.html`, a missing
 * page with the `404.html` of its language, and with the headers the folder's `_headers` asks for.
 */
export async function staticSite(folder: string): Promise<(address: string) => Promise<Reply>> {
  const rules = readHeaderRules(await readFile(join(folder, "_headers"), "utf8"));
  // What is no file is answered as a page, never as the file whose address it has: nobody may keep that for a year.
  const pageHeaders = headersFor("/", rules);
  const firstFile = async (paths: readonly string[]): Promise<string | undefined> => {
    for (const path of paths) {
      const found = await stat(join(folder, path)).catch(() => undefined);
      if (found?.isFile() === true) return path;
    }
    return undefined;
  };
  const notFound = async (path: string): Promise<Reply> => {
    const language = /^\/[^/]+(?=\/)/u.exec(path)?.[0] ?? "";
    const file = await firstFile([`${language}/404.html`, "/404.html"]);
    return {
      status: 404,
      headers: { ...pageHeaders, "Content-Type": "text/html; charset=utf-8" },
      ...(file === undefined ? {} : { file }),
    };
  };
  return async (address) => {
    const url = urlOf(address);
    if (url === undefined) return { status: 400, headers: pageHeaders };
    const path = pathOf(url.pathname);
    if (path === undefined || path === "/_headers") return notFound("/");
    if (path !== "/" && path.endsWith("/")) {
      // Still encoded: decoded, it could break the header or name another host.
      const location = url.pathname.slice(0, -1) + url.search;
      return { status: 308, headers: { ...pageHeaders, Location: location } };
    }
    const file = await firstFile([path, posix.join(path, "index.html")]);
    if (file === undefined) return notFound(path);
    return { status: 200, headers: { "Content-Type": typeOf(file), ...headersFor(path, rules) }, file };
  };
}

/** A request's address, a path or a whole one as proxies send it; undefined when it is neither. */
function urlOf(address: string): URL | undefined {
  const whole = address.startsWith("/") ? `http://localhost${address}` : address;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

/** The decoded path of an address; undefined when it can name no file, or would lead out of the folder. */
function pathOf(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return /[\0\\]|\/\/|\/\.\.(?:\/|$)/u.test(path) ? undefined : path;
  } catch {
    // A malformed escape names no file.
    return undefined;
  }
}

function typeOf(file: string): string {
  return types[extname(file)] ?? "application/octet-stream";
}

/** Reads a `_headers` file: a path at the start of a line, its headers indented below; `! Name` takes one away. */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: Record<string, string>; without: string[] }[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!line.startsWith(" ")) {
      rules.push({ path: line.trim(), headers: {}, without: [] });
      continue;
    }
    if (line.trim().startsWith("!")) {
      rules.at(-1)?.without.push(line.trim().slice(1).trim());
      continue;
    }
    const colon = line.indexOf(":");
    const rule = rules.at(-1);
    if (rule !== undefined && colon > 0)
      rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return rules;
}
