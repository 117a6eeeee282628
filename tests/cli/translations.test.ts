import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { run } from "../../generator/run.ts";
import { runTerminal, type Ran } from "../setup/terminal.ts";

const today = "2026-11-21";
const tip = "specs/finance/tip";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-words-"));
  cpSync(join(import.meta.dirname, "../generator/bad/base/specs"), join(root, "specs"), { recursive: true });
  vi.spyOn(process, "cwd").mockReturnValue(root);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const plainsum = async (line: string): Promise<Ran> => runTerminal(line.split(" "), today);
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

const spanish = `title: Propina
summary: Cuánto dejar.
answer: La propina es {tip}.
inputs:
  bill: { label: Cuenta }
  rate: { label: Tasa }
outputs:
  tip: { label: Propina }
examples:
  round: Una cuenta
`;

describe("words", () => {
  test("writes what the calculator needs and English lacks", async () => {
    write(`${tip}/en.yaml`, "title: Tip calculator # short\ninputs:\n  bill: { label: Bill }\n");
    expect(await plainsum("words finance/tip")).toEqual({
      code: 0,
      out: `${tip}/en.yaml: 4 empty texts written\n`,
      notes: "",
    });
    expect(read(`${tip}/en.yaml`)).toBe(
      'title: Tip calculator # short\nsummary: ""\ninputs:\n  bill: { label: Bill }\n  rate: { label: "" }\n\noutputs:\n  tip: { label: "" }\n\nexamples:\n  round: ""\n',
    );
    expect((await plainsum("words finance/tip")).out).toBe(`${tip}/en.yaml: nothing is missing\n`);
    expect((await plainsum("check finance/tip")).notes).toContain("en.yaml:2:10: error P0530");
  });

  test("writes a translation to fill in, with the English beside", async () => {
    await plainsum("words specs/finance/tip es");
    expect(read(`${tip}/es.yaml`)).toContain(
      'title: "" # Tip calculator\nsummary: "" # What to leave as a tip.\nanswer: "" # The tip is {tip}.\n\ninputs:\n  bill: { label: "" } # Bill\n',
    );
  });

  test("asks a file that is there for no more than `check` does: what else units are called is each language's own", async () => {
    const units = "specs/units/words";
    const english = read(`${units}/en.yaml`).replace(
      "meter: { name: meters, symbol: m }",
      "meter: { name: meters, symbol: m, also: [metre, metres] }",
    );
    write(`${units}/en.yaml`, english);
    const own = read(`${units}/es.yaml`).replace(
      "meter: { name: metros, symbol: m }",
      "meter: { name: metros, symbol: m, also: [mts] }",
    );
    write(`${units}/es.yaml`, own);
    expect((await plainsum("words units/words es")).out).toBe(`${units}/es.yaml: nothing is missing\n`);
    expect(read(`${units}/es.yaml`)).toBe(own);
  });

  test("says first what is wrong with the calculator", async () => {
    write(`${tip}/calculator.yaml`, "inputs: [");
    const { code, notes } = await plainsum("words finance/tip");
    expect(code).toBe(4);
    expect(notes).toContain("P0101");
  });

  test.each([
    {
      given: "words finance/tip fr",
      want: 'There is no language "fr" in specs/locales.yaml; there are en, es\n',
    },
    {
      given: "words finance/tp",
      want: "There is no calculator at specs/finance/tp. Did you mean finance/tip?\n",
    },
    {
      given: "accept finance/tip en",
      want: "English is what translations are made from: there is nothing to accept.\n",
    },
  ])("does not understand $given", async ({ given, want }) => {
    expect(await plainsum(given)).toEqual({ code: 2, out: "", notes: want });
  });
});

describe("a variant's own words", () => {
  const level = `${tip}/variants/tip/large`;
  beforeEach(() => {
    write(
      `${tip}/calculator.yaml`,
      `${read(`${tip}/calculator.yaml`)}variants: { tip: {}, tip/large: {} }\n`,
    );
    write(`${tip}/es.yaml`, spanish);
    mkdirSync(join(root, level), { recursive: true });
    write(`${level}/en.yaml`, "title: Large tip\nsummary: A large tip.\n");
    write(`${level}/es.yaml`, "title: Propina grande\n");
  });

  test("are written and accepted with those of their calculator", async () => {
    expect((await plainsum("words finance/tip es")).out).toBe(
      `${tip}/es.yaml: nothing is missing\n${level}/es.yaml: 1 empty text written\n`,
    );
    expect(read(`${level}/es.yaml`)).toBe('title: Propina grande\nsummary: "" # A large tip.\n');
    expect((await plainsum("translate diff finance/tip es")).out).toContain(
      "variants.tip/large.title (not accepted)",
    );
    await plainsum("accept finance/tip es");
    expect(read(`${tip}/translated.yaml`)).toContain("variants.tip/large.title:\n  - text: Large tip\n");
    expect((await plainsum("translate status finance/tip")).out).toContain("1 missing");
  });

  test("are checked in their own file", async () => {
    write(`${level}/en.yaml`, "titel: Large tip\n");
    expect((await plainsum("check finance/tip")).notes).toContain(`${level}/en.yaml:1:1: error P0111`);
  });
});

describe("a translation", () => {
  beforeEach(async () => {
    write(`${tip}/es.yaml`, spanish);
    await plainsum("accept finance/tip es");
    write(
      `${tip}/en.yaml`,
      read(`${tip}/en.yaml`).replace("A round bill", "A bill").replace("Bill }", "The bill }"),
    );
    write(`${tip}/es.yaml`, spanish.replace("summary: Cuánto dejar.\n", ""));
  });

  test("is counted by the state of its texts", async () => {
    const { code, out } = await plainsum("translate status finance/tip");
    expect(code).toBe(0);
    expect(out).toBe("accepted of all texts  es\nfinance/tip            4/7: 2 stale, 1 missing\n");
    expect(JSON.parse((await plainsum("translate status finance/tip --json")).out)).toEqual([
      { calculator: "finance/tip", language: "es", missing: 1, not_accepted: 0, stale: 2, accepted: 4 },
    ]);
  });

  test("is shown beside the English as it was and as it is", async () => {
    const { code, out } = await plainsum("translate diff finance/tip es");
    expect(code).toBe(0);
    expect(out).toBe(`summary (missing)
  English: What to leave as a tip.

inputs.bill.label (stale)
  English then: Bill
  English now:  The bill
  es:           Cuenta

examples.round (stale)
  English then: A round bill
  English now:  A bill
  es:           Una cuenta
`);
  });

  test("is accepted key by key", async () => {
    expect((await plainsum("accept finance/tip es inputs")).out).toBe(
      `${tip}/translated.yaml: 1 text accepted\n`,
    );
    expect((await plainsum("translate status finance/tip")).out).toContain("5/7: 1 stale, 1 missing");
    const { code, notes } = await plainsum("accept finance/tip es inputs.bil");
    expect({ code, notes }).toEqual({
      code: 2,
      notes: 'The English words have no text "inputs.bil". Did you mean inputs.bill?\n',
    });
  });

  test("that is stale is a warning while writing, and ends the build", async () => {
    write(`${tip}/es.yaml`, spanish);
    const { code, notes } = await plainsum("check finance/tip");
    expect(code).toBe(0);
    expect(notes).toContain("warning P0512");
    expect(notes).toContain("English then: A round bill\n  English now:  A bill\n");
    expect((await run(root, today)).ok).toBe(false);
  });

  test("is complete once it is filled in and accepted", async () => {
    await plainsum("words finance/tip es");
    write(`${tip}/es.yaml`, read(`${tip}/es.yaml`).replace('summary: ""', "summary: Cuánto dejar."));
    await plainsum("accept finance/tip es");
    expect((await plainsum("translate diff finance/tip es")).out).toBe(
      `${tip}/es.yaml: every text is accepted\n`,
    );
    // Only the kinds of its sources are still to be said.
    const { code, notes } = await plainsum("check");
    expect({ code, codes: notes.match(/P\d{4}/g) }).toEqual({ code: 0, codes: ["P0268", "P0267"] });
  });
});

describe("a words file that is no YAML is shown as it is by `check`", () => {
  test.each([
    { line: "accept finance/tip es", file: "en" },
    { line: "accept finance/tip es", file: "es" },
    { line: "translate status", file: "en" },
    { line: "translate diff finance/tip es", file: "es" },
    { line: "words finance/tip", file: "en" },
  ])("$line, $file.yaml", async ({ line, file }) => {
    write(`${tip}/es.yaml`, spanish);
    write(`${tip}/${file}.yaml`, 'title: "Tip\n');
    const { code, out, notes } = await plainsum(line);
    expect({ code, out }).toEqual({ code: 4, out: "" });
    expect(notes).toContain(`${tip}/${file}.yaml:1:8: error P0101: This is not valid YAML`);
  });

  test("and so is the file of languages", async () => {
    write("specs/locales.yaml", "locales: [\n");
    const { code, notes } = await plainsum("accept finance/tip es");
    expect(code).toBe(4);
    expect(notes).toContain("specs/locales.yaml:1:10: error P0101");
  });
});

describe("words of a calculator that is not whole yet", () => {
  test("are written where it has no words at all", async () => {
    rmSync(join(root, `${tip}/en.yaml`));
    const { code, out } = await plainsum("words finance/tip");
    expect({ code, out }).toEqual({ code: 0, out: `${tip}/en.yaml: 6 empty texts written\n` });
    expect(read(`${tip}/en.yaml`)).toContain('bill: { label: "" }');
  });

  test("are written where a formula has a mistake", async () => {
    write(`${tip}/calculator.yaml`, read(`${tip}/calculator.yaml`).replace("bill * rate", "bill * rat"));
    write(`${tip}/en.yaml`, "title: Tip calculator\ninputs:\n  bill: { label: Bill }\n");
    expect((await plainsum("words finance/tip")).code).toBe(0);
    expect(read(`${tip}/en.yaml`)).toContain('rate: { label: "" }');
  });

  test("are missed together with the formula's mistake", async () => {
    write(`${tip}/calculator.yaml`, read(`${tip}/calculator.yaml`).replace("bill * rate", "bill * rat"));
    write(`${tip}/en.yaml`, read(`${tip}/en.yaml`).replace(/^examples:\n.*\n/m, ""));
    const { notes } = await plainsum("check finance/tip");
    expect(notes).toContain("P0302");
    expect(notes).toContain("examples.round");
  });
});
