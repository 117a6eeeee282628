/** Rows in the terminal: one flag a row, by the order or the names of its columns. */
import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const run = async (line: readonly string[]): ReturnType<typeof runTerminal> =>
  runTerminal(line, "2026-11-21");
const felony = "legal/north-carolina/felony";

test.each([
  { rows: ["H,no", "G,yes"], want: [row("H", false), row("G", true)] },
  { rows: ["H"], want: [row("H", false)] },
  { rows: ["prior_class=H,same_week=no"], want: [row("H", false)] },
  { rows: ["class=G,week=yes", "misdemeanor"], want: [row("G", true), row("misdemeanor", false)] },
  { rows: ["class=G,same-week"], want: [row("G", true)] },
  { rows: [""], want: [] },
])("--priors $rows", async ({ rows, want }) => {
  const { out } = await run([felony, ...rows.flatMap((each) => ["--priors", each]), "--json"]);
  const printed: unknown = JSON.parse(out);
  expect(printed).toMatchObject({ status: "answered", inputs: { priors: want } });
});

function row(prior_class: string, same_week: boolean): Readonly<Record<string, unknown>> {
  return { prior_class, same_week };
}

test.each([
  {
    line: ["grade", "--work", "90,20"],
    want: "Row 1, Weight: Enter a value The row was read as name=90, score=20.",
  },
  { line: ["grade", "--work", "a,90,20", "--work", "a"], want: "Enter a value The row was read as name=a." },
  {
    line: ["grade", "--work", "scores=90,weight=20"],
    want: "“scores=90” names no column. The columns are name, score, weight. Did you mean score?",
  },
  {
    line: ["tip", "--orders", "amout=40", "--bill", "66"],
    want: "“amout=40” names no column. The columns are name, ordered.",
  },
  {
    line: [felony, "--priors", "kind=H"],
    want: "“kind=H” names no column. The columns are prior_class, same_week.",
  },
  { line: [felony, "--priors", "H,G,I"], want: "Repeat the flag for each row." },
])("$line says what is wrong", async ({ line, want }) => {
  const { code, notes } = await run(line);
  expect(code).toBe(2);
  expect(notes.replaceAll(/\s+/gu, " ")).toContain(want);
});

test.each([
  { calculator: "grade", row: "score=89.99%,weight=100%" },
  { calculator: felony, row: "prior_class=H,same_week=no" },
  {
    calculator: "legal/washington/robbery-1st-degree",
    row: "kind=serious_violent,class=A,crime=2005-02-01,release=2012-02-01,most_serious=yes",
  },
])("help of $calculator shows a row that can be typed as it is", async ({ calculator, row: shown }) => {
  const { out } = await run([calculator, "--help"]);
  expect(out).toContain(shown);
  const flag = /^ {2}(--\w+) <\w+(?:,\w+)+>/mu.exec(out)?.[1] ?? "";
  expect((await run([calculator, flag, shown])).code).toBe(0);
});

test("the example of help has rows where one has", async () => {
  const { out } = await run(["legal/washington/robbery-1st-degree", "--help"]);
  expect(out.slice(out.indexOf("Example"))).toContain("--priors serious_violent,A,2005-02-01,2012-02-01,yes");
});
