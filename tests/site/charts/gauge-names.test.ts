import { expect, test } from "vitest";
import { namePlace } from "../../../site/charts/gauge-names.ts";

test.each([
  { what: "in the middle of its band", name: "Overweight", edges: [37, 56], pointer: 20, middle: 46.5 },
  {
    what: "beside the pointer, on its wider side",
    name: "Overweight",
    edges: [37, 56],
    pointer: 54,
    middle: 45.5,
  },
  { what: "on the other side", name: "Overweight", edges: [37, 56], pointer: 39, middle: 47.5 },
  {
    what: "in a band that is just wide enough",
    name: "Obesity class II",
    edges: [74.1, 92.6],
    pointer: 20,
    middle: 83.35,
  },
  { what: "nowhere, where the pointer leaves it no room", name: "Overweight", edges: [37, 56], pointer: 46 },
  { what: "nowhere in a band too narrow", name: "Obesity class III", edges: [92, 100], pointer: 20 },
  { what: "nowhere where it would touch its edges", name: "Underweight", edges: [0, 13], pointer: 20 },
] as const)("a name is written $what", ({ name, edges, pointer, ...want }) => {
  const middle = namePlace(name, edges, pointer)?.middle;
  if ("middle" in want) expect(middle).toBeCloseTo(want.middle);
  else expect(middle).toBeUndefined();
});

test("a name with room on wide plots alone says so", () => {
  expect(namePlace("Obesity class II", [74, 92.6], 20)?.isWide).toBe(true);
  expect(namePlace("Good", [0, 50], 80)?.isWide).toBe(false);
});
