import { describe, expect, test } from "vitest";
import { foundRoutes } from "./ask/asked-line.ts";

/** What people ask about a misdemeanor, as they type it, and the page that answers. */
const asked: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "legal/oregon/class-a-misdemeanor": {
    en: [
      "oregon class a misdemeanor",
      "class A misdemeanor oregon jail time",
      "oregon resisting arrest sentence",
      "menacing oregon",
      "reckless driving oregon jail",
      "how long is class A misdemeanor probation oregon",
    ],
    es: ["delito menor clase A oregón"],
    zh: ["俄勒冈州 A 级轻罪"],
    ar: ["جنحة من الفئة A أوريغون"],
  },
  "legal/oregon/class-b-misdemeanor": {
    en: ["oregon class b misdemeanor", "harassment oregon", "disorderly conduct oregon"],
    es: ["delito menor clase B oregón"],
    zh: ["俄勒冈州 B 级轻罪"],
    ar: ["جنحة من الفئة B أوريغون"],
  },
  "legal/oregon/class-c-misdemeanor": {
    en: ["oregon class c misdemeanor", "trespass oregon", "class c misdemeanor oregon fine"],
    es: ["delito menor clase C oregón"],
    zh: ["俄勒冈州 C 级轻罪"],
    ar: ["جنحة من الفئة C أوريغون"],
  },
};

describe.each(Object.entries(asked))("%s", (route, lines) => {
  const queries = Object.entries(lines).flatMap(([language, texts]) =>
    texts.map((query) => ({ language, query })),
  );
  test.each(queries)("$language: $query", ({ language, query }) => {
    expect(foundRoutes(language, query)[0]).toBe(route);
  });
});
