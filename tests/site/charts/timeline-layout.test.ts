import { describe, expect, it, test } from "vitest";
import { placeLabels, placeSpanNames, wrapText } from "../../../site/charts/timeline-layout.ts";

describe("wrapText", () => {
  test.each([
    { text: "Latest release to supervision", lines: ["Latest release to", "supervision"] },
    { text: "End", lines: ["End"] },
    { text: "最迟转入监督的日期和说明", lines: ["最迟转入监督的日期", "和说明"] },
    { text: "", lines: [] },
  ])("breaks $text between words, or anywhere in Chinese", ({ text, lines }) => {
    expect(wrapText(text, 18)).toEqual(lines);
  });
});

describe("placeLabels", () => {
  const label = (at: number): { readonly at: number; readonly lines: readonly string[] } => ({
    at,
    lines: ["Nov 22, 2026", "A name"],
  });
  it("keeps labels at the ends inside the drawing", () => {
    const [first, last] = placeLabels([label(0), label(1)], 360);
    expect(first).toMatchObject({ x: 0, textX: 0, anchor: "start", side: "below", skipped: 0 });
    expect(last).toMatchObject({ x: 360, textX: 360, anchor: "end", side: "below", skipped: 0 });
  });
  it("goes above where there is no room below, and then farther out", () => {
    const places = placeLabels([label(0.3), label(0.33), label(0.45)], 360);
    expect(places.map(({ side, skipped }) => [side, skipped])).toEqual([
      ["below", 0],
      ["above", 0],
      ["below", 2],
    ]);
  });
  it("leads no stroke through the text of another label", () => {
    const places = placeLabels([label(0.3), label(0.33), label(0.36), label(0.39)], 360);
    for (const { x, side, skipped } of places)
      for (const nearer of places)
        if (nearer.side === side && nearer.skipped < skipped) {
          const size = 12 * 7;
          const from =
            nearer.anchor === "start"
              ? nearer.textX
              : nearer.textX - (nearer.anchor === "end" ? size : size / 2);
          expect(x < from || x > from + size).toBe(true);
        }
  });
  it("finds a place for many labels of one spot", () => {
    expect(
      placeLabels(
        Array.from({ length: 9 }, () => label(0.5)),
        360,
      ),
    ).toHaveLength(9);
  });
});

describe("placeSpanNames", () => {
  const spans = [
    { name: "In prison", from: 0, to: 0.4 },
    { name: "In prison or released", from: 0.4, to: 0.45 },
    { name: "Supervision", from: 0.45, to: 1 },
  ];
  it("puts names above the middle of their spans, where they fit", () => {
    expect(placeSpanNames(spans, [], 400)).toEqual([0.2, undefined, 0.725]);
  });
  it("keeps them off labels above", () => {
    const labels = placeLabels(
      [0.2, 0.21, 0.7].map((at) => ({ at, lines: ["Nov 22, 2026", "A name"] })),
      400,
    );
    expect(placeSpanNames(spans, labels, 400)).toEqual([undefined, undefined, 0.725]);
  });
});
