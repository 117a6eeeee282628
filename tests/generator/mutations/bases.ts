import { join } from "node:path";
import { generate } from "../../../generator/pipeline/generate.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";
import type { SpecificationFile } from "../../../generator/read/specification-file.ts";
import type { BuildCache } from "../../../generator/pipeline/cached.ts";
import { paint } from "../mistakes/paint.ts";

export const options = { today: "2026-11-21", version: "" };

/** Right specifications of one calculator. */
export interface Base {
  readonly id: string;
  readonly files: readonly SpecificationFile[];
  /** What is damaged: the calculator's own files and its tables. */
  readonly victims: readonly SpecificationFile[];
  readonly cache: BuildCache;
  /** What is generated of it, by path, as JSON. */
  readonly generated: ReadonlyMap<string, string>;
}

const root = join(import.meta.dirname, "../../..");
const golden = readSpecifications(join(root, "tests/generator/emit/golden"));
const tip = readSpecifications(join(root, "tests/generator/bad/base"));

/** Small ones, of which one uses every construct: they are made anew thousands of times. */
export function smallBases(): readonly Base[] {
  return [
    baseOf(golden, "math/everything"),
    baseOf(golden, "math/names"),
    baseOf(tip, "finance/tip"),
    baseOf(paint, "daily-life/paint"),
  ];
}

/** Those of the site, in English. */
export function realBases(): readonly Base[] {
  const real = readSpecifications(root);
  const ids = real.flatMap(({ path }) => /^specs\/(.+)\/calculator\.yaml$/.exec(path)?.[1] ?? []);
  const shared = tip.filter(({ path }) => /^specs\/(?:categories|words\/en)\.yaml$/.test(path));
  const units = real.filter(({ path }) => /^specs\/units\/(?:words\/en|[^/]+)\.yaml$/.test(path));
  const locales = {
    path: "specs/locales.yaml",
    bytes: new TextEncoder().encode("locales: [{ id: en, name: English, tag: en, dir: ltr }]\n"),
  };
  return ids.map((id) => {
    const own = real.filter(({ path }) => isOf(id, path));
    return baseOf([...shared, ...units, locales, ...own], id);
  });
}

/** A file of the calculator, or a table it may use. */
function isOf(id: string, path: string): boolean {
  if (path.includes("/tables/")) return `specs/${id}/`.startsWith(path.slice(0, path.indexOf("tables/")));
  return path.startsWith(`specs/${id}/`) && /\/(?:calculator|en|zh-hant)\.yaml$/.test(path);
}

function baseOf(files: readonly SpecificationFile[], id: string): Base {
  const isOther = (path: string): boolean =>
    path.endsWith("/calculator.yaml") && !path.startsWith(`specs/${id}/`);
  const others = files.flatMap(({ path }) => (isOther(path) ? [path.replace(/calculator\.yaml$/, "")] : []));
  const kept = files.filter(({ path }) => !others.some((folder) => path.startsWith(folder)));
  const { cache, files: generated } = generate(kept, options);
  const victims = kept.filter(({ path }) => isOf(id, path));
  assert(victims.length > 1, `${id} has files`);
  return { id, files: kept, victims, cache, generated: asJson(generated) };
}

/** What was made anew, as JSON by path. */
export function asJson(generated: ReturnType<typeof generate>["files"]): ReadonlyMap<string, string> {
  return new Map(
    [...generated].flatMap(([path, file]) =>
      file === undefined ? [] : [[path, JSON.stringify(file)] as const],
    ),
  );
}
