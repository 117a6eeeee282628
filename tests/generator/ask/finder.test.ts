import { describe, expect, test, vi } from "vitest";
import { createFinder, type Finder } from "../../../generator/ask/finder.ts";
import type {
  AskIndex,
  AskPage,
  AskPhrases,
  NamedCases,
  NamesInAll,
} from "../../../generator/presentation/ask-index.ts";

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
  said: [],
  ratePeriods: [],
  goOn: [],
  joining: [],
  howMany: [],
  days: [],
  words: {},
};
const names: NamesInAll = {
  pages: {
    "finance/mortgage": ["Mortgage", "Hipoteca"],
    "finance/tip": ["Tip", "Propina"],
  },
  phrases: {},
  units: {},
};

const noCases: NamedCases = {
  pages: [],
  places: [],
  aboutCases: [],
  elsewhere: [],
  near: [],
  numbers: [],
  spoken: [],
  questions: [],
  turning: [],
  degrees: [],
};

test.each([
  { line: "mortgage", want: ["finance/mortgage"], fetched: 0, why: "the reader's own words are enough" },
  { line: "hipoteca", want: ["finance/mortgage"], fetched: 1, why: "only another language has the word" },
  { line: "hipoteca 300000", want: ["finance/mortgage"], fetched: 1, why: "figures change nothing" },
])("$line: $why", async ({ line, want, fetched }) => {
  const fetchNames = vi.fn<() => Promise<NamesInAll>>().mockResolvedValue(names);
  const find = createFinder(index, "en", {
    phrases: () => Promise.resolve({}),
    cases: () => Promise.resolve(noCases),
    names: fetchNames,
  });
  const found = await find(line);
  expect(found.pages().map(({ route }) => route)).toEqual(want);
  expect(fetchNames).toHaveBeenCalledTimes(fetched);
});

test("names are asked for again after they could not be had, and once only when they could", async () => {
  const fetchNames = vi
    .fn<() => Promise<NamesInAll | undefined>>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue(names);
  const find = createFinder(index, "en", {
    phrases: () => Promise.resolve({}),
    cases: () => Promise.resolve(noCases),
    names: fetchNames,
  });
  expect((await find("propina")).pages()).toEqual([]);
  for (const line of ["propina", "hipoteca"]) expect((await find(line)).pages()).toHaveLength(1);
  expect(fetchNames).toHaveBeenCalledTimes(2);
});

describe("questions in words", () => {
  const phrases: AskPhrases = { "finance/tip": { shared: { says: "{bill} between {people}" } } };
  const length = {
    id: "length",
    units: ["foot", "mile"].map((id) => ({
      id,
      numerator: "1",
      denominator: "1",
      group: "length",
      written: id,
    })),
  };
  const asked: AskIndex = { ...index, families: [length], to: ["in"] };
  const finder = (fetchPhrases: () => Promise<AskPhrases | undefined>): Finder =>
    createFinder(asked, "en", {
      phrases: fetchPhrases,
      cases: () => Promise.resolve(noCases),
      names: () => Promise.resolve({ pages: {}, phrases: {}, units: {} }),
    });
  const asks = async (find: Finder, line: string): Promise<unknown> => {
    for await (const candidate of (await find(line)).candidates())
      if (candidate.kind === "phrase") return candidate.typed;
    return undefined;
  };

  test.each([
    { line: "2 mile in foot", fetched: 0, why: "an amount in another unit is none" },
    { line: "60 between 4", fetched: 1, why: "it may be one" },
    { line: "tip", fetched: 1, why: "only they tell whether it is one" },
  ])("are fetched for $line or not: $why", async ({ line, fetched }) => {
    const fetchPhrases = vi.fn<() => Promise<AskPhrases>>().mockResolvedValue(phrases);
    await finder(fetchPhrases)(line);
    expect(fetchPhrases).toHaveBeenCalledTimes(fetched);
  });

  test("are understood once they have come, and fetched once", async () => {
    const fetchPhrases = vi
      .fn<() => Promise<AskPhrases | undefined>>()
      .mockResolvedValueOnce(undefined)
      .mockResolvedValue(phrases);
    const find = finder(fetchPhrases);
    await find("60 between");
    for (const line of ["60 between 4", "90 between 3"])
      expect(await asks(find, line)).toEqual({ bill: line.slice(0, 2), people: line.slice(-1) });
    expect(fetchPhrases).toHaveBeenCalledTimes(2);
  });
});

describe("cases that people know by a name", () => {
  const page = (route: string, title: string, more: Partial<AskPage> = {}): AskPage => ({
    route,
    calculator: route,
    title,
    summary: "",
    keywords: [],
    ...more,
  });
  const pages = [
    page("legal/oregon/assault", "Assault, Oregon", { hasCases: true }),
    page("legal/texas/credit", "Credit, Texas"),
    page("legal/texas/assault", "Assault, Texas"),
    page("finance/tip", "Tip"),
  ];
  const ofAssault = ["Simple assault", "Assault on a child", "Assault on an officer", "Assault by a driver"];
  const cases: NamedCases = {
    ...noCases,
    pages: ofAssault.map((title, at) => page("legal/oregon/assault", title, { query: `offense=${at}` })),
    places: ["Texas=legal/texas", "Lone Star=legal/texas"],
    degrees: ["first=1", "second=2"],
  };
  const finder = (fetchCases: () => Promise<NamedCases>, below?: string): Finder =>
    createFinder(
      { ...index, pages },
      "en",
      {
        phrases: () => Promise.resolve({}),
        cases: fetchCases,
        names: () => Promise.resolve({ pages: {}, phrases: {}, units: {} }),
      },
      below,
    );
  const addresses = async (line: string, below?: string): Promise<readonly string[]> => {
    const found = await finder(() => Promise.resolve(cases), below)(line);
    return found.pages().map(({ route, query = "" }) => `${route} ${query}`.trim());
  };

  test("come before their page where a line singles them out", async () => {
    expect(await addresses("assault officer")).toEqual(["legal/oregon/assault offense=2"]);
    expect((await addresses("simple assault"))[0]).toBe("legal/oregon/assault offense=0");
  });

  test("are not listed where a line could be any of them", async () => {
    expect(await addresses("assault")).toEqual(
      expect.arrayContaining(["legal/oregon/assault", "legal/texas/assault"]),
    );
    expect(await addresses("assault")).toHaveLength(2);
  });

  test("come behind the pages of a place that a line names", async () => {
    expect((await addresses("simple assault, Texas"))[0]).toBe("legal/texas/assault");
    expect((await addresses("simple assault lone star"))[0]).toBe("legal/texas/assault");
  });

  test("lie below an address, as pages do", async () => {
    expect(await addresses("assault", "legal/texas")).toEqual(["legal/texas/assault"]);
    expect(await addresses("assault officer", "legal/texas")).toEqual(["legal/texas/assault"]);
    expect(await addresses("simple assault", "legal/oregon")).toEqual(["legal/oregon/assault offense=0"]);
  });

  test.each([
    { line: "tip", fetched: 0, why: "its category has none" },
    { line: "credit", fetched: 1, why: "another page of its category has some" },
    { line: "driver", fetched: 1, why: "only a case may have the word" },
  ])("are fetched for $line: $why", async ({ line, fetched }) => {
    const fetchCases = vi.fn<() => Promise<NamedCases>>().mockResolvedValue(cases);
    await finder(fetchCases)(line);
    expect(fetchCases).toHaveBeenCalledTimes(fetched);
  });
});
