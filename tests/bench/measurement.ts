/** One line of the table: what was measured, how much it is, and the goal it has. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** At most this much. */
  readonly goal?: number;
}

/** Whether this is a measurement, as another process may have written it. */
export function isMeasurement(value: unknown): value is Measurement {
  return (
    typeof value === "object" && value !== null && "what" in value && "value" in value && "unit" in value
  );
}

/** Measurements as a table of text. */
export function showMeasurements(measurements: readonly Measurement[]): string {
  const lines = [
    ["what", "measured", "goal", ""],
    ...measurements.map(({ what, value, unit, goal }) => [
      what,
      `${shown(value)} ${unit}`,
      goal === undefined ? "" : `≤ ${shown(goal)} ${unit}`,
      goal === undefined ? "" : value <= goal ? "met" : "missed",
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The middle of the sorted numbers. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function shown(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: value >= 1000 ? 6 : 3 });
}
