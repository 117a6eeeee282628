import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The project's folder: the built command lies as deep in it as this file does. */
const root = fileURLToPath(new URL("../../", import.meta.url));

/** How long an answer holds, in milliseconds: a service is asked many times a second, and looking costs it a tenth of each. */
const holds = 1000;
const known = new Map<string, { readonly at: number; readonly isNewer: boolean }>();

/** Whether something a calculator is made from was changed after its program was generated; without specifications, nothing was. */
export function isSpecificationNewer(id: string, folder = root): boolean {
  const now = performance.now();
  const before = known.get(`${folder}${id}`);
  if (before !== undefined && now - before.at < holds) return before.isNewer;
  const isNewer = look(id, folder);
  known.set(`${folder}${id}`, { at: now, isNewer });
  return isNewer;
}

function look(id: string, folder: string): boolean {
  const generated = statSync(`${folder}generated/.build-cache.json`, { throwIfNoEntry: false });
  if (generated === undefined) return false;
  const names = id.split("/");
  const around = names.map((_, index) => names.slice(0, index).join("/"));
  const shared = around.flatMap((above) => [`specs/${above}/parts`, `specs/${above}/tables`]);
  return [`specs/${id}`, ...shared].some((path) => newest(`${folder}${path}`) > generated.mtimeMs);
}

/** Whether a calculator is written that has no program yet. */
export function isUngenerated(id: string, folder = root): boolean {
  return /^[\w/-]+$/u.test(id) && existsSync(`${folder}specs/${id}/calculator.yaml`);
}

/** When a file below a folder was last changed. */
function newest(folder: string): number {
  if (!existsSync(folder)) return 0;
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) =>
    statSync(`${folder}/${path}`, { throwIfNoEntry: false }),
  );
  return Math.max(0, ...found.map((each) => (each?.isFile() === true ? each.mtimeMs : 0)));
}
