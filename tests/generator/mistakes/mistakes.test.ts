/** Each mistake is one message, kept whole in `messages/`: after a wanted change run with `-u` and read them. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mistakes } from "./mistakes.ts";
import { mistaken, paint, problemsOf, shown } from "./paint.ts";

test("the calculator of the guide is right", () => {
  expect(problemsOf(paint)).toEqual([]);
});

describe("a mistake", () => {
  test.each(Object.entries(mistakes))("%s", async (name, edit) => {
    const files = mistaken(edit);
    const problems = problemsOf(files);
    expect(problems).toHaveLength(1);
    await expect(shown(problems, files)).toMatchFileSnapshot(
      join(import.meta.dirname, `messages/${name.replaceAll(/[^a-z0-9]+/gi, "-").replace(/-$/, "")}.txt`),
    );
  });
});
