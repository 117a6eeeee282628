import { objections, tellChanges } from "./changes.ts";
import { daysTable, mostDays, readDays, type Days } from "./days.ts";
import { dayOfVersion, type Packages } from "./packages.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";
import { ratesTable, readRatesTable } from "./table.ts";

/** The tables: the newest rates, and those of the last days. */
export interface Tables {
  readonly newest: string;
  readonly days: string;
}

/** What to write and to say; `refused` changes nothing. */
export type Refreshed =
  | { readonly kind: "written"; readonly tables: Tables; readonly told: readonly string[] }
  | { readonly kind: "current" | "refused"; readonly told: readonly string[] };

/** The tables with the newest package and the days that were missed, or why they stay as they are. */
export async function refreshRates(
  tables: Tables,
  packages: Packages,
  accepted: ReadonlySet<string>,
): Promise<Refreshed> {
  const before = readRatesTable(tables.newest);
  if (before === undefined) return { kind: "refused", told: ["The table we have cannot be read."] };
  const versions = await packages.versions();
  const version = versions.at(-1);
  if (version === undefined) return { kind: "refused", told: ["There is no dated package."] };
  const after = await readVersion(version, packages);
  if (typeof after === "string") return { kind: "refused", told: [after] };
  const against = objections(before, after, accepted);
  if (against.length > 0) return { kind: "refused", told: against };
  const { days, told } = await withMissed(
    new Map([...readDays(tables.days), [after.date, after.rates]]),
    versions.slice(-mostDays),
    packages,
  );
  const written = { newest: ratesTable(after, version), days: daysTable(days) };
  if (written.newest === tables.newest && written.days === tables.days)
    return { kind: "current", told: [`The rates of ${before.date} are the newest.`] };
  return {
    kind: "written",
    tables: written,
    told: [...tellChanges(before, after, version), ...told],
  };
}

/** The days with those of the versions that were missed; one that cannot be read is left out of the chart, and told. */
async function withMissed(
  held: Days,
  versions: readonly string[],
  packages: Packages,
): Promise<{ readonly days: Days; readonly told: readonly string[] }> {
  const days = new Map(held);
  const told: string[] = [];
  const added: string[] = [];
  for (const version of versions) {
    const day = dayOfVersion(version);
    if (day === undefined || days.has(day)) continue;
    const read = await readVersion(version, packages);
    if (typeof read === "string") told.push(read);
    else {
      days.set(day, read.rates);
      added.push(day);
    }
  }
  if (added.length > 0) told.push(`Added to the last ${mostDays} days: ${added.join(", ")}.`);
  return { days, told };
}

/** The rates of a version, or why they cannot be read. */
async function readVersion(version: string, packages: Packages): Promise<Snapshot | string> {
  const reading = readSnapshot(await packages.rates(version));
  const reason =
    reading.kind === "unreadable"
      ? reading.reason
      : reading.snapshot.date === dayOfVersion(version)
        ? undefined
        : `its rates are of ${reading.snapshot.date}`;
  return reading.kind === "unreadable" || reason !== undefined
    ? `Version ${version} cannot be read: ${reason}.`
    : reading.snapshot;
}
