import { describe, expect, test } from "vitest";
import type { Answer, InputValues } from "../../generator/runtime/answer.ts";
import type { CalculatorBackground, InputDescription } from "../../generator/runtime/description.ts";
import type { DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";
import { dateRuntime, type DateInput } from "../../generator/runtime/kinds/date.ts";
import { integerRuntime, type IntegerInput } from "../../generator/runtime/kinds/integer.ts";
import { moneyRuntime, type MoneyInput } from "../../generator/runtime/kinds/money.ts";
import { rowsRuntime, type RowsInput } from "../../generator/runtime/kinds/rows.ts";
import { emptyBackground, emptyStepModel } from "../setup/empty-description.ts";
import { checkInputs } from "../../generator/runtime/check-inputs.ts";
import { reachesOrPasses } from "../../generator/runtime/open-edge.ts";
import { lookUp, outsideTable, type Table } from "../../generator/runtime/table.ts";
import { expectEdges } from "./expect-edges.ts";
import { expectLimits } from "./expect-limits.ts";

const digits = { minimum: 0, maximum: 2 };
const age: IntegerInput = {
  id: "age",
  type: "integer",
  kind: integerRuntime,
  default: "5",
  optional: false,
  advanced: false,
  minimum: 0,
  maximum: 100,
  display: { kind: "number", digits },
};
const day: DateInput = {
  id: "day",
  type: "date",
  kind: dateRuntime,
  precision: "day",
  default: "2026-01-01",
  optional: false,
  advanced: false,
  display: { kind: "date", precision: "day" },
};
const citation = { title: "A law", status: "official", checked_on: "2026-01-01" } as const;
const fares: Table<{ readonly fare: number }> = {
  id: "fares",
  keys: [{ id: "age", kind: "range" }],
  periods: [
    {
      from: "2020-01-01",
      through: "2024-12-31",
      citations: [citation],
      rows: [
        { keys: { age: 0 }, values: { fare: 1 } },
        { keys: { age: 18 }, values: { fare: 2 } },
      ],
    },
    {
      from: "2025-01-01",
      citations: [citation],
      rows: [
        { keys: { age: 0 }, values: { fare: 3 } },
        { keys: { age: 18 }, values: { fare: 4 } },
        { keys: { age: 65 }, values: { fare: 5 } },
      ],
    },
  ],
};

function answered(total: number): Answer {
  return { status: "answered", values: { total }, trace: () => ({}), used: [] };
}

const amount = (id: string): MoneyInput => ({
  id,
  type: "money",
  kind: moneyRuntime,
  default: "0",
  optional: false,
  advanced: false,
  minimum: 0,
  display: { kind: "money", digits: "currency", currency: "USD" },
});
const items: RowsInput = {
  id: "items",
  type: "rows",
  kind: rowsRuntime,
  default: "",
  optional: false,
  advanced: false,
  columns: [amount("price")],
  fewest: 0,
  most: 3,
};

/** What items cost, each with delivery, none at first, less what is given in trade; only then is it asked what is owed on that. */
function shop(isCounted: boolean): DocumentedCalculator {
  const inputs = [items, amount("delivery"), amount("trade"), amount("owed")];
  const visible = ({ trade }: InputValues): Readonly<Record<string, boolean>> => ({
    owed: Number(trade) > 0,
  });
  return {
    description: {
      ...calculatorOf(fareBy(same, same)).description,
      id: "test/shop",
      inputs,
    },
    background: backgroundOf("shop"),
    stepModel: emptyStepModel,
    compute: (values, today) => {
      const problems = checkInputs(inputs, values, visible(values), today);
      if (problems.length > 0) return { status: "invalid", problems };
      const rows = Array.isArray(values["items"]) && isCounted ? values["items"] : [];
      const total = rows.reduce<number>(
        (sum, { price }) => sum + Number(price) + Number(values["delivery"]),
        0,
      );
      return answered(total - Number(values["trade"]) + Number(values["owed"]));
    },
    visible,
  };
}

/** Of a calculator of one page. */
function backgroundOf(slug: string): CalculatorBackground {
  return { ...emptyBackground, variants: [{ slug, route: `test/${slug}`, fixed: {}, defaults: {} }] };
}

type Compute = (age: number, day: string) => Answer;
/** A calculator of a fare by age and day; `asked` are its inputs. */
function calculatorOf(
  compute: Compute,
  asked: readonly InputDescription[] = [age, day],
): DocumentedCalculator {
  return {
    description: {
      id: "test/fare",
      category: "test",
      inputs: asked,
      outputs: [],
      charts: [],
      evidence: [],
      displays: {},
    },
    background: backgroundOf("fare"),
    stepModel: {
      steps: [
        {
          id: "row",
          display: { kind: "text" },
          lookup: { table: "fares", keys: { age: "age" }, on: "day", columns: [] },
        },
      ],
    },
    compute: (inputs: InputValues) => {
      const { age: years, day: on } = inputs;
      if (typeof years !== "number" || typeof on !== "string") throw new Error("two typed inputs");
      const limits = asked[0];
      if (
        limits?.type === "integer" &&
        (years < 0 || years > (limits.maximum ?? 0) || !Number.isSafeInteger(years))
      )
        return { status: "invalid", problems: [{ at: "age", code: "above_maximum" }] };
      return compute(years, on);
    },
    visible: () => ({}),
  };
}
/** The fare of `table` as the calculator looks it up. */
function fareBy(lookedUpAge: (age: number) => number, lookedUpDay: (day: string) => string): Compute {
  return (years, on) => {
    const found = lookUp(fares, { age: lookedUpAge(years) }, lookedUpDay(on));
    return found.kind === "outside"
      ? { status: "refused", refusal: outsideTable(fares, on) }
      : {
          status: "answered",
          values: { fare: found.row.fare },
          trace: () => ({ "row.fare": found.row.fare }),
          used: [{ formula: "row", table: "fares", ...found.source }],
        };
  };
}
const same = <T>(value: T): T => value;

describe("expectEdges", () => {
  test("passes a calculator that uses its table", () => {
    expect(() => expectEdges(calculatorOf(fareBy(same, same)), fares)).not.toThrow();
  });

  test.each<{ readonly what: string; readonly calculator: DocumentedCalculator }>([
    { what: "adds a year before it looks", calculator: calculatorOf(fareBy((years) => years + 1, same)) },
    {
      what: "rounds the age down to tens",
      calculator: calculatorOf(fareBy((years) => Math.floor(years / 10) * 10, same)),
    },
    {
      what: "looks on another day",
      calculator: calculatorOf(fareBy(same, (on) => (on === "2025-01-01" ? "2024-12-31" : on))),
    },
    {
      what: "keeps to the newest period",
      calculator: calculatorOf(fareBy(same, (on) => (on < "2025-01-01" ? "2025-01-01" : on))),
    },
    {
      what: "takes no one as old as a row asks",
      calculator: calculatorOf(fareBy(same, same), [{ ...age, maximum: 60 }, day]),
    },
    {
      what: "answers nothing for children",
      calculator: calculatorOf((years, on) =>
        years < 18
          ? { status: "invalid", problems: [{ at: "age", code: "check.adult" }] }
          : fareBy(same, same)(years, on),
      ),
    },
  ])("fails one that $what", ({ calculator }) => {
    expect(() => expectEdges(calculator, fares)).toThrow(/deeply equal/);
  });
});

/** Up to half an ounce by its value, also beyond it, where either begins just above an edge. */
const drugs: Table<{ readonly level: number }> = {
  id: "drugs",
  keys: [
    { id: "weight", kind: "range", reaches: reachesOrPasses },
    { id: "price", kind: "range", reaches: reachesOrPasses },
  ],
  periods: [
    {
      citations: [citation],
      rows: [
        { keys: { weight: 0, price: 0 }, values: { level: 1 } },
        { keys: { weight: 0, price: 100 }, above: ["price"], values: { level: 2 } },
        { keys: { weight: 0.5, price: 0 }, above: ["weight"], values: { level: 3 } },
        { keys: { weight: 0.5, price: 50 }, above: ["weight"], values: { level: 4 } },
      ],
    },
  ],
};
/** A calculator that looks `table` up in the place of `drugs`, for these keys. */
function sentence(
  table: typeof drugs,
  keysOf: (weight: number, price: number) => Readonly<Record<string, number>>,
): DocumentedCalculator {
  const given = calculatorOf(fareBy(same, same), [amount("weight"), amount("price")]);
  return {
    ...given,
    description: {
      ...given.description,
    },
    stepModel: {
      steps: [
        {
          id: "row",
          display: { kind: "text" },
          lookup: { table: "drugs", keys: { weight: "weight", price: "price" }, columns: [] },
        },
      ],
    },
    compute: ({ weight, price }) => {
      const found = lookUp(table, keysOf(Number(weight), Number(price)));
      if (found.kind === "outside") return { status: "refused", refusal: outsideTable(drugs) };
      const { level } = found.row;
      return {
        status: "answered",
        values: { level },
        trace: () => ({ "row.level": level }),
        used: [{ formula: "row", table: "drugs", ...found.source }],
      };
    },
  };
}

describe("expectEdges of several ranges", () => {
  const asked = (weight: number, price: number): Readonly<Record<string, number>> => ({ weight, price });
  const closed = { ...drugs, keys: drugs.keys.map(({ id, kind }) => ({ id, kind })) };

  test("passes a calculator that uses its table", () => {
    expect(() => expectEdges(sentence(drugs, asked), drugs)).not.toThrow();
  });

  test.each<{ readonly what: string; readonly calculator: DocumentedCalculator }>([
    { what: "takes an edge for what lies above it", calculator: sentence(closed, asked) },
    { what: "forgets a range", calculator: sentence(drugs, (weight) => ({ weight, price: 0 })) },
    {
      what: "rounds a little up",
      calculator: sentence(drugs, (weight, price) => ({ weight, price: Math.ceil(price * 100) / 100 })),
    },
    {
      what: "rounds a little down",
      calculator: sentence(drugs, (weight, price) => ({ weight: Math.floor(weight * 1000) / 1000, price })),
    },
  ])("fails one that $what", ({ calculator }) => {
    expect(() => expectEdges(calculator, drugs)).toThrow(/deeply equal/);
  });
});

describe("expectLimits", () => {
  test("passes an input with limits and an effect", () => {
    expect(() => expectLimits(calculatorOf(fareBy(same, same)), "age")).not.toThrow();
  });

  test.each(["items", "delivery", "trade", "owed"])("passes %s of a list that is empty at first", (id) => {
    expect(() => expectLimits(shop(true), id)).not.toThrow();
  });

  test("fails a list that changes nothing", () => {
    expect(() => expectLimits(shop(false), "items")).toThrow(/items changes nothing/);
  });

  test("fails a calculator that takes more rows than the list may have", () => {
    const lenient: DocumentedCalculator = {
      ...shop(true),
      compute: ({ items: rows }) => answered(Array.isArray(rows) ? rows.length : 0),
    };
    expect(() => expectLimits(lenient, "items")).toThrow(/deeply equal/);
  });

  test("fails an input that changes nothing", () => {
    expect(() => expectLimits(calculatorOf(fareBy(() => 20, same)), "age")).toThrow(/age changes nothing/);
  });

  test("fails a calculator that lets a value beyond the limit pass", () => {
    const lenient = {
      ...calculatorOf(fareBy(same, same)),
      compute: () => fareBy(same, same)(20, "2026-01-01"),
    };
    expect(() => expectLimits(lenient, "age")).toThrow(/deeply equal/);
  });
});
