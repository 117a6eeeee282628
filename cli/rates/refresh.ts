import { objections, tellChanges } from "./changes.ts";
import { dayOfVersion, type Packages } from "./packages.ts";
import { readSnapshot } from "./snapshot.ts";
import { ratesTable, readRatesTable } from "./table.ts";

/** What to write and to say; `refused` changes nothing. */
export type Refreshed =
  | { readonly kind: "written"; readonly table: string; readonly told: readonly string[] }
  | { readonly kind: "current"; readonly told: readonly string[] }
  | { readonly kind: "refused"; readonly told: readonly string[] };

/** The table of the newest package, or why it stays as it is. */
export async function refreshRates(
  table: string,
  packages: Packages,
  accepted: ReadonlySet<string>,
): Promise<Refreshed> {
  const before = readRatesTable(table);
  if (before === undefined) return { kind: "refused", told: ["The table we have cannot be read."] };
  const version = (await packages.versions()).at(-1);
  if (version === undefined) return { kind: "refused", told: ["There is no dated package."] };
  const reading = readSnapshot(await packages.rates(version));
  if (reading.kind === "unreadable")
    return { kind: "refused", told: [`Version ${version} cannot be read: ${reading.reason}.`] };
  const after = reading.snapshot;
  if (after.date !== dayOfVersion(version))
    return { kind: "refused", told: [`Version ${version} cannot be read: its rates are of ${after.date}.`] };
  const against = objections(before, after, accepted);
  if (against.length > 0) return { kind: "refused", told: against };
  const written = ratesTable(after, version);
  return written === table
    ? { kind: "current", told: [`The rates of ${before.date} are the newest.`] }
    : { kind: "written", table: written, told: tellChanges(before, after, version) };
}
