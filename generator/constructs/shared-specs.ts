import type { TableModel } from "./table-model.ts";
import type { UnitCatalog } from "./units.ts";

/** What all calculators share: units, languages, tables found by folder. */
export interface SharedSpecs {
  readonly units: UnitCatalog;
  readonly locales: readonly LocaleEntry[];
  /** A proven table by path (`legal/north-carolina/felony_grid`); undefined when it is not there or has problems. */
  readonly table: (path: string) => TableModel | undefined;
  readonly hasTable: (path: string) => boolean;
  /** Whether a calculator has asked for this table. */
  readonly wasRead: (path: string) => boolean;
  readonly tableIds: () => readonly string[];
  readonly today: string;
  /** Whether the author is still writing: translations that lag behind then stop nothing. */
  readonly isDraft: boolean;
}
export interface LocaleEntry {
  readonly id: string;
  /** The language's own name. */
  readonly name: string;
  /** BCP 47, for `lang`, hreflang and Intl. */
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
  /** The region its readers begin with, where nothing names another: `CN`. */
  readonly region?: string;
}

/** Finds the path of a table by its id, in the calculator's own `tables/` folder or that of any folder above it. */
export function findTable(sharedSpecs: SharedSpecs, calculator: string, id: string): string | undefined {
  const folders = calculator.split("/");
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const path = [...folders.slice(0, depth), id].join("/");
    if (sharedSpecs.hasTable(path)) return path;
  }
  return undefined;
}
