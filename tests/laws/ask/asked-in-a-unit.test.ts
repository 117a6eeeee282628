import { expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/** A unit that a line asks for is no name of a page that answers in another. */
test.each([
  ["en", "90hp outboard gph"],
  ["en", "boat 90 hp gallons per hour"],
  ["es", "lancha 90 hp galones por hora"],
])("in %s, %s is not answered in liters", async (language, line) => {
  expect((await answerTo(language, line))?.page?.route).not.toBe("automotive-engine/boat-fuel-consumption");
});
