import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { run } from "../../generator/run.ts";
import { runTerminal } from "../setup/terminal.ts";

const today = "2026-11-21";
const calculator = "specs/finance/tip/calculator.yaml";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-check-"));
  cpSync(join(import.meta.dirname, "../generator/bad/base/specs"), join(root, "specs"), { recursive: true });
  vi.spyOn(process, "cwd").mockReturnValue(root);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const check = async (...args: readonly string[]): ReturnType<typeof runTerminal> =>
  runTerminal(["check", ...args], today);

/** What a finished calculator has and the small one of these tests has not: primary sources, and other languages. */
const unfinished = ["P0267", "P0268", "P0527"];
const codesIn = (notes: string): readonly string[] => (notes.match(/P\d{4}/g) ?? []).toSorted();

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(root, path), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(root, path), text.replace(from, to));
}

test("a translation with a gap hides no line that finds nothing", async () => {
  edit(calculator, "examples:", "ask: { lines: { tip: { en: [gratuity] } } }\nexamples:");
  writeFileSync(
    join(root, "specs/finance/tip/es.yaml"),
    `title: Calculadora de propinas
summary: Qué propina dejar.
inputs:
  bill: { label: Cuenta }
  rate: { label: Porcentaje de propina }
outputs:
  tip: { label: Propina }
examples:
  round: Una cuenta redonda
`,
  );
  const { notes } = await check("finance/tip");
  expect(codesIn(notes)).toEqual(expect.arrayContaining(["P0265", "P0502"]));
});

describe("an example that does not come out", () => {
  const expectation = "given: {}, expect: { tip: 12 } }";
  test.each([
    {
      name: "as another value",
      to: "given: { bill: 90 }, expect: { tip: 12 +- 0.5 } }",
      want: [
        "specs/finance/tip/calculator.yaml:9:85: error P0233: In the example `round`, `tip` is 13.5, and 12 +- 0.5 is expected",
        "  given bill: 90",
        "  see its steps: npm run generate, then npx plainsum finance/tip --bill 90 --steps",
      ],
    },
    {
      name: "because it goes beyond a limit",
      to: "given: { bill: -5 }, expect: { tip: 12 } }",
      want: [
        "specs/finance/tip/calculator.yaml:9:64: error P0234: The example `round` expects values, and has no answer: `bill` is under its limit, `min: 0`",
        "  given bill: -5",
        "  see its steps: npm run generate, then npx plainsum finance/tip --bill=-5 --steps",
      ],
    },
    {
      name: "with the problem it names",
      to: "given: { bill: -5 }, problems: [above_maximum] }",
      want: [
        "specs/finance/tip/calculator.yaml:9:80: error P0236: The example `round` expects `above_maximum`, and gets `below_minimum`",
        "  given bill: -5",
        "  see its steps: npm run generate, then npx plainsum finance/tip --bill=-5 --steps",
      ],
    },
    {
      name: "with any problem",
      to: "given: {}, problems: [below_minimum] }",
      want: [
        "specs/finance/tip/calculator.yaml:9:70: error P0236: The example `round` expects `below_minimum`, and gets an answer",
        "  given the defaults",
        "  see its steps: npm run generate, then npx plainsum finance/tip --steps",
      ],
    },
  ])("$name", async ({ to, want }) => {
    edit(calculator, expectation, to);
    const { code, notes } = await check("finance/tip");
    expect(code).toBe(4);
    const lines = notes.split("\n").filter((line) => !/^ +\d* \|/.test(line));
    expect(lines).toEqual([...want, "", "1 error in 1 file", ""]);
  });

  test("with the refusal it names", async () => {
    edit(
      calculator,
      "outputs:",
      "refusals:\n  large: { when: bill > quantity(1_00, money) }\noutputs:".replace(
        "quantity(1_00, money)",
        "100 * one",
      ),
    );
    edit(calculator, "formulas:", "  one: { type: money, default: 1 }\nformulas:");
    edit(calculator, expectation, "given: {}, refuses: large }");
    edit(
      "specs/finance/tip/en.yaml",
      "outputs:",
      "  one: { label: One }\nrefusals: { large: Too large. }\noutputs:",
    );
    const { notes } = await check("finance/tip");
    expect(notes).toContain("P0235: The example `round` expects the refusal `large`, and gets an answer");
  });
});

test("a value on an edge that a row begins above finds the row before", async () => {
  mkdirSync(join(root, "specs/finance/tip/tables"));
  writeFileSync(
    join(root, "specs/finance/tip/tables/steps.yaml"),
    [
      "id: steps",
      "keys: { amount: { type: range, of: money, min: 0 } }",
      "columns: { part: { type: percent } }",
      "periods: [{ citation: { title: House rule, status: official, checked_on: 2026-01-31 }, rows: [[0, 15%], [above 80, 20%]] }]",
      "",
    ].join("\n"),
  );
  edit(
    calculator,
    "tip: bill * rate",
    "step: { lookup: steps, keys: { amount: bill } }\n  tip: bill * step.part + 0 * bill * rate",
  );
  edit(
    "specs/finance/tip/en.yaml",
    "outputs:",
    "formulas: { step: Step }\ncolumns: { part: Part }\noutputs:",
  );
  const { code, notes } = await check("finance/tip");
  expect({ code, codes: codesIn(notes) }).toEqual({ code: 0, codes: unfinished });
});

test("values are in the author's units", async () => {
  edit(
    calculator,
    "formulas:",
    "  height: { type: quantity, dimension: length, unit: foot, default: 5 foot }\nformulas:",
  );
  edit(calculator, "  tip: {}", "  tip: {}\n  height: { unit: foot }\n  rate: { as: percent }");
  edit(calculator, "expect: { tip: 12 }", "expect: { tip: 12, height: 6 +- 0.5, rate: 16% }");
  edit(
    "specs/finance/tip/en.yaml",
    "outputs:",
    "  height: { label: Height }\noutputs:\n  height: { label: Height }\n  rate: { label: Rate }",
  );
  const { notes } = await check();
  expect(notes).toContain("`height` is 5 foot, and 6 foot +- 0.5 foot is expected");
  expect(notes).toContain("`rate` is 15%, and 16% is expected");
});

test.each(["finance/tip", "specs/finance/tip", "specs/finance/tip/", "finance", calculator])(
  "takes %s",
  async (path) => {
    const { code, out } = await check(path);
    expect({ code, out }).toEqual({
      code: 0,
      // Its example is no primary source, and it is in English alone: a draft.
      out: `${path === calculator ? 1 : 2} ${path === calculator ? "file" : "files"} checked, no errors\n`,
    });
  },
);

test.each([
  { given: ["finance/tips"], want: "There is no specification at finance/tips. Did you mean finance/tip?\n" },
  {
    given: ["--wach"],
    want: "There is no flag --wach. Did you mean --watch?\nSee plainsum check --help.\n",
  },
])("says what it does not understand: $given", async ({ given, want }) => {
  expect(await check(...given)).toEqual({ code: 2, out: "", notes: want });
});

test("gives problems as JSON", async () => {
  edit(calculator, "tip: bill * rate", "tip: bil * rate");
  const { code, out } = await check("finance/tip", "--json");
  expect(code).toBe(4);
  expect(JSON.parse(out)).toEqual([
    {
      number: "P0302",
      code: "unknown_name",
      severity: "error",
      message: "There is nothing named `bil` here",
      file: calculator,
      line: 5,
      column: 8,
      end_line: 5,
      end_column: 11,
      suggestion: "bill",
      notes: [],
      related: [],
    },
  ]);
});

test("shows the mistakes of a table that a calculator stands on", async () => {
  cpSync(join(import.meta.dirname, "../generator/bad/table_row_missing/specs"), join(root, "specs"), {
    recursive: true,
  });
  const { code, notes } = await check("finance/tip");
  expect(code).toBe(4);
  expect(notes).toContain("tables/");
});

test("says of an older translation that it is, and goes on", async () => {
  for (const [path, text] of Object.entries({
    "specs/finance/tip/es.yaml":
      "title: Propina\nsummary: Cuánto dejar.\nanswer: La propina es {tip}.\ninputs: { bill: { label: Cuenta }, rate: { label: Tasa } }\noutputs: { tip: { label: Propina } }\nexamples: { round: Una cuenta }\n",
  }))
    writeFileSync(join(root, path), text);
  expect((await runTerminal(["accept", "finance/tip", "es"], today)).code).toBe(0);
  expect((await check("finance/tip")).notes).not.toContain("P0512");
  edit("specs/finance/tip/en.yaml", "A round bill", "A bill");
  const { code, notes, out } = await check("finance/tip");
  expect({ code, out }).toEqual({ code: 0, out: "4 files checked, no errors\n" });
  expect(notes).toContain("warning P0512");
  expect((await run(root, today)).ok).toBe(false);
});
