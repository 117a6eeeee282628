import { describe, expect, it } from "vitest";
import { memoizeLast } from "../../../generator/read/memoize-last.ts";

describe("the last thing made", () => {
  it("is made again only for another name or from something else, and only the last is kept", () => {
    const made: string[] = [];
    const last = memoizeLast<readonly number[], string>((one, other) => one.join() === other.join());
    const ask = (name: string, from: readonly number[]): string =>
      last.get(name, from, () => {
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
    ]).toEqual(["bmi 1", "bmi 1", "age 1", "bmi 2", "bmi 1", "age 1"]);
    expect(made).toEqual(["bmi 1", "age 1", "bmi 2", "bmi 1"]);
  });
});
