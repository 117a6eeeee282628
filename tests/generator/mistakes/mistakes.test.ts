/** Each mistake with the whole message an author gets, kept in `messages/`: after a wanted change run with `-u` and read them. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mistakes } from "./mistakes.ts";
import { mistaken, paint, problemsOf, shown } from "./paint.ts";

test("the calculator of the guide is right", () => {
  expect(problemsOf(paint)).toEqual([]);
});

describe("a mistake", () => {
  test.each(Object.entries(mistakes))("%s", async (name, edit) => {
    await expect(shown(mistaken(edit))).toMatchFileSnapshot(
      join(import.meta.dirname, `messages/${name.replaceAll(/[^a-z0-9]+/gi, "-").replace(/-$/, "")}.txt`),
    );
  });
});
