import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import { nearest } from "../presentation/nearest.ts";
import type { Category } from "../runtime/catalog.ts";
import { readSpecification, type SourceDocument } from "../read/source-document.ts";
import type { LoadedSpecs } from "../resolve/load-shared-specs.ts";
import { sees, type Folder, type SortedFiles } from "./sort-files.ts";
import type { CachedCalculator } from "./cached.ts";

/** What is wrong between calculators: folders of no category, two at one address, related ones that are not there. `isNew`: not known from an earlier run. */
export function problemsBetween(
  folders: readonly Folder[],
  calculators: Readonly<Record<string, CachedCalculator>>,
  { categories, categoriesSource }: Pick<LoadedSpecs, "categories" | "categoriesSource">,
  isNew: (folder: Folder) => boolean,
): readonly Diagnostic[] {
  return [
    ...unknownCategories(folders, categories),
    ...duplicateRoutes(folders, calculators),
    ...unknownRelated(folders, calculators, isNew),
    ...unknownPopular(folders, calculators, categories, categoriesSource),
  ];
}

/**
 * Tables that no calculator uses, of those that only new calculators could have asked for. Where all else is well,
 * that nothing uses one is the mistake; else it is read and proven at least.
 */
export function unusedTables(
  { tables, folders, parts, drafts }: Pick<SortedFiles, "tables" | "folders" | "parts" | "drafts">,
  isNew: (folder: Folder) => boolean,
  sharedSpecs: SharedSpecs,
  isAllWell: boolean,
): readonly Diagnostic[] {
  return tables.flatMap((table) => {
    const { path, file } = table;
    if (sharedSpecs.wasRead(path) || drafts.some(({ id }) => sees(id, table))) return [];
    if ([...folders, ...parts].some((folder) => sees(folder.id, table) && !isNew(folder))) return [];
    const model = sharedSpecs.table(path);
    return isAllWell && model !== undefined
      ? [diagnose("unused_name", { name: model.id }, { file: file.path, span: { start: 0, end: 0 } })]
      : [];
  });
}

/** A place in the specification of a folder. */
export function placeIn(
  { id, files }: Folder,
  path: readonly (string | number)[],
  part: "key" | "value",
): Place {
  const file = `specs/${id}/calculator.yaml`;
  const written = files.find((each) => each.path === file);
  const document = written === undefined ? undefined : readSpecification(written).document;
  return document?.placeOf(path, part) ?? { file, span: { start: 0, end: 0 } };
}

function unknownCategories(
  folders: readonly Folder[],
  categories: readonly { readonly id: string }[],
): readonly Diagnostic[] {
  // Without any, the file of categories was reported.
  if (categories.length === 0) return [];
  const known = categories.map(({ id }) => id);
  return folders.flatMap(({ id, files }) => {
    const [name = ""] = id.split("/");
    const [first] = files;
    if (first === undefined || known.includes(name)) return [];
    return [
      diagnose(
        "unknown_category",
        { name },
        { file: first.path, span: { start: 0, end: 0 } },
        { suggestion: nearest(name, known) },
      ),
    ];
  });
}

/** Related pages that are not there, of new calculators. */
function unknownRelated(
  folders: readonly Folder[],
  calculators: Readonly<Record<string, CachedCalculator>>,
  isNew: (folder: Folder) => boolean,
): readonly Diagnostic[] {
  const routes = routesOf(calculators);
  // One with mistakes has no pages now, and will have.
  if (folders.some(({ id }) => calculators[id] === undefined)) return [];
  return folders.flatMap((folder) => {
    const made = calculators[folder.id];
    if (made === undefined || !isNew(folder)) return [];
    const named = [
      { related: made.entry.related, path: ["related"] },
      ...made.entry.variants.map(({ slug, related = [] }) => ({
        related,
        path: ["variants", slug, "related"],
      })),
    ];
    return named.flatMap(({ related, path }) =>
      related.flatMap((name, index) => {
        if (routes.includes(name)) return [];
        return [unknownPage(name, placeIn(folder, [...path, index], "value"), routes)];
      }),
    );
  });
}

/** Pages that the home page is to show first and that are not there; where a calculator has mistakes, its pages will be. */
function unknownPopular(
  folders: readonly Folder[],
  calculators: Readonly<Record<string, CachedCalculator>>,
  categories: readonly Category[],
  source: SourceDocument | undefined,
): readonly Diagnostic[] {
  const isComplete = folders.length > 0 && folders.every(({ id }) => calculators[id] !== undefined);
  if (source === undefined || !isComplete) return [];
  const routes = routesOf(calculators);
  return categories.flatMap(({ popular }, category) =>
    popular.flatMap((name, index) => {
      if (routes.includes(name)) return [];
      const place = source.placeOf(["categories", category, "popular", index], "value");
      return [unknownPage(name, place, routes)];
    }),
  );
}

function routesOf(calculators: Readonly<Record<string, CachedCalculator>>): readonly string[] {
  return Object.values(calculators).flatMap(({ entry }) => entry.variants.map(({ route }) => route));
}

function unknownPage(name: string, place: Place, known: readonly string[]): Diagnostic {
  return diagnose("unknown_calculator", { name }, place, { suggestion: nearest(name, known) });
}

function duplicateRoutes(
  folders: readonly Folder[],
  calculators: Readonly<Record<string, CachedCalculator>>,
): readonly Diagnostic[] {
  const owners = new Map<string, () => Place>();
  return folders.flatMap((folder) =>
    (calculators[folder.id]?.entry.variants ?? []).flatMap(({ route, slug }) => {
      const place = (): Place => placeIn(folder, ["variants", slug], "key");
      const owner = owners.get(route);
      if (owner === undefined) {
        owners.set(route, place);
        return [];
      }
      return [
        diagnose("duplicate_route", { route }, place(), {
          related: [{ place: owner(), message: "it answers there" }],
        }),
      ];
    }),
  );
}
