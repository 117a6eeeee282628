import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The project's folder: the built command lies as deep in it as this file does. */
const root = fileURLToPath(new URL("../../", import.meta.url));

/** How long an answer holds, in milliseconds: a service is asked many times a second, and looking costs it a tenth of each. */
const holds = 1000;
const known = new Map<string, { readonly at: number; readonly isNewer: boolean }>();

/** Whether something a calculator is made from is other than what its program was generated from; without specifications, nothing is. */
export function isSpecificationNewer(id: string, folder = root): boolean {
  const now = performance.now();
  const before = known.get(`${folder}${id}`);
  if (before !== undefined && now - before.at < holds) return before.isNewer;
  const isNewer = look(id, folder);
  known.set(`${folder}${id}`, { at: now, isNewer });
  return isNewer;
}

function look(id: string, folder: string): boolean {
  const cache = `${folder}generated/.build-cache.json`;
  const generated = statSync(cache, { throwIfNoEntry: false });
  if (generated === undefined) return false;
  const names = id.split("/");
  const around = names.map((_, index) => names.slice(0, index).join("/"));
  const shared = around.flatMap((above) => [`specs/${above}/parts`, `specs/${above}/tables`]);
  const newer = [`specs/${id}`, ...shared].flatMap((path) => newerFiles(folder, path, generated.mtimeMs));
  if (newer.length === 0) return false;
  // What was changed and put back is what it was.
  const made = hashesIn(cache);
  return newer.some((path) => made[path] !== hashOf(readFileSync(`${folder}${path}`)));
}

/** Whether a calculator is written that has no program yet. */
export function isUngenerated(id: string, folder = root): boolean {
  return /^[\w/-]+$/u.test(id) && existsSync(`${folder}specs/${id}/calculator.yaml`);
}

/** The files below one of the project's folders that were written later than that. */
function newerFiles(project: string, folder: string, time: number): readonly string[] {
  if (!existsSync(`${project}${folder}`)) return [];
  return readdirSync(`${project}${folder}`, { recursive: true, encoding: "utf8" }).flatMap((name) => {
    const path = `${folder}/${name.replaceAll("\\", "/")}`;
    const found = statSync(`${project}${path}`, { throwIfNoEntry: false });
    return found?.isFile() === true && found.mtimeMs > time ? [path] : [];
  });
}

/** Of each specification as it was when the programs were generated, by path: as the generator names texts. */
function hashesIn(cache: string): Readonly<Record<string, unknown>> {
  const stored: unknown = JSON.parse(readFileSync(cache, "utf8"));
  if (typeof stored !== "object" || stored === null || !("specifications" in stored)) return {};
  const { specifications } = stored;
  return typeof specifications === "object" && specifications !== null ? { ...specifications } : {};
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}
