import type { ReactNode } from "react";
import type { ChartColor } from "../../generator/runtime/chart-color.ts";

/** The marks on each color, so that parts differ in more than their hue; one tile of 6 by 6. */
const marks: Readonly<Record<ChartColor, string>> = {
  green: "",
  sand: "M-1 7L7 -1M-1 1L1 -1M5 7L7 5",
  blue: "M3 3h.01",
  orange: "M0 0L6 6M6 0L0 6",
  rose: "M0 3h6",
  olive: "M3 0v6",
  violet: "M-1 -1L7 7M-1 5L1 7M5 -1L7 1",
  brown: "M0 3h6M3 0v6",
};

/** The id of a chart's pattern, for `fill`. */
export function patternId(chart: string, color: ChartColor): string {
  return `pattern-${chart}-${color}`;
}

/** The definitions a chart's fills refer to. */
export function Patterns({
  chart,
  colors,
}: {
  readonly chart: string;
  readonly colors: readonly ChartColor[];
}): ReactNode {
  return (
    <defs>
      {colors.map((color) => (
        <pattern key={color} id={patternId(chart, color)} width="6" height="6" patternUnits="userSpaceOnUse">
          <Tile color={color} />
        </pattern>
      ))}
    </defs>
  );
}

function Tile({ color }: { readonly color: ChartColor }): ReactNode {
  return (
    <>
      <rect width="6" height="6" className={`fill-${color}`} />
      {marks[color] !== "" && <path d={marks[color]} className="pattern-mark" />}
    </>
  );
}

/** Where the tiles of a swatch begin, as `transform` has it: two by two. */
const tilesOfSwatch = [undefined, "translate(6)", "translate(0 6)", "translate(6 6)"] as const;

/** A small sample of a fill, for a key or the head of a column; plain beside what is. It stands without the chart's definitions. */
export function Swatch({
  color,
  isPlain = false,
}: {
  readonly color: ChartColor;
  readonly isPlain?: boolean;
}): ReactNode {
  return (
    <svg className="swatch" viewBox="0 0 12 12" width="16" height="16" aria-hidden="true">
      <rect width="12" height="12" className={`fill-${color}`} />
      {!isPlain &&
        marks[color] !== "" &&
        tilesOfSwatch.map((place) => (
          <path key={place ?? ""} d={marks[color]} className="pattern-mark" transform={place} />
        ))}
    </svg>
  );
}

/** The color of something drawn. */
export function colorOf({ color = "green" }: { readonly color?: ChartColor }): ChartColor {
  return color;
}
