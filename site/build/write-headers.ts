import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../generated/catalog.ts";
import { headersFor, headerRules, speculationRules, type HeaderRule } from "./security-headers.ts";

/** Writes the headers in the forms hosts read: `_headers` in the site (Netlify, Cloudflare Pages), and settings for nginx in `folder`. */
export async function writeHeaders(folder: string, output: string): Promise<void> {
  await writeFile(join(output, "_headers"), headersFile(headerRules));
  await writeFile(join(output, "speculation-rules.json"), `${JSON.stringify(speculationRules)}\n`);
  await writeFile(
    join(folder, "nginx.conf"),
    nginxSnippet(
      headerRules,
      locales.map(({ id }) => id),
    ),
  );
}

/** The `_headers` file: a path, then its headers indented. A host joins values, so a later rule first takes the earlier away. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers, without = [] }, index) => {
    const before = headersFor(path.replace("*", ""), rules.slice(0, index));
    const gone = without.filter((name) => name in before).map((name) => `  ! ${name}`);
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(name in before ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    return [path, ...gone, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/**
 * The inside of a `server` block of nginx. A location with headers of its own has none of the server's, so it repeats
 * those it keeps. What the build compressed is sent as it is (Brotli needs a module of its own, so gzip it is).
 */
export function nginxSnippet(rules: readonly HeaderRule[], localeIds: readonly string[]): string {
  const headerLines = (path: string, indent: string): string =>
    Object.entries(headersFor(path, rules))
      .filter(([name]) => name !== "Content-Type")
      .map(([name, value]) => `${indent}add_header ${name} '${value.replaceAll("'", "\\'")}' always;`)
      .join("\n");
  const special = rules.slice(1).map(({ path, headers }) => {
    const isFolder = path.endsWith("*");
    const place = path.replace("*", "");
    const type = headers["Content-Type"];
    return [
      `location ${isFolder ? "" : "= "}${place} {`,
      ...(type === undefined ? [] : [`  types { } default_type ${type};`]),
      // What is not there goes on as a page does, with a page's headers: nobody may keep it for a year.
      ...(isFolder ? ["  try_files $uri $uri/index.html @missing;"] : []),
      headerLines(isFolder ? `${place}x` : place, "  "),
      "}",
    ].join("\n");
  });
  const languages = localeIds.map(
    (id) =>
      `location /${id}/ {\n  try_files $uri $uri/index.html =404;\n  error_page 404 /${id}/404.html;\n}`,
  );
  const blocks = [
    "# Put inside a server block; root is dist/client.",
    "charset utf-8;\ngzip_static on;\ngzip_vary on;\nerror_page 404 /404.html;",
    headerLines("/", ""),
    // Anything else than the letters of a page's address could lead to another site: /\\other.example.
    "# One address a page: without a slash at its end, on the host and scheme the visitor asked.\nabsolute_redirect off;\nrewrite ^((?:/[A-Za-z0-9_-]+)+)/$ $1 permanent;",
    "location / {\n  try_files $uri $uri/index.html =404;\n}",
    "location = /_headers {\n  return 404;\n}",
    "location @missing {\n  return 404;\n}",
    ...languages,
    ...special,
  ];
  return `${blocks.join("\n\n")}\n`;
}
