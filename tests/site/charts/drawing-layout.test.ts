import { describe, expect, it, test } from "vitest";
import {
  alongArc,
  apart,
  besideCorner,
  besidePoint,
  dimensionLine,
  placeShapes,
} from "../../../site/charts/drawing-layout.ts";

const frame = { width: 360, height: 240, margin: 60, marginAbove: 20 };

describe("a drawing in its frame", () => {
  test.each([
    {
      name: "a wide rectangle fills the width, and the frame is no higher than it needs",
      shapes: [
        {
          kind: "rectangle" as const,
          points: [
            { x: 10, y: 5 },
            { x: 24, y: 2 },
          ],
        },
      ],
      scale: 10,
      height: 60,
      corner: { x: 60, y: 40 },
      of: { x: 10, y: 5 },
    },
    {
      name: "a circle fills the height",
      shapes: [
        {
          kind: "ellipse" as const,
          points: [
            { x: 0, y: 0 },
            { x: 5, y: 5 },
          ],
        },
      ],
      scale: 20,
      height: 240,
      corner: { x: 180, y: 20 },
      of: { x: 0, y: 5 },
    },
    {
      name: "half a circle reaches as far as its arc",
      shapes: [
        {
          kind: "sector" as const,
          points: [
            { x: 0, y: 0 },
            { x: 4, y: 4 },
            { x: 0, y: Math.PI },
          ],
        },
      ],
      scale: 30,
      height: 160,
      corner: { x: 180, y: 20 },
      of: { x: 0, y: 4 },
    },
    {
      name: "what a chord cuts off is no larger than from the chord to the arc",
      shapes: [
        {
          kind: "segment" as const,
          points: [
            { x: 0, y: 0 },
            { x: 5, y: 5 },
            { x: Math.atan2(4, 3), y: Math.PI - Math.atan2(4, 3) },
          ],
        },
      ],
      scale: 40,
      height: 80,
      corner: { x: 180, y: 20 },
      of: { x: 0, y: 5 },
    },
    {
      name: "a regular hexagon lies on a side",
      shapes: [
        {
          kind: "regular" as const,
          points: [
            { x: 0, y: 0 },
            { x: 4, y: 4 },
            { x: 6, y: 6 },
          ],
        },
      ],
      scale: 200 / (4 * Math.sqrt(3)),
      height: 240,
      corner: { x: 180, y: 220 },
      of: { x: 0, y: -2 * Math.sqrt(3) },
    },
  ])("$name", ({ shapes, scale, height, corner, of }) => {
    const placement = placeShapes(shapes, frame);
    expect(placement?.scale).toBeCloseTo(scale);
    expect(placement?.height).toBe(height);
    expect(placement?.place(of).x).toBeCloseTo(corner.x);
    expect(placement?.place(of).y).toBeCloseTo(corner.y);
  });
  it("is none where there is nothing to draw, or only a point", () => {
    expect(placeShapes([], frame)).toBeUndefined();
    expect(
      placeShapes(
        [
          {
            kind: "line",
            points: [
              { x: 1, y: 1 },
              { x: 1, y: 1 },
            ],
          },
        ],
        frame,
      ),
    ).toBeUndefined();
  });
});

test("an arc goes from its first angle to its last", () => {
  const points = alongArc({ x: 1, y: 1 }, 2, 0, Math.PI / 2);
  expect(points[0]).toEqual({ x: 3, y: 1 });
  expect(points.at(-1)?.x).toBeCloseTo(1);
  expect(points.at(-1)?.y).toBeCloseTo(3);
});

describe("a dimension line", () => {
  const ends = [
    { x: 100, y: 200 },
    { x: 200, y: 200 },
  ] as const;
  it("is moved out of the drawing, and says which way that is", () => {
    const line = dimensionLine(ends, { x: 150, y: 120 }, false);
    expect(line.from.y).toBeGreaterThan(200);
    expect(line.normal.y).toBeGreaterThan(0);
  });
  it("stays where it is inside", () => {
    expect(dimensionLine(ends, { x: 150, y: 120 }, true).from).toEqual(ends[0]);
  });
});

describe("a label beside its point", () => {
  test.each([
    { point: { x: 100, y: 50 }, beside: { x: 121, y: 50 } },
    { point: { x: 50, y: 90 }, beside: { x: 50, y: 111 } },
    { point: { x: 50, y: 50 }, beside: { x: 50, y: 50 } },
  ])("goes away from the middle", ({ point, beside }) => {
    expect(besidePoint(point, { x: 50, y: 50 })).toEqual(beside);
  });
  test("goes farther to the side the wider it is, and no farther down", () => {
    expect(besidePoint({ x: 100, y: 50 }, { x: 50, y: 50 }, 14)).toEqual({ x: 131, y: 50 });
    expect(besidePoint({ x: 50, y: 90 }, { x: 50, y: 50 }, 14)).toEqual({ x: 50, y: 111 });
  });
});

describe("labels of corners", () => {
  const given = [
    {
      name: "far from each other stay",
      places: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      want: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
    },
    {
      name: "near each other are moved apart by their size",
      places: [
        { x: 300, y: 40 },
        { x: 300, y: 45 },
        { x: 20, y: 42 },
      ],
      want: [
        { x: 300, y: 35 },
        { x: 300, y: 50 },
        { x: 20, y: 42 },
      ],
    },
  ];

  test.each(given)("$name", ({ places, want }) => {
    expect(apart(places)).toEqual(want);
  });
});

describe("a label at a corner", () => {
  const corner = { x: 100, y: 40 };
  const middle = { x: 100, y: 80 };

  test("stands where it would without dimension lines, as long as none ends near it", () => {
    const ends = [
      { x: 70, y: 30 },
      { x: 130, y: 30 },
    ];
    expect(besideCorner(corner, middle, 4, ends)).toEqual(besidePoint(corner, middle, 4));
  });

  test("keeps clear of the strokes at an obtuse one", () => {
    const ends = [
      { x: 94, y: 27 },
      { x: 107, y: 28 },
    ];
    const { x, y } = besideCorner(corner, middle, 4, ends);
    for (const end of ends) expect(Math.hypot(end.x - x, end.y - y)).toBeGreaterThan(15);
  });
});
