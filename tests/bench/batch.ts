import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Measurement } from "./measurement.ts";
import { spend } from "./processor-time.ts";

const sizes = [100_000, 1_000_000];
/** How many times as long as a script that does the same for this one table. */
const goal = 5;
/** A table ten times as long may hold this many times the memory: what is kept of it has a limit. */
const memoryGoal = 1.2;
const megabyte = 2 ** 20;

/** `plainsum batch` on tables of people, beside a script that reads the same table and computes the BMI. */
export function measureBatch(root: string): readonly Measurement[] {
  const folder = mkdtempSync(join(tmpdir(), "plainsum-batch-"));
  try {
    // The first line after a change builds the command.
    spend(["cli/bin/plainsum.cjs", "list"], root);
    const memories: number[] = [];
    const measured = sizes.flatMap((rows): readonly Measurement[] => {
      const file = join(folder, `${rows}.csv`);
      writePeople(file, rows);
      const output = join(folder, "answers.csv");
      const script = spend(["tests/bench/batch-script.mjs", file], root, output);
      const columns = spend(["tests/bench/batch-columns-script.mjs", file], root, output);
      const batch = spend(["cli/bin/plainsum.cjs", "batch", "health/bmi", file], root, output);
      memories.push(batch.memory);
      const of = `plainsum batch health/bmi, ${rows.toLocaleString("en")} rows`;
      return [
        { what: `${of}, a second of processor time`, value: rows / batch.processor, unit: "rows" },
        {
          what: `${of}, against a script for the BMI alone`,
          value: batch.processor / script.processor,
          unit: "×",
          goal,
        },
        {
          what: `${of}, against a script for the same columns`,
          value: batch.processor / columns.processor,
          unit: "×",
        },
        { what: `${of}, largest memory`, value: batch.memory / megabyte, unit: "MB" },
      ];
    });
    const [small = Number.NaN, large = Number.NaN] = memories;
    return [
      ...measured,
      { what: "memory for ten times the rows", value: large / small, unit: "×", goal: memoryGoal },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** People as they are measured, to a tenth of a centimeter and of a kilogram; the same ones each time. */
function writePeople(file: string, rows: number): void {
  const descriptor = openSync(file, "w");
  const many = 10_000;
  let seed = 7;
  const upTo = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * limit);
  };
  writeSync(descriptor, "name,height,weight\n");
  for (let row = 0; row < rows; row += many) {
    const people = Array.from(
      { length: Math.min(many, rows - row) },
      (_, index) => `p${row + index},${150 + upTo(500) / 10},${45 + upTo(600) / 10}\n`,
    );
    writeSync(descriptor, people.join(""));
  }
  closeSync(descriptor);
}
