import { describe, expect, it } from "vitest";
import { memoizeRecent } from "../../../generator/read/memoize-recent.ts";

describe("the last things made", () => {
  it.each([
    { most: 1, want: ["bmi 1", "age 1", "bmi 2", "bmi 1", "bmi 3", "bmi 2", "bmi 1"] },
    { most: 2, want: ["bmi 1", "age 1", "bmi 2", "bmi 3", "bmi 2", "bmi 1"] },
    { most: 3, want: ["bmi 1", "age 1", "bmi 2", "bmi 3"] },
  ])("are made again only for another name or from something else, $most kept", ({ most, want }) => {
    const made: string[] = [];
    const recent = memoizeRecent<readonly number[], string>(
      (one, other) => one.join() === other.join(),
      most,
    );
    const ask = (name: string, from: readonly number[]): string =>
      recent.get(name, from, () => {
        made.push(`${name} ${from.join()}`);
        return made.at(-1) ?? "";
      });
    expect([
      ask("bmi", [1]),
      ask("bmi", [1]),
      ask("age", [1]),
      ask("bmi", [2]),
      ask("bmi", [1]),
      ask("age", [1]),
      ask("bmi", [3]),
      ask("bmi", [2]),
      ask("bmi", [1]),
    ]).toEqual(["bmi 1", "bmi 1", "age 1", "bmi 2", "bmi 1", "age 1", "bmi 3", "bmi 2", "bmi 1"]);
    expect(made).toEqual(want);
  });
});
