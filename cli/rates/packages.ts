import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const packageName = "@fawazahmed0/currency-api";

/** Where the dated packages come from: npm, or a folder of unpacked ones. */
export interface Packages {
  /** Every version there is, oldest first. */
  readonly versions: () => Promise<readonly string[]>;
  /** The text of a version's rates per euro. */
  readonly rates: (version: string) => Promise<string>;
}

/** The packages as npm has them, each taken into a folder that is removed again. */
export const fromNpm: Packages = {
  versions: async () => {
    const answer: unknown = JSON.parse(await npm("view", packageName, "versions", "--json"));
    return datedVersions(Array.isArray(answer) ? answer.map(String) : [String(answer)]);
  },
  rates: async (version) => {
    const folder = await mkdtemp(join(tmpdir(), "rates-"));
    try {
      await npm(
        "install",
        "--prefix",
        folder,
        "--no-save",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        `${packageName}@${version}`,
      );
      return await ratesIn(join(folder, "node_modules", packageName));
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

/** The packages of a folder, each unpacked in a folder named by its version. */
export function fromFolder(folder: string): Packages {
  return {
    versions: async () => datedVersions(await readdir(folder)),
    rates: (version) => ratesIn(join(folder, version)),
  };
}

function ratesIn(unpacked: string): Promise<string> {
  return readFile(join(unpacked, "v1", "currencies", "eur.json"), "utf8");
}

/** The versions that name a day, `2026.9.29`, in the order of time. */
function datedVersions(versions: readonly string[]): readonly string[] {
  const byDay = versions.flatMap((version) => {
    const day = dayOfVersion(version);
    return day === undefined ? [] : [{ version, day }];
  });
  return byDay.toSorted((a, b) => (a.day < b.day ? -1 : 1)).map(({ version }) => version);
}

/** `2026-09-29` of `2026.9.29`; undefined for what names no day. */
export function dayOfVersion(version: string): string | undefined {
  const parts = /^(\d{4})\.(\d{1,2})\.(\d{1,2})$/.exec(version);
  return parts === null
    ? undefined
    : `${parts[1]}-${(parts[2] ?? "").padStart(2, "0")}-${(parts[3] ?? "").padStart(2, "0")}`;
}

async function npm(...args: readonly string[]): Promise<string> {
  // On Windows `npm` is a script, which only a shell starts.
  const { stdout } = await promisify(execFile)("npm", args, { shell: process.platform === "win32" });
  return stdout;
}
