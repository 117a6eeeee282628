import { describe, expect, test } from "vitest";
import { placeName } from "../../../site/charts/area-names.ts";

const everyFive = Array.from({ length: 21 }, (_, index) => index * 5);

describe("the name of an area", () => {
  test("is where there is most room around it, clear of both edges", () => {
    const edges = everyFive.map((at) => ({ at, high: 180 - at, low: 180 }));
    const place = placeName({ name: "Principal", edges });
    expect(place?.at).toBeGreaterThan(60);
    // The labels of levels may be at this end.
    expect(place?.at).toBeLessThan(75);
    expect(place?.y).toBeGreaterThan(100);
  });

  test("is left out where the area is thinner than a line", () => {
    const edges = everyFive.map((at) => ({ at, high: 170, low: 180 }));
    expect(placeName({ name: "Extra", edges })).toBeUndefined();
  });
});

test("a course that ends before its plot has its name within it", () => {
  const edges = Array.from({ length: 21 }, (_, index) => ({ at: index * 2.5, high: 20, low: 180 }));
  const place = placeName({ name: "Principal", edges });
  expect(place?.at).toBeGreaterThan(10);
  expect(place?.at).toBeLessThan(40);
});
