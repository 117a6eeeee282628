/**
 * `npm run rates`: brings the newest dated package of exchange rates into `specs/finance/tables/exchange-rates.yaml`, keeps the
 * last days in `exchange-rate-days.yaml` beside it, and tells what changed. Exit codes: 0 written, or nothing newer; 1 npm could not be asked; 2 the line cannot be read; 3 refused.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { currencies } from "./rates/currencies.ts";
import { fromFolder, fromNpm, type Packages } from "./rates/packages.ts";
import { refreshRates } from "./rates/refresh.ts";

const usage = `npm run rates -- [--accept VES,ZWG] [--from FOLDER] [--tables FOLDER]

  --accept  take these currencies however far they moved
  --from    a folder of unpacked packages, each in a folder named by its version, in place of npm
  --tables  the folder of the tables, in place of specs/finance/tables
`;

const specifications = fileURLToPath(new URL("../specs/finance/tables", import.meta.url));

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
  const { accepted, packages, newest, days } = line;
  try {
    const refreshed = await refreshRates(
      { newest: await readFile(newest, "utf8"), days: existsSync(days) ? await readFile(days, "utf8") : "" },
      packages,
      accepted,
    );
    if (refreshed.kind === "refused") {
      warn(`Nothing changed.\n${refreshed.told.join("\n")}\n`);
      return 3;
    }
    if (refreshed.kind === "written") {
      await writeFile(newest, refreshed.tables.newest);
      await writeFile(days, refreshed.tables.days);
    }
    say(`${refreshed.told.join("\n")}\n`);
    return 0;
  } catch (error) {
    warn(`Nothing changed.\n${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

interface Line {
  readonly accepted: ReadonlySet<string>;
  readonly packages: Packages;
  /** The files of the tables. */
  readonly newest: string;
  readonly days: string;
}

function readLine(args: readonly string[]): Line | { readonly problem: string } {
  const options = {
    accept: { type: "string" },
    from: { type: "string" },
    tables: { type: "string" },
  } as const;
  try {
    const { accept = "", from, tables = specifications } = parseArgs({ args: [...args], options }).values;
    const accepted = accept.split(",").filter((code) => code !== "");
    const unknown = accepted.filter((code) => !currencies.includes(code));
    if (unknown.length > 0) return { problem: `No such currency: ${unknown.join(", ")}.` };
    return {
      accepted: new Set(accepted),
      packages: from === undefined ? fromNpm : fromFolder(from),
      newest: join(tables, "exchange-rates.yaml"),
      days: join(tables, "exchange-rate-days.yaml"),
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
