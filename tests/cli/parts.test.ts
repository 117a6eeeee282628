import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runTerminal, type Ran } from "../setup/terminal.ts";

const share = "specs/finance/parts/share";
const tip = "specs/finance/tip";
const bad = join(import.meta.dirname, "../generator/bad");
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-parts-"));
  cpSync(join(bad, "base/specs"), join(root, "specs"), { recursive: true });
  cpSync(join(bad, "part_needs/specs/finance/parts"), join(root, "specs/finance/parts"), { recursive: true });
  mkdirSync(join(root, "specs/finance/parts/other"), { recursive: true });
  write("specs/finance/parts/other/part.yaml", "formulas: { half: 1 / }\n");
  write("specs/finance/parts/other/en.yaml", "formulas: { half: Half }\n");
  write(
    `${tip}/calculator.yaml`,
    `parts: { share: {} }
inputs: { bill: { type: money, default: 80, min: 0 } }
examples: [{ id: round, source: { title: Arithmetic }, given: {}, expect: { tip: 12 } }]
`,
  );
  vi.spyOn(process, "cwd").mockReturnValue(root);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const plainsum = async (line: string): Promise<Ran> => runTerminal(line.split(" "), "2026-11-21");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

describe("the author's tools take a part like a calculator", () => {
  test("check, alone and with a calculator that takes it in", async () => {
    expect(await plainsum("check finance/parts/share")).toMatchObject({ code: 0 });
    write(`${share}/part.yaml`, read(`${share}/part.yaml`).replace("bill * rate", "bil * rate"));
    for (const name of ["finance/parts/share", "finance/tip"]) {
      const { code, notes } = await plainsum(`check ${name}`);
      expect(code).toBe(4);
      expect(notes).toContain("specs/finance/parts/share/part.yaml:6:8: error P0302");
      // Nothing here takes the other part in.
      expect(notes).toContain("1 error in 1 file");
    }
  });

  test("check, its examples worked out", async () => {
    write(`${share}/part.yaml`, read(`${share}/part.yaml`).replace("tip: 12", "tip: 13"));
    expect((await plainsum("check finance/parts/share")).notes).toContain(`${share}/part.yaml:10:`);
  });

  test("words, which asks a calculator for what the part does not say", async () => {
    write(`${tip}/en.yaml`, "title: Tip\nsummary: A tip.\n");
    expect((await plainsum("words finance/tip")).out).toBe(`${tip}/en.yaml: 1 empty text written\n`);
    expect(read(`${tip}/en.yaml`)).toContain('round: ""');
    expect((await plainsum("words finance/parts/share es")).out).toBe(
      `${share}/es.yaml: 3 empty texts written\n`,
    );
    expect(read(`${share}/es.yaml`)).toContain('rate: { label: "" } # Rate');
  });

  test("accept and translate", async () => {
    write(`${share}/es.yaml`, read(`${share}/en.yaml`));
    expect((await plainsum("accept finance/parts/share es")).out).toBe(
      `${share}/translated.yaml: 3 texts accepted\n`,
    );
    write(`${share}/en.yaml`, read(`${share}/en.yaml`).replace("label: Rate", "label: Tip rate"));
    expect((await plainsum("translate diff finance/parts/share es")).out).toContain("Tip rate");
  });
});

describe("the words of a table", () => {
  test("are checked, written and accepted in their folder", async () => {
    mkdirSync(join(root, "specs/finance/tables/rates"), { recursive: true });
    write(
      "specs/finance/tables/rates.yaml",
      `id: rates
keys: { kind: { type: choice, options: [good, poor] } }
columns: { rate: { type: percent } }
periods:
  - citation: { title: House rules, status: official, checked_on: 2026-01-31 }
    rows: [[good, 15%], [poor, 10%]]
`,
    );
    write("specs/finance/tables/rates/en.yaml", "columns: { rat: Rate }\n");
    const { code, notes } = await plainsum("check finance/tables/rates");
    expect(code).toBe(4);
    expect(notes).toContain("specs/finance/tables/rates/en.yaml:1:12: error P0503");
    write("specs/finance/tables/rates/en.yaml", "columns: { rate: Rate }\n");
    expect((await plainsum("words finance/tables/rates es")).out).toContain("1 empty text written");
    write("specs/finance/tables/rates/es.yaml", "columns: { rate: Tasa }\n");
    expect((await plainsum("accept finance/tables/rates es")).out).toContain("1 text accepted");
  });
});
