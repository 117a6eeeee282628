/**
 * `npm run rates`: brings the newest dated package of exchange rates into `specs/finance/tables/exchange-rates.yaml` and tells
 * what changed. Exit codes: 0 written, or nothing newer; 1 npm could not be asked; 2 the line cannot be read; 3 refused.
 */
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { currencies } from "./rates/currencies.ts";
import { fromFolder, fromNpm } from "./rates/packages.ts";
import { refreshRates } from "./rates/refresh.ts";

const usage = `npm run rates -- [--accept VES,ZWG] [--from FOLDER] [--table FILE]

  --accept  take these currencies however far they moved
  --from    a folder of unpacked packages, each in a folder named by its version, in place of npm
  --table   the table, in place of specs/finance/tables/exchange-rates.yaml
`;

/** Runs the line; what is said goes to `say`, what is wrong to `warn`. */
export async function rates(
  args: readonly string[],
  say: (text: string) => unknown,
  warn: (text: string) => unknown,
): Promise<number> {
  const line = readLine(args);
  if ("problem" in line) {
    warn(`${line.problem}\n\n${usage}`);
    return 2;
  }
  const { accepted, folder, table } = line;
  try {
    const refreshed = await refreshRates(
      await readFile(table, "utf8"),
      folder === undefined ? fromNpm : fromFolder(folder),
      accepted,
    );
    if (refreshed.kind === "refused") {
      warn(`Nothing changed.\n${refreshed.told.join("\n")}\n`);
      return 3;
    }
    if (refreshed.kind === "written") await writeFile(table, refreshed.table);
    say(`${refreshed.told.join("\n")}\n`);
    return 0;
  } catch (error) {
    warn(`Nothing changed.\n${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

interface Line {
  readonly accepted: ReadonlySet<string>;
  readonly folder: string | undefined;
  readonly table: string | URL;
}

function readLine(args: readonly string[]): Line | { readonly problem: string } {
  const options = {
    accept: { type: "string" },
    from: { type: "string" },
    table: { type: "string" },
  } as const;
  try {
    const { accept = "", from, table } = parseArgs({ args: [...args], options }).values;
    const accepted = accept.split(",").filter((code) => code !== "");
    const unknown = accepted.filter((code) => !currencies.includes(code));
    if (unknown.length > 0) return { problem: `No such currency: ${unknown.join(", ")}.` };
    return {
      accepted: new Set(accepted),
      folder: from,
      table: table ?? new URL("../specs/finance/tables/exchange-rates.yaml", import.meta.url),
    };
  } catch (error) {
    // What it throws says what is wrong with the line.
    if (error instanceof TypeError) return { problem: error.message };
    throw error;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await rates(
    process.argv.slice(2),
    (text) => process.stdout.write(text),
    (text) => process.stderr.write(text),
  );
