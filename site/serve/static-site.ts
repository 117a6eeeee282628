import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { headersFor, type HeaderRule } from "../build/security-headers.ts";

/** What is sent back: a status, headers and a body. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
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
  return async (address) => {
    const path = pathOf(address);
    if (path === undefined || path === "/_headers") return notFound(folder, "/", rules);
    if (path !== "/" && path.endsWith("/")) {
      return {
        status: 308,
        headers: { Location: path.slice(0, -1) + new URL(address, "http://localhost").search },
        body: new Uint8Array(),
      };
    }
    const file = await existing([join(folder, path), join(folder, path, "index.html")]);
    if (file === undefined) return notFound(folder, path, rules);
    return {
      status: 200,
      headers: { ...headersOf(file), ...headersFor(path, rules) },
      body: await readFile(file),
    };
  };
}

/** The path of an address, without tricks that lead out of the folder; undefined when it is none. */
function pathOf(address: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(address, "http://localhost").pathname));
    return path.startsWith("/") && !path.includes("\0") ? path : undefined;
  } catch {
    // A malformed address or escape names no file.
    return undefined;
  }
}

async function existing(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() === true) return file;
  }
  return undefined;
}

async function notFound(folder: string, path: string, rules: readonly HeaderRule[]): Promise<Reply> {
  const locale = path.split("/")[1] ?? "";
  const file = (await existing([join(folder, locale, "404.html"), join(folder, "404.html")])) ?? "";
  return {
    status: 404,
    headers: { ...headersFor(path, rules), "Content-Type": "text/html; charset=utf-8" },
    body: file === "" ? new Uint8Array() : await readFile(file),
  };
}

function headersOf(file: string): Readonly<Record<string, string>> {
  return { "Content-Type": types[extname(file)] ?? "application/octet-stream" };
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
