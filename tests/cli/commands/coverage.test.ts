import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const today = "2026-11-21";
const file = "specs/finance/tip/calculator.yaml";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-coverage-"));
  cpSync(join(import.meta.dirname, "../../generator/bad/base/specs"), join(root, "specs"), {
    recursive: true,
  });
  vi.spyOn(process, "cwd").mockReturnValue(root);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

describe("coverage", () => {
  test("counts the examples by the kind of their source, and the lines", async () => {
    const text = readFileSync(join(root, file), "utf8");
    const example = (id: string, kind: string): string =>
      `  - { id: ${id}, source: { title: A page, kind: ${kind} }, given: {}, expect: { tip: 12 } }\n`;
    const more = [
      example("paper", "table"),
      example("law", "statute"),
      example("sum", "arithmetic"),
      "  - id: below\n    source: { title: Nothing }\n    given: { bill: -1 }\n    problems: [below_minimum]\n",
    ].join("");
    writeFileSync(join(root, file), `${text}${more}`);
    const { out, code } = await runTerminal(["coverage", "finance/tip", "--json"], today);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      tables: [],
      unconfirmed: [],
      calculators: [
        {
          calculator: "finance/tip",
          pages: ["finance/tip"],
          examples: 4,
          primary: 2,
          without_address: ["paper", "law"],
          by_kind: {
            agency: 0,
            statute: 1,
            opinion: 0,
            standard: 0,
            textbook: 0,
            manufacturer: 0,
            table: 1,
            program: 0,
            arithmetic: 1,
            unnamed: 1,
          },
          refused: 1,
          fact_lines: 7,
          example_lines: 2 + more.split("\n").length - 1,
          search_lines: 0,
          word_lines: readFileSync(join(root, "specs/finance/tip/en.yaml"), "utf8").split("\n").length - 1,
          part_lines: 0,
        },
      ],
    });
    expect((await runTerminal(["coverage"], today)).out).toMatch(
      /finance\/tip +2 +0 +1 +1 +1\n[^]+finance\/tip +7 +0 +9 +0 +10\n/,
    );
  });

  test("counts a calculator whose result is that of a part", async () => {
    const text = readFileSync(join(root, file), "utf8");
    writeFileSync(join(root, file), text.replace(/^outputs:\n(?: .*\n)+/mu, "parts: { bill: {} }\n"));
    expect(readFileSync(join(root, file), "utf8")).not.toContain("outputs:");
    const { out } = await runTerminal(["coverage", "finance/tip", "--json"], today);
    expect(JSON.parse(out)).toMatchObject({ calculators: [{ calculator: "finance/tip", examples: 1 }] });
  });

  test("lists the tables by when to look again, as sure as the row that is the least sure", async () => {
    const tables = join(root, "specs/finance/tables");
    mkdirSync(tables);
    const table = (id: string, days: readonly string[]): void =>
      writeFileSync(
        join(tables, `${id}.yaml`),
        `id: ${id}\nkeys: { size: { type: choice, options: [small, large] } }\ncolumns: { price: { type: money } }\nperiods:\n` +
          `  - citation: { title: A list, status: official, checked_on: ${days[0]} }\n    rows:\n      - [small, 1]\n` +
          `      - { size: large, price: 2, citation: { title: A page, status: secondary, checked_on: ${days[1]} } }\n`,
      );
    table("newer", ["2026-11-20", "2026-11-19"]);
    table("older", ["2026-11-20", "2026-11-18"]);
    const { out } = await runTerminal(["coverage", "finance", "--json"], today);
    expect(JSON.parse(out)).toMatchObject({
      tables: [
        {
          table: "finance/tables/older",
          status: "secondary",
          checked_on: "2026-11-18",
          check_by: "2027-05-17",
          from: "",
        },
        {
          table: "finance/tables/newer",
          status: "secondary",
          checked_on: "2026-11-19",
          check_by: "2027-05-18",
          from: "",
        },
      ],
    });
    expect((await runTerminal(["coverage", "finance"], today)).out).toMatch(
      /older +secondary +2026-11-18 +2027-05-17\n.*newer +secondary +2026-11-19 +2027-05-18\n.*all secondary: 2/u,
    );
  });

  test("looks for what is unconfirmed again before what is official, and says what was tried", async () => {
    const tables = join(root, "specs/finance/tables");
    mkdirSync(tables);
    const table = (id: string, status: string): void =>
      writeFileSync(
        join(tables, `${id}.yaml`),
        `id: ${id}\nkeys: { size: { type: choice, options: [small, large] } }\ncolumns: { price: { type: money } }\nperiods:\n` +
          `  - citation: { title: A list, ${status}, checked_on: 2026-11-20 }\n    rows: [[small, 1], [large, 2]]\n`,
      );
    table("agency", "status: official");
    table("nobody", "status: unconfirmed, tried: The shop has closed.");
    const { out } = await runTerminal(["coverage", "finance", "--json"], today);
    expect(JSON.parse(out)).toMatchObject({
      tables: [
        { table: "finance/tables/nobody", check_by: "2027-02-18" },
        { table: "finance/tables/agency", check_by: "2027-11-20" },
      ],
      unconfirmed: [{ file: "finance/tables/nobody", title: "A list", tried: "The shop has closed." }],
    });
    expect((await runTerminal(["coverage", "finance"], today)).out).toContain(
      "unconfirmed: 1\n\nfinance/tables/nobody\n  A list\n  Tried: The shop has closed.\n",
    );
  });

  test("names what it does not find", async () => {
    expect(await runTerminal(["coverage", "finance/tap"], today)).toEqual({
      code: 2,
      out: "",
      notes: "There is no calculator at specs/finance/tap. Did you mean finance/tip?\n",
    });
  });
});
