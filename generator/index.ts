/**
 * Plainsum's generator: specifications in, programs out. Pure: files come as bytes and go as texts;
 * `run.ts` is the edge that reads and writes them.
 */
import { generateCalculator, ownerOf, type GeneratedCalculator } from "./calculator.ts";
import { diagnose, type Diagnostic } from "./diagnostics/diagnostic.ts";
import { emitCatalogue, emitSearch } from "./emit/catalogue.ts";
import { emitWords } from "./emit/words.ts";
import { fingerprint } from "./fingerprint.ts";
import { classify } from "./read/classify.ts";
import { openHouse } from "./resolve/open-house.ts";
import { compileSharedWords } from "./resolve/shared-words.ts";
import type { Memory, RememberedCalculator, SpecificationFile } from "./specification.ts";

export type { Memory, SpecificationFile } from "./specification.ts";
export interface Generated {
  /** Every generated file by path; undefined where the text on disk still stands. */
  readonly files: ReadonlyMap<string, string | undefined>;
  readonly problems: readonly Diagnostic[];
  readonly memory: Memory;
}
export interface Options {
  /** The current day, `YYYY-MM-DD`: a figure cannot have been checked after it. */
  readonly today: string;
  /** Names the generator itself, so that a changed one forgets what an earlier one made. */
  readonly version: string;
  /** What an earlier run remembered. */
  readonly memory?: Memory;
}

/** Generates everything; what `memory` says is unchanged is not read again. */
export function generate(specifications: readonly SpecificationFile[], { today, version, memory }: Options): Generated {
  const { shared, folders } = sortFiles(specifications, version);
  const known = memory?.shared === shared.fingerprint ? memory : undefined;
  const unchanged = folders.every(({ id, fingerprint: name }) => known?.calculators[id]?.fingerprint === name);
  if (known !== undefined && unchanged && Object.keys(known.calculators).length === folders.length) {
    return { files: keep([...known.sharedFiles, ...Object.values(known.calculators).flatMap(({ files }) => files)]), problems: [], memory: known };
  }

  const { house, categories, problems: houseProblems } = openHouse(shared.files, today);
  const words = compileSharedWords(shared.files, house);
  const problems: Diagnostic[] = [...words.problems];
  const files = new Map<string, string | undefined>();
  const calculators: Record<string, RememberedCalculator> = {};
  for (const folder of folders) {
    const remembered = known?.calculators[folder.id];
    if (remembered?.fingerprint === folder.fingerprint) {
      calculators[folder.id] = remembered;
      for (const path of remembered.files) files.set(path, undefined);
      continue;
    }
    const result = generateCalculator({ ...folder, sharedName: words.nameOf }, house);
    problems.push(...result.problems);
    if (result.generated === undefined) continue;
    calculators[folder.id] = remember(folder.fingerprint, result.generated);
    for (const [path, text] of result.generated.files) files.set(path, text);
  }
  problems.push(...houseProblems(), ...duplicateRoutes(calculators));

  const entries = Object.values(calculators).map(({ entry }) => entry);
  const common = new Map<string, string>([["generated/catalogue.ts", emitCatalogue(entries, categories, house.locales)]]);
  for (const { id } of house.locales) {
    const path = `generated/words/${id}.ts`;
    common.set(path, emitWords(path, `specs/words/${id}.yaml and specs/units/words/${id}.yaml`, words.byLocale.get(id) ?? {}, "The words every page and the terminal share."));
    common.set(`generated/search/${id}.ts`, emitSearch(id, Object.values(calculators).flatMap(({ search }) => search[id] ?? [])));
  }
  for (const [path, text] of common) files.set(path, text);
  return { files, problems, memory: { shared: shared.fingerprint, sharedFiles: [...common.keys()], calculators } };
}

interface Folder {
  readonly id: string;
  readonly files: readonly SpecificationFile[];
  readonly fingerprint: string;
}

/** Sorts files into what is shared and each calculator's own, and names both by their content. */
function sortFiles(specifications: readonly SpecificationFile[], version: string): { readonly shared: { readonly files: readonly SpecificationFile[]; readonly fingerprint: string }; readonly folders: readonly Folder[] } {
  const locales = specifications.flatMap(({ path }) => {
    const kind = classify(path, []);
    return kind.kind === "shared-words" ? [kind.locale] : [];
  });
  const own = new Map<string, SpecificationFile[]>();
  const common: SpecificationFile[] = [];
  for (const file of specifications) {
    const owner = ownerOf(file.path, locales);
    if (owner === undefined) common.push(file);
    else own.set(owner, [...(own.get(owner) ?? []), file]);
  }
  const tables = common.flatMap((file) => {
    const kind = classify(file.path, locales);
    return kind.kind === "table" ? [{ file, folder: kind.folder }] : [];
  });
  const houseFiles = common.filter((file) => classify(file.path, locales).kind !== "table");
  return {
    shared: { files: common, fingerprint: fingerprint(houseFiles, version) },
    folders: [...own].map(([id, files]) => {
      const seen = tables.filter(({ folder }) => folder === "" || `${id}/`.startsWith(`${folder}/`)).map(({ file }) => file);
      return { id, files, fingerprint: fingerprint([...files, ...seen], version) };
    }),
  };
}

function keep(paths: readonly string[]): ReadonlyMap<string, undefined> {
  return new Map(paths.map((path) => [path, undefined]));
}

function remember(name: string, { files, entry, search }: GeneratedCalculator): RememberedCalculator {
  return { fingerprint: name, files: [...files.keys()], entry, search };
}

function duplicateRoutes(calculators: Readonly<Record<string, RememberedCalculator>>): readonly Diagnostic[] {
  const owners = new Map<string, string>();
  return Object.values(calculators).flatMap(({ entry }) =>
    entry.variants.flatMap(({ route }) => {
      const owner = owners.get(route);
      owners.set(route, entry.id);
      return owner === undefined ? [] : [diagnose("duplicate_route", { route }, { file: `specs/${entry.id}/calculator.yaml`, span: { start: 0, end: 0 } })];
    }),
  );
}
