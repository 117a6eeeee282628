/** What `plainsum check --show` asks: what one stage makes of one calculator or part. */
import { throughStages, type StageName } from "../pipeline/calculator.ts";
import { reusedFrom } from "../pipeline/reused.ts";
import { loadShared } from "../pipeline/load-shared.ts";
import { sortFiles } from "../pipeline/sort-files.ts";
import type { SpecificationFile } from "../read/specification-file.ts";
import { sharedNames } from "../words/used-names.ts";

/** What a stage makes of the calculator or part with this id; undefined where there is none. */
export function stageOf(
  specifications: readonly SpecificationFile[],
  id: string,
  stage: StageName,
  { today, version }: { readonly today: string; readonly version: string },
): unknown {
  const sorted = sortFiles(specifications, version);
  const folder = [...sorted.folders, ...sorted.parts].find((each) => each.id === id);
  if (folder === undefined) return undefined;
  const { sharedSpecs, names } = loadShared(sorted, reusedFrom(sorted, undefined), { today, isDraft: true });
  return throughStages(folder, sharedSpecs, sharedNames(names))[stage];
}
