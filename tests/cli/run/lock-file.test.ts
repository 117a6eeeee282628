import { expect, test } from "vitest";
import lockFile from "../../../package-lock.json" with { type: "json" };

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  /** Of the project itself, which has no others. */
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const locked: Readonly<Record<string, LockedPackage>> = lockFile.packages;
const packages = Object.entries(locked);
const installed = packages.filter(([path]) => path !== "");

/** Where a package at `path` finds `name`: below itself, or below the nearest package around it. */
function isLocked(path: string, name: string): boolean {
  const around = path.split(/\/?node_modules\//).slice(0, -1);
  const folders = [path, ...around.map((_, index) => around.slice(0, index + 1).join("/node_modules/"))];
  return folders.some((folder) => `${folder === "" ? "" : `${folder}/`}node_modules/${name}` in locked);
}

// `npm ci` refuses a lock file that leaves out a platform's package, even on another platform.
test("the lock file holds every package, those of other platforms too", () => {
  const missing = packages.flatMap(([path, { devDependencies, dependencies, optionalDependencies }]) =>
    Object.keys({ ...devDependencies, ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every package is pinned by its content", () => {
  expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
});

test("no package is tied to one registry", () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
