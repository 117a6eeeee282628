import { expect, test } from "vitest";
import { sharedWords } from "../../../site/layout/shared-words.ts";

test.each([
  [["Class A felony, NC", "Class B1 felony, NC"], "Class ", " felony, NC"],
  [["Theft 2nd degree, Oregon", "Theft 3rd degree, Oregon"], "Theft ", " degree, Oregon"],
  [["Mortgage", "Loan"], "", ""],
  [["Felony", "Felony, level 1"], "", ""],
  [["Same", "Same"], "", ""],
])("%j share whole words alone", (titles, start, end) => {
  expect(sharedWords(titles, "en")).toEqual({ start, end });
});
