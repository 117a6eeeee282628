import type { ReactNode } from "react";

/** Kinds of fill, so that parts differ in more than their color. */
const kinds = ["plain", "diagonal", "dots", "cross", "lines", "steep"] as const;
export type PatternKind = (typeof kinds)[number];

/** The fill of the part with this number; after six they begin again. */
export function patternKind(index: number): PatternKind {
  return kinds[index % kinds.length] ?? "plain";
}

/** The id of a chart's pattern, for `fill`. */
export function patternId(chart: string, index: number): string {
  return `pattern-${chart}-${index}`;
}

/** The definitions a chart's fills refer to. */
export function Patterns({ chart, count }: { readonly chart: string; readonly count: number }): ReactNode {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern key={index} id={patternId(chart, index)} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className={`part-${index % kinds.length}`} />
          <path d={marks[patternKind(index)]} className="pattern-mark" />
        </pattern>
      ))}
    </defs>
  );
}

const marks: Readonly<Record<PatternKind, string>> = {
  plain: "",
  diagonal: "M-1 7L7 -1M-1 1L1 -1M5 7L7 5",
  dots: "M3 3h.01",
  cross: "M0 0L6 6M6 0L0 6",
  lines: "M0 3h6",
  steep: "M3 0v6",
};

/** A small sample of a part's fill, for its line in the key. */
export function Swatch({ chart, index }: { readonly chart: string; readonly index: number }): ReactNode {
  return (
    <svg className="swatch" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <rect width="18" height="18" rx="3" fill={`url(#${patternId(chart, index)})`} />
    </svg>
  );
}
