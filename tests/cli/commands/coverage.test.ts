import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
    expect(JSON.parse(out)).toEqual([
      {
        calculator: "finance/tip",
        examples: 4,
        primary: 2,
        without_address: ["paper", "law"],
        by_kind: {
          agency: 0,
          statute: 1,
          standard: 0,
          textbook: 0,
          manufacturer: 0,
          table: 1,
          program: 0,
          arithmetic: 1,
          unnamed: 1,
        },
        refused: 1,
        lines: `${text}${more}`.split("\n").length - 1,
        part_lines: 0,
      },
    ]);
    expect((await runTerminal(["coverage"], today)).out).toMatch(/finance\/tip +2 +0 +1 +1 +1 /);
  });

  test("names what it does not find", async () => {
    expect(await runTerminal(["coverage", "finance/tap"], today)).toEqual({
      code: 2,
      out: "",
      notes: "There is no calculator at specs/finance/tap. Did you mean finance/tip?\n",
    });
  });
});
