import { expect, test } from "vitest";
import { periodText } from "../../../generator/presentation/problem-text.ts";

test("a period is shown with its last day", () => {
  const ended = periodText({ from: "2024-09-01", through: "2025-08-31" }, "en-US");
  expect(ended?.name).toBe("between");
  expect(ended?.days["through"]).toEqual({ raw: "2025-08-31", shown: "August 31, 2025" });
  expect(periodText({ through: "2025-08-31" }, "en-US")?.name).toBe("through");
  expect(periodText({ from: "2025-09-01" }, "en-US")?.name).toBe("since");
  expect(periodText({}, "en-US")).toBeUndefined();
});
