import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvLine, readCsv } from "../../../cli/input/csv.ts";
import { runTerminal } from "../../setup/terminal.ts";

const today = "2026-11-21";

/** The lines that `batch` writes for a table. */
async function batch(
  line: string,
  table: string | Uint8Array,
  screen = false,
): ReturnType<typeof runTerminal> {
  return runTerminal(["batch", ...line.split(" ")], today, 100, table, screen);
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
    expect(rows[2]).toMatch(/^Cy,80,,.*,invalid,tip_rate: Enter a value$/u);
    expect(notes).toBe("Only copied, because they name no input: who.\n1 of 3 rows answered.\n");
  });

  test("may name inputs as the page does, in its language", async () => {
    const { out, notes } = await batch("tip", "Who,Bill,Tip percentage\nAnn,50,20%\n");
    expect(out).toMatch(/^Ann,50,20%,10,/mu);
    expect(notes).toBe("Only copied, because they name no input: Who.\n1 of 1 rows answered.\n");
    const spanish = await batch("tip --locale es", "Cuenta,Porcentaje de propina\n50,20%\n");
    expect(spanish.out).toMatch(/^50,20%,10,/mu);
  });

  test("comes from standard input with - as well", async () => {
    const { code, out } = await batch("tip -", "bill\n50\n");
    expect(code).toBe(0);
    expect(out).toMatch(/^50,9,/mu);
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

test("columns that are only copied may have one name, or none, and a table of answers is answered again", async () => {
  const first = await batch("tip", "bill,note,note,total,,\n50,a,b,9,,\n");
  const [header = "", row = ""] = first.out.split("\n");
  expect(header).toBe("bill,note,note_2,total_2,,,tip,tip_share,total,larger_share,share,status,problems");
  expect(row).toBe("50,a,b,9,,,9,,59,,29.5,answered,");
  const again = await batch("tip", first.out);
  expect(again.code).toBe(0);
  expect(again.out).toContain(",9,,59,,29.5,answered,,9,,59,,29.5,answered,");
});

test("what is said of a row names columns, not flags", async () => {
  const { out } = await batch("tip", "bill,tax,rounding,round_to\n50,5,none,2\n1,2,3,4,5\n");
  expect(out).toContain(
    "round_to: It has no effect with rounding none.\ntip_on: Taken as tip_on before_tax, because tax was given.",
  );
  expect(out).toContain(
    "“1,2,3,4,5” has more cells than the first line has names: bill, tax, rounding, round_to.",
  );
});

describe("a blank cell", () => {
  test("of an input that needs a value is a problem in its row; rows of blank cells are skipped", async () => {
    const { code, out, notes } = await batch("bmi", "weight,height\n70\n,\n70,175\n,,\n");
    const [, ...rows] = out.trimEnd().split("\n");
    expect(code).toBe(2);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^70,,+invalid,height: Enter a value$/u);
    expect(rows[1]).toMatch(/^70,175,22\.857142857142858,.*,normal,.*,answered,$/u);
    expect(notes).toBe("1 of 2 rows answered.\n");
  });

  test("in a column that the rest of its row hides says nothing", async () => {
    const table = "shape,a,b,c\nrectangle,30 cm,11 cm,\ntrapezoid,14 cm,6 cm,\n";
    const { out } = await batch("math/area", table);
    const [, rectangle, trapezoid] = out.trimEnd().split("\n");
    expect(rectangle).toMatch(/^rectangle,30 cm,11 cm,,.*,answered,/u);
    expect(trapezoid).toMatch(/^trapezoid,14 cm,6 cm,,.*,invalid,c: Enter a value$/u);
  });
});

describe("a table in another encoding", () => {
  const rows = "name,weight,height\nJosé,70,175\n";
  const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, "utf16le");

  test.each([
    { what: "UTF-16 with its mark, as Excel's Unicode text", table: utf16(rows), flags: "" },
    { what: "UTF-16, the larger half first", table: utf16(rows).swap16(), flags: "" },
    { what: "a named one", table: Buffer.from(rows, "latin1"), flags: " --encoding windows-1252" },
    { what: "UTF-8 with its mark", table: Buffer.from(`\uFEFF${rows}`), flags: "" },
  ])("$what is read", async ({ table, flags }) => {
    const { code, out } = await batch(`bmi${flags}`, table);
    expect(code).toBe(0);
    expect(out).toMatch(/\nJosé,70,175,22\.857142857142858,.*,normal,/u);
  });

  test.each([
    {
      what: "bytes that are no UTF-8",
      table: Buffer.from(`name,weight,height\nAnn,60,170\n${rows.slice(19)}`, "latin1"),
      flags: "",
      want: "Line 3 of “-” isn’t UTF-8. Save the file as UTF-8, or name its encoding: --encoding windows-1252",
    },
    {
      what: "UTF-16 without a mark",
      table: utf16(rows).subarray(2),
      flags: "",
      want: "Line 1 of “-” isn’t UTF-8",
    },
    { what: "no encoding", table: rows, flags: " --encoding utf-9", want: "“utf-9” is not an encoding." },
  ])("$what is said", async ({ table, flags, want }) => {
    const { code, notes } = await batch(`bmi${flags}`, table);
    expect(code).toBe(2);
    expect(notes.replaceAll(/\s+/gu, " ")).toContain(want);
  });
});

describe("cells of other people", () => {
  const table = "name,weight,height\n\u001B[31mred,70,175\n=1+2,70,175\n-5,70,175\n";

  test("rule no terminal", async () => {
    expect((await batch("bmi", table, true)).out).toContain("\n\\x1b[31mred,70,175,");
    expect((await batch("bmi", table)).out).toContain("\n\u001B[31mred,70,175,");
  });

  test("are no formulas of a spreadsheet where that is asked for", async () => {
    const { out } = await batch("bmi --defuse-formulas", table);
    expect(out).toContain("\n'=1+2,70,175,");
    expect(out).toContain("\n-5,70,175,");
    expect((await batch("bmi", table)).out).toContain("\n=1+2,70,175,");
  });
});

async function* inPieces(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

describe("CSV", () => {
  const rowsOf = async (...pieces: readonly string[]): Promise<readonly (readonly string[])[]> => {
    const rows: (readonly string[])[] = [];
    for await (const some of readCsv(inPieces(pieces))) rows.push(...some);
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
      given: ["a,b\r1,2\r3,4"],
      want: [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
      ],
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

  test("a quote that nothing closes holds no more than a cell's worth of the table", async () => {
    const line = `${"x".repeat(99)}\n`;
    const given = Array.from({ length: 30 }, () => line.repeat(1_000));
    const rows = readCsv(inPieces(['a\n"1\n', ...given, '2"\n']));
    const first: (readonly string[])[] = [];
    for await (const some of rows) if (first.push(...some) >= 3) break;
    expect(first.slice(0, 3)).toEqual([["a"], ['"1'], [line.trim()]]);
  });

  test("in pieces however small, the rows are those of the whole", async () => {
    const text = fc.array(fc.constantFrom("a", "1", '"', '""', ",", "\n", "\r\n", "\r", " ", "x"), {
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat({ max: 40 }), { maxLength: 5 }), async (parts, cuts) => {
        const whole = `h,i\n${parts.join("")}\n`;
        const places = [0, ...cuts.toSorted((one, other) => one - other), whole.length];
        const pieces = places.slice(1).map((end, index) => whole.slice(places[index], end));
        expect(await rowsOf(...pieces)).toEqual(await rowsOf(whole));
      }),
    );
  });

  test("each cell that is written is read again as it was", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", ";", "1") });
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 2, maxLength: 5 }), async (cells) => {
        fc.pre(cells.every((each) => each === each.trim()) && cells.some((each) => each !== ""));
        const names = cells.map((_, index) => `c${index}`);
        expect(await rowsOf(`${csvLine(names)}\n${csvLine(cells)}\n`)).toEqual([names, cells]);
      }),
    );
  });

  test("what is written is read again as it was", async () => {
    const cells = ["1,5", 'a "b"', "two\nlines", ""];
    expect(await rowsOf(`${csvLine(["a", "b", "c", "d"])}\n${csvLine(cells)}\n`)).toEqual([
      ["a", "b", "c", "d"],
      cells,
    ]);
  });
});
