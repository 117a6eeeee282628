import { expect, test } from "vitest";
import { dayNamed } from "../../../generator/ask/named-days.ts";

const days = ["today", "tomorrow=+1", "yesterday=-1", "christmas=12-25", "año nuevo=01-01", "leap day=02-29"];

test.each([
  { given: "today", want: "2026-11-23" },
  { given: " Tomorrow ", want: "2026-11-24" },
  { given: "yesterday", want: "2026-11-22" },
  { given: "christmas", want: "2026-12-25" },
  { given: "ano nuevo", want: "2027-01-01" },
  { given: "leap day", want: undefined },
  { given: "easter", want: undefined },
])("$given", ({ given, want }) => {
  expect(dayNamed(given, days, "2026-11-23")).toBe(want);
});

test("the day itself is the next one", () => {
  expect(dayNamed("christmas", days, "2026-12-25")).toBe("2026-12-25");
});
