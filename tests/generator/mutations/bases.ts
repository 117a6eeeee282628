import { join } from "node:path";
import { generate } from "../../../generator/pipeline/generate.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { once } from "../../../generator/runtime/once.ts";
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
  /** What an earlier run found right: shared words are not read again for each damage. */
  readonly cache: () => BuildCache;
  /** What is generated of it as it is, as `asTexts` has it. */
  readonly generated: () => ReadonlyMap<string, string>;
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
  const ofAll = [...shared, ...units, locales];
  const cache = once(() => generate(ofAll, options).cache);
  return ids.map((id) => baseOf([...ofAll, ...real.filter(({ path }) => isOf(id, path))], id, cache));
}

/** A file of the calculator, or a table it may use. */
function isOf(id: string, path: string): boolean {
  if (path.includes("/tables/")) return `specs/${id}/`.startsWith(path.slice(0, path.indexOf("tables/")));
  return path.startsWith(`specs/${id}/`) && /\/(?:calculator|en|zh-hant)\.yaml$/.test(path);
}

function baseOf(files: readonly SpecificationFile[], id: string, cache?: Base["cache"]): Base {
  const isOther = (path: string): boolean =>
    path.endsWith("/calculator.yaml") && !path.startsWith(`specs/${id}/`);
  const others = files.flatMap(({ path }) => (isOther(path) ? [path.replace(/calculator\.yaml$/, "")] : []));
  const kept = files.filter(({ path }) => !others.some((folder) => path.startsWith(folder)));
  const victims = kept.filter(({ path }) => isOf(id, path));
  assert(victims.length > 1, `${id} has files`);
  const made = once(() => generate(kept, options));
  return {
    id,
    files: kept,
    victims,
    cache: cache ?? (() => made().cache),
    generated: once(() => asTexts(made().files)),
  };
}

/** What was made anew, by path: a text, or the parts of one as JSON. */
export function asTexts(generated: ReturnType<typeof generate>["files"]): ReadonlyMap<string, string> {
  return new Map(
    [...generated].flatMap(([path, file]) =>
      file === undefined ? [] : [[path, typeof file === "string" ? file : JSON.stringify(file)] as const],
    ),
  );
}
