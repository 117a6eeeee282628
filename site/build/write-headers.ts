import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../generated/catalog.ts";
import { headersFor, headerRules, speculationRules, type HeaderRule } from "./security-headers.ts";

/** Writes the headers in the forms hosts read: `_headers` (Netlify, Cloudflare Pages) and a snippet for nginx. */
export async function writeHeaders(root: string, output: string): Promise<void> {
  await writeFile(join(output, "_headers"), headersFile(headerRules));
  await writeFile(join(output, "speculation-rules.json"), `${JSON.stringify(speculationRules)}\n`);
  await writeFile(
    join(root, "dist", "nginx.conf"),
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

/** A `server` block's inside for nginx; a location's own headers replace all of the server's there, so each has them all. */
export function nginxSnippet(rules: readonly HeaderRule[], localeIds: readonly string[]): string {
  const headerLines = (path: string): string =>
    Object.entries(headersFor(path, rules))
      .filter(([name]) => name !== "Content-Type")
      .map(([name, value]) => `  add_header ${name} '${value.replaceAll("'", "\\'")}' always;`)
      .join("\n");
  const special = rules.slice(1).map(({ path, headers }) => {
    const type = headers["Content-Type"];
    const exact = path.endsWith("*") ? "" : "= ";
    return `location ${exact}${path.replace("*", "")} {\n${type === undefined ? "" : `  types { } default_type ${type};\n`}${headerLines(path.replace("*", "x"))}\n}`;
  });
  const languages = localeIds.map(
    (id) =>
      `location /${id}/ {\n  try_files $uri $uri/index.html =404;\n  error_page 404 /${id}/404.html;\n${headerLines("/")}\n}`,
  );
  return `# Put inside a server block; root is dist/client.\ncharset utf-8;\nerror_page 404 /404.html;\n\nlocation / {\n  try_files $uri $uri/index.html =404;\n${headerLines("/")}\n}\n\n${[...languages, ...special].join("\n\n")}\n`;
}
