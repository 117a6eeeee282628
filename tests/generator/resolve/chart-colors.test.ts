import { describe, expect, test } from "vitest";
import { modelOf } from "./resolve-text.ts";

const inputs = "bill: { type: money, default: 50 }\nfee: { type: money, default: 5 }";
const schedules =
  "plan: { each: month, at_most: 3, columns: { due: bill / 3, rest: bill - due, charge: fee } }";
const outputs = "bill: {}\nfee: {}\nplan: {}";
const charts =
  "rest: { kind: line, over: plan, x: index, y: [rest] }\n" +
  "parts: { kind: parts, of: [bill, fee] }\n" +
  "paid: { kind: bar, over: plan, x: index, y: [charge, due, rest] }";

/** `name color` of everything the charts and then the tables of a model show in a color. */
function colorsOf(sections: Parameters<typeof modelOf>[0]): readonly string[] {
  const { charts: drawn, outputs: shown } = modelOf(sections).description;
  return [
    ...drawn.flatMap((chart) => ("y" in chart ? chart.y : "of" in chart ? chart.of : [])),
    ...shown.flatMap((output) => (output.type === "table" ? output.columns : [])),
  ].flatMap(({ id, color }) => (color === undefined ? [] : [`${id} ${color}`]));
}

describe("a name has one color in all charts and tables of a page", () => {
  test.each([
    {
      name: "given out in the order of the charts",
      colors: undefined,
      want: { rest: "green", bill: "sand", fee: "blue", charge: "orange", due: "rose" },
    },
    {
      name: "one color for what means one thing, as the author says",
      colors: "rest: sand\nbill: sand",
      want: { rest: "sand", bill: "sand", fee: "green", charge: "blue", due: "orange" },
    },
  ])("$name", ({ colors, want }) => {
    const got = colorsOf({
      inputs,
      schedules,
      outputs,
      charts,
      ...(colors === undefined ? {} : { colors }),
    });
    expect(new Set(got)).toEqual(new Set(Object.entries(want).map(([id, color]) => `${id} ${color}`)));
  });

  test("with more names than colors, no two of one chart share one", () => {
    const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
    const many = colorsOf({
      inputs: names.map((name) => `${name}: { type: money, default: 5 }`).join("\n"),
      examples: "- { id: a, source: { title: A }, given: {}, expect: { a: 5 } }",
      outputs: names.map((name) => `${name}: {}`).join("\n"),
      charts: `one: { kind: parts, of: [${names.slice(0, 8).join(", ")}] }\ntwo: { kind: parts, of: [${names.slice(6).join(", ")}] }`,
    });
    const second = many.slice(8).map((text) => text.split(" ")[1]);
    expect(new Set(second).size).toBe(4);
  });
});
