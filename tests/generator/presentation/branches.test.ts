import { describe, expect, test } from "vitest";
import { reasonOf, pathTaken, pathCount } from "../../../generator/presentation/branches.ts";
import type { StepNode } from "../../../generator/runtime/description.ts";

describe("cases tried in order", () => {
  const node: StepNode = ["?:", ["==", "rate", 0], ["/", "principal", "n"], ["?:", "insured", "a", "b"]];
  test.each([
    { way: 0, tree: ["/", "principal", "n"], reason: ["==", "rate", 0] },
    { way: 1, tree: "a", reason: ["==", "insured", ["true"]] },
    { way: 2, tree: "b", reason: ["and", ["!=", "rate", 0], ["==", "insured", ["false"]]] },
    { way: undefined, tree: node, reason: undefined },
  ])("the way $way leaves $tree", ({ way, tree, reason }) => {
    const path = pathTaken(node, way);
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
  expect(pathCount(node)).toBe(4);
  const ways = [0, 1, 2, 3].map((way) => pathTaken(node, way).tree);
  expect(ways).toEqual([
    ["max", ["-", "price", "trade_in"], ["*", "fee", 2]],
    ["max", ["-", "price", "trade_in"], ["*", 1, 2]],
    ["max", "price", ["*", "fee", 2]],
    ["max", "price", ["*", 1, 2]],
  ]);
  // What a condition makes nothing is left out, and with it the condition.
  expect(reasonOf(pathTaken(node, 3))).toEqual(["<=", "fee", 0]);
});

test("of several things that must hold together, which did not is not known", () => {
  const node: StepNode = ["?:", ["and", "a", "b"], 1, 2];
  expect(reasonOf(pathTaken(node, 1))).toBeUndefined();
  const either: StepNode = ["?:", ["or", ["<", "x", 1], "b"], 1, 2];
  expect(reasonOf(pathTaken(either, 1))).toEqual(["and", [">=", "x", 1], ["==", "b", ["false"]]]);
});

test("what is not surely worked out stays whole", () => {
  const inside: StepNode = ["?:", "a", 1, 2];
  expect(pathCount(["sum", inside])).toBe(1);
  expect(pathCount([">", inside, 1])).toBe(1);
});

test("many conditions that did not hold are not listed", () => {
  const node: StepNode = ["?:", "a", 1, ["?:", "b", 2, ["?:", "c", 3, 4]]];
  expect(reasonOf(pathTaken(node, 3))).toBeUndefined();
  expect(reasonOf(pathTaken(node, 2))).toEqual(["==", "c", ["true"]]);
});
