/**
 * Writes `specs/finance/tables/exchange-rates.yaml` from the installed snapshot of
 * `@fawazahmed0/currency-api`. Run by `npx tsx cli/rates.ts` after the package is updated; the same
 * package always gives the same file.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const target = new URL("../specs/finance/tables/exchange-rates.yaml", import.meta.url);

/**
 * Currencies in circulation by ISO 4217 list one as of 2026, without funds, metals and units of account.
 * Bulgaria's lev left it for the euro on 2026-01-01; XCG took the place of ANG, SLE of SLL, ZWG of ZWL.
 * SYP stays out: Syria cut two zeros in 2026 and the snapshot still counts in old pounds.
 */
export const currencies: readonly string[] = [
  ..."AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD".split(" "),
  ..."CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS".split(" "),
  ..."GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW".split(" "),
  ..."KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR".split(" "),
  ..."MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR".split(" "),
  ..."SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD".split(" "),
  ..."UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG".split(" "),
];

/** Rates of one day: units of each currency for one euro, keyed by lower-case code. */
export interface Snapshot {
  readonly date: string;
  readonly eur: Readonly<Record<string, number>>;
}
export type SnapshotReading =
  | { readonly kind: "snapshot"; readonly snapshot: Snapshot }
  | { readonly kind: "unreadable"; readonly reason: string };

/** Reads the package's `eur.json`; anything of another form is `unreadable`. */
export function readSnapshot(text: string): SnapshotReading {
  const value = readJson(text);
  if (typeof value !== "object" || value === null || !("date" in value) || !("eur" in value))
    return unreadable("no date or no rates");
  const { date, eur } = value;
  if (typeof date !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(date))
    return unreadable("the date is not YYYY-MM-DD");
  if (typeof eur !== "object" || eur === null) return unreadable("the rates are not a record");
  const rates: Record<string, number> = {};
  for (const [code, rate] of Object.entries(eur)) {
    if (typeof rate === "number" && rate > 0 && Number.isFinite(rate)) rates[code] = rate;
  }
  const missing = currencies.filter((code) => rates[code.toLowerCase()] === undefined);
  if (missing.length > 0) return unreadable(`no rate for ${missing.join(", ")}`);
  return { kind: "snapshot", snapshot: { date, eur: rates } };
}

/** The value of a JSON text; undefined when it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function unreadable(reason: string): SnapshotReading {
  return { kind: "unreadable", reason };
}

/** Days after which an answer says that its rates are old. */
const ratesAreOldAfter = 7;

/** The table as YAML: a row a currency, in the order of {@link currencies}. */
export function ratesTable({ date, eur }: Snapshot, version: string): string {
  return [
    "# Written by cli/rates.ts; do not edit.",
    "id: exchange_rates",
    "keys:",
    `  currency: { type: choice, options: [${currencies.join(", ")}] }`,
    "columns:",
    "  per_euro: { type: number }",
    "  date: { type: date }",
    "periods:",
    `  - from: ${date}`,
    `    stale_after: ${ratesAreOldAfter}`,
    "    citation:",
    `      title: "Exchange rates of ${date}, package @fawazahmed0/currency-api ${version}"`,
    `      url: "https://www.npmjs.com/package/@fawazahmed0/currency-api/v/${version}"`,
    "      status: secondary",
    `      checked_on: ${date}`,
    "    rows:",
    ...currencies.map((code) => `      - [${code}, ${eur[code.toLowerCase()]}, ${date}]`),
    "",
  ].join("\n");
}

async function main(): Promise<void> {
  const rates = await readFile(require.resolve("@fawazahmed0/currency-api/v1/currencies/eur.json"), "utf8");
  const manifest: unknown = JSON.parse(
    await readFile(require.resolve("@fawazahmed0/currency-api/package.json"), "utf8"),
  );
  const version =
    typeof manifest === "object" && manifest !== null && "version" in manifest
      ? String(manifest.version)
      : "unknown";
  const reading = readSnapshot(rates);
  if (reading.kind === "unreadable") {
    process.stderr.write(`The snapshot cannot be read: ${reading.reason}.\n`);
    process.exitCode = 1;
    return;
  }
  await writeFile(target, ratesTable(reading.snapshot, version));
  process.stdout.write(`${currencies.length} rates of ${reading.snapshot.date} written.\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
