import { describe, expect, test } from "vitest";
import { reasonOf, takenPath, waysThrough } from "../../../generator/presentation/branches.ts";
import type { StepNode } from "../../../generator/runtime/description.ts";

describe("cases tried in order", () => {
  const node: StepNode = ["?:", ["==", "rate", 0], ["/", "principal", "n"], ["?:", "insured", "a", "b"]];
  test.each([
    { way: 0, tree: ["/", "principal", "n"], reason: ["==", "rate", 0] },
    { way: 1, tree: "a", reason: ["==", "insured", ["true"]] },
    { way: 2, tree: "b", reason: ["and", ["!=", "rate", 0], ["==", "insured", ["false"]]] },
    { way: undefined, tree: node, reason: undefined },
  ])("the way $way leaves $tree", ({ way, tree, reason }) => {
    const path = takenPath(node, way);
    expect(path.tree).toEqual(tree);
    expect(reasonOf(path)).toEqual(reason);
  });
});

test("branches within sums, products and functions are told apart, each with its own condition", () => {
  const node: StepNode = [
    "max",
    ["-", "price", ["?:", "lowers_tax", "trade_in", 0]],
    ["*", ["?:", [">", "fee", 0], "fee", 1], 2],
  ];
  expect(waysThrough(node)).toBe(4);
  const ways = [0, 1, 2, 3].map((way) => takenPath(node, way).tree);
  expect(ways).toEqual([
    ["max", ["-", "price", "trade_in"], ["*", "fee", 2]],
    ["max", ["-", "price", "trade_in"], ["*", 1, 2]],
    ["max", ["-", "price", 0], ["*", "fee", 2]],
    ["max", ["-", "price", 0], ["*", 1, 2]],
  ]);
  expect(reasonOf(takenPath(node, 3))).toEqual(["and", ["==", "lowers_tax", ["false"]], ["<=", "fee", 0]]);
});

test("what is not surely worked out stays whole", () => {
  const inside: StepNode = ["?:", "a", 1, 2];
  expect(waysThrough(["sum", inside])).toBe(1);
  expect(waysThrough([">", inside, 1])).toBe(1);
});

test("many conditions that did not hold are not listed", () => {
  const node: StepNode = ["?:", "a", 1, ["?:", "b", 2, ["?:", "c", 3, 4]]];
  expect(reasonOf(takenPath(node, 3))).toBeUndefined();
  expect(reasonOf(takenPath(node, 2))).toEqual(["==", "c", ["true"]]);
});
