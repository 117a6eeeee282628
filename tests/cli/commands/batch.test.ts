import { describe, expect, test } from "vitest";
import { csvLine, readCsv } from "../../../cli/input/csv.ts";
import { runTerminal } from "../../setup/terminal.ts";

const today = "2026-11-21";

/** The lines that `batch` writes for a table. */
async function batch(line: string, table: string): ReturnType<typeof runTerminal> {
  return runTerminal(["batch", ...line.split(" ")], today, 100, table);
}

describe("a table of rows", () => {
  test("is answered row by row, in its order; what is wrong with a row stands beside it", async () => {
    const table = "who,bill,--tip-rate\nAnn,50,20%\nBob,abc,20%\n\nCy,80\n";
    const { code, out, notes } = await batch("tip", table);
    const [first, ...rows] = out.trimEnd().split("\n");
    expect(code).toBe(2);
    expect(first).toMatch(/^who,bill,--tip-rate,.*tip.*,status,problems$/u);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Ann,50,20%,.*\b10\b.*,answered,$/u);
    expect(rows[1]).toMatch(/^Bob,abc,20%,.*,invalid,bill: “abc” can’t be read as a number$/u);
    expect(rows[2]).toMatch(/^Cy,80,,.*,answered,$/u);
    expect(notes).toBe("Only copied, because they name no input: who.\n2 of 3 rows answered.\n");
  });

  test("is answered as lines of JSON", async () => {
    const { code, out } = await batch("tip --json", "who,bill,tip_rate\nAnn,50,20%\nBob,80,10%\n");
    expect(code).toBe(0);
    const [first, second]: unknown[] = out
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(first).toMatchObject({ row: 1, copied: { who: "Ann" }, status: "answered", values: { tip: 10 } });
    expect(second).toMatchObject({ row: 2, values: { tip: 8 } });
  });

  test("a height with its inches marked is read, and no row is lost after quotes that do not close", async () => {
    const table = "height,weight\n5'11\",180 lb\n\"6'0,180 lb\n6 ft,180 lb\n";
    const { code, out } = await batch("bmi --json", table);
    expect(code).toBe(2);
    const rows = out
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(rows).toMatchObject([{ status: "answered" }, { status: "invalid" }, { status: "answered" }]);
  });

  test("a row that is out of scope or has too many cells keeps its place", async () => {
    const { code, out } = await batch("bmi --json", "age\n19\n30\n30,5\n");
    expect(code).toBe(2);
    const statuses = out
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line))
      .map((row) => (typeof row === "object" && row !== null && "status" in row ? row.status : row));
    expect(statuses).toEqual(["refused", "answered", "invalid"]);
  });

  test.each([
    { what: "names no input", table: "a,b\n1,2\n", want: "The first line must name inputs" },
    { what: "has a name with a slip", table: "bil,people\n1,2\n", want: "Did you mean bill?" },
    { what: "names one twice", table: "bill,--bill\n1,2\n", want: "Give it only once" },
    { what: "is empty", table: "", want: "The first line must name inputs" },
  ])("whose first line $what is refused", async ({ table, want }) => {
    const { code, out, notes } = await batch("tip", table);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(notes).toContain(want);
  });
});

async function* inPieces(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

describe("CSV", () => {
  const rowsOf = async (...pieces: readonly string[]): Promise<readonly (readonly string[])[]> => {
    const rows: (readonly string[])[] = [];
    for await (const row of readCsv(inPieces(pieces))) rows.push(row);
    return rows;
  };

  test.each([
    {
      given: ["a,b\n1,2\n"],
      want: [
        ["a", "b"],
        ["1", "2"],
      ],
    },
    {
      given: ["a,", "b\r", "\n1", ",2"],
      want: [
        ["a", "b"],
        ["1", "2"],
      ],
    },
    {
      given: ["\uFEFFa;b\n1,5;2\n"],
      want: [
        ["a", "b"],
        ["1,5", "2"],
      ],
    },
    {
      given: ['a,b\n"1,\n', '2","say ""x"""\n'],
      want: [
        ["a", "b"],
        ["1,\n2", 'say "x"'],
      ],
    },
    {
      given: ["height,age\n5'11\",30\n6'1\",40\n"],
      want: [
        ["height", "age"],
        [`5'11"`, "30"],
        [`6'1"`, "40"],
      ],
    },
    {
      given: ['a\n"1" x\n2\n"3\n4\n'],
      want: [["a"], ["1 x"], ["2"], ['"3'], ["4"]],
    },
    {
      given: ["a\tb\n\n1\t\n"],
      want: [
        ["a", "b"],
        ["1", ""],
      ],
    },
  ])("$given", async ({ given, want }) => {
    expect(await rowsOf(...given)).toEqual(want);
  });

  test("what is written is read again as it was", async () => {
    const cells = ["1,5", 'a "b"', "two\nlines", ""];
    expect(await rowsOf(`${csvLine(["a", "b", "c", "d"])}\n${csvLine(cells)}\n`)).toEqual([
      ["a", "b", "c", "d"],
      cells,
    ]);
  });
});
