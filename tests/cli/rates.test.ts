import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rates } from "../../cli/rates.ts";
import { currencies } from "../../cli/rates/currencies.ts";
import { readDays } from "../../cli/rates/days.ts";
import { ratesTable } from "../../cli/rates/table.ts";

let folder = "";
let table = "";
const held = new Map(currencies.map((code, index) => [code, index + 1]));
const before = ratesTable({ date: "2026-09-28", rates: held }, "2026.9.28");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rates-test-"));
  table = join(folder, "exchange-rates.yaml");
  await writeFile(table, before);
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a package into the folder: its day, and what differs from the rates we have. */
async function pack(day: string, change: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const eur = Object.fromEntries(
    [...held, ...Object.entries(change)].map(([code, rate]) => [code.toLowerCase(), rate]),
  );
  await packText(day, JSON.stringify({ date: day, eur }));
}
async function packText(day: string, text: string): Promise<void> {
  const version = day.split("-").map(Number).join(".");
  const place = join(folder, "packages", version, "v1", "currencies");
  await mkdir(place, { recursive: true });
  await writeFile(join(place, "eur.json"), text);
}
async function run(...args: readonly string[]): Promise<{ code: number; out: string; notes: string }> {
  let [out, notes] = ["", ""];
  const code = await rates(
    ["--tables", folder, "--from", join(folder, "packages"), ...args],
    (text) => (out += text),
    (text) => (notes += text),
  );
  return { code, out, notes };
}

describe("npm run rates", () => {
  it("takes the newest package and tells what changed", async () => {
    await pack("2026-09-30", { USD: 1 });
    await pack("2026-10-02", { AFN: 2.1, ALL: 2.5 });
    await pack("2026-10-01");
    expect(await run()).toEqual({
      code: 0,
      out: [
        "154 rates of 2026-10-02 (version 2026.10.2); before, those of 2026-09-28.",
        "Largest moves against the euro:",
        "  ALL rose 20.0%: 1 euro was 3 and is 2.5",
        "  AFN fell 4.8%: 1 euro was 2 and is 2.1",
        "Rates that did not change: 152.",
        "Added to the last 30 days: 2026-09-30, 2026-10-01.",
        "",
      ].join("\n"),
      notes: "",
    });
    const written = await readFile(table, "utf8");
    expect(written).toContain("- [AFN, 2.1, 2026-10-02]");
    expect(written).toContain("currency-api 2026.10.2");
    expect(await run()).toMatchObject({ code: 0, out: "The rates of 2026-10-02 are the newest.\n" });
    expect(await readFile(table, "utf8")).toBe(written);
  });

  it.each([
    {
      title: "an older snapshot",
      given: () => pack("2026-09-27"),
      notes: "The newest snapshot is of 2026-09-27, older than ours of 2026-09-28.",
    },
    {
      title: "missing currencies",
      given: () => pack("2026-09-29", { VES: undefined, ZWG: 0 }),
      notes: "The snapshot of 2026-09-29 has no rate for VES, ZWG.",
    },
    {
      title: "a rate that jumps",
      given: () => pack("2026-09-29", { AFN: 2.6, ALL: 2, AED: 1.25 }),
      notes: [
        "AFN jumped: 1 euro was 2 and is 2.6.",
        "ALL jumped: 1 euro was 3 and is 2.",
        "A rate that moves more than 1.25 times may be a slip. Look it up; if it is true: --accept AFN,ALL",
      ].join("\n"),
    },
    {
      title: "a file that cannot be read",
      given: () => packText("2026-09-29", "<html>"),
      notes: "Version 2026.9.29 cannot be read: no date or no rates.",
    },
    {
      title: "a file of another day than its version",
      given: () => packText("2026-09-29", JSON.stringify({ date: "2026-10-29", eur: {} })),
      notes: "Version 2026.9.29 cannot be read: its rates are of 2026-10-29.",
    },
    {
      title: "no package",
      given: () => mkdir(join(folder, "packages")),
      notes: "There is no dated package.",
    },
  ])("refuses $title and changes nothing", async ({ given, notes }) => {
    await given();
    expect(await run()).toEqual({ code: 3, out: "", notes: `Nothing changed.\n${notes}\n` });
    expect(await readFile(table, "utf8")).toBe(before);
  });

  it("keeps the last 30 days, with those that were missed, and leaves out what cannot be read", async () => {
    const day = (number: number): string =>
      new Date(Date.UTC(2026, 8, 28 + number)).toISOString().slice(0, 10);
    for (let number = 0; number < 34; number += 1)
      await pack(day(number), { AED: 1 + number / 1000, VED: number === 9 ? null : 7 });
    await packText(day(8), "<html>");
    expect((await run("--accept", "VED")).out).toContain(
      "Version 2026.10.6 cannot be read: no date or no rates.",
    );
    const days = readDays(await readFile(join(folder, "exchange-rate-days.yaml"), "utf8"));
    expect([...days.keys()].slice(0, 6)).toEqual([4, 5, 6, 7, 9, 10].map(day));
    expect([...days.keys()].at(-1)).toBe(day(33));
    expect(days.get(day(9))?.get("AED")).toBe(1.009);
    expect(days.get(day(9))?.has("VED")).toBe(false);
    await pack(day(34));
    expect((await run("--accept", "VED")).out).not.toContain("Added");
    const next = readDays(await readFile(join(folder, "exchange-rate-days.yaml"), "utf8"));
    expect(next.size).toBe(30);
    expect(next.get(day(9))).toEqual(days.get(day(9)));
  });

  it("takes a jump that is accepted, and no other", async () => {
    await pack("2026-09-29", { AFN: 20, ALL: 30 });
    expect(await run("--accept", "AFN")).toMatchObject({ code: 3 });
    expect(await run("--accept", "AFN,ALL")).toMatchObject({ code: 0 });
    expect(await readFile(table, "utf8")).toContain("- [ALL, 30, 2026-09-29]");
  });

  it.each([
    {
      title: "a currency it does not know",
      args: ["--accept", "BTC"],
      code: 2,
      notes: "No such currency: BTC.",
    },
    { title: "a flag it does not know", args: ["--newest"], code: 2, notes: "'--newest'" },
    { title: "packages that cannot be asked", args: [], code: 1, notes: "Nothing changed.\n" },
  ])("says what is wrong: $title", async ({ args, code, notes }) => {
    const ran = await run(...args);
    expect(ran.code).toBe(code);
    expect(ran.notes).toContain(notes);
  });
});
