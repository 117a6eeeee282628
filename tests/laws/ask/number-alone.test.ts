import { expect, test } from "vitest";
import { foundRoutes } from "./search-line.ts";

test.each([
  ["es", "¿y a 15?"],
  ["es", "y a 15"],
  ["en", "and 15?"],
])(
  "in %s, a number that nothing is said of finds no page that has it in its name: %s",
  async (language, line) => {
    expect(await foundRoutes(language, line)).toEqual([]);
  },
);
