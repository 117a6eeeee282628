import { expect, test, vi } from "vitest";
import { createFinder } from "../../../generator/ask/finder.ts";
import type { AskIndex, NamesInAll } from "../../../generator/presentation/ask-index.ts";

const index: AskIndex = {
  pages: [
    {
      route: "finance/mortgage",
      calculator: "finance/mortgage",
      title: "Mortgage",
      summary: "",
      keywords: ["house"],
    },
    { route: "finance/tip", calculator: "finance/tip", title: "Tip", summary: "", keywords: [] },
  ],
  families: [],
  leaveOut: [],
  to: [],
  operators: [],
  joining: [],
  days: [],
  words: {},
};
const names: NamesInAll = { "finance/mortgage": ["Mortgage", "Hipoteca"], "finance/tip": ["Tip", "Propina"] };

test.each([
  { line: "mortgage", want: ["finance/mortgage"], fetched: 0, why: "the reader's own words are enough" },
  { line: "hipoteca", want: ["finance/mortgage"], fetched: 1, why: "only another language has the word" },
  { line: "hipoteca 300000", want: ["finance/mortgage"], fetched: 1, why: "figures change nothing" },
])("$line: $why", async ({ line, want, fetched }) => {
  const fetchNames = vi.fn<() => Promise<NamesInAll>>().mockResolvedValue(names);
  const find = createFinder(index, "en", fetchNames);
  const found = await find(line);
  expect(found.pages().map(({ route }) => route)).toEqual(want);
  expect(fetchNames).toHaveBeenCalledTimes(fetched);
});

test("names are asked for again after they could not be had, and once only when they could", async () => {
  const fetchNames = vi
    .fn<() => Promise<NamesInAll | undefined>>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue(names);
  const find = createFinder(index, "en", fetchNames);
  expect((await find("propina")).pages()).toEqual([]);
  for (const line of ["propina", "hipoteca"]) expect((await find(line)).pages()).toHaveLength(1);
  expect(fetchNames).toHaveBeenCalledTimes(2);
});
