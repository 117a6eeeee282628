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
  "legal/washington/gross-misdemeanor": {
    en: [
      "washington gross misdemeanor",
      "364 days jail washington",
      "shoplifting washington state",
      "theft 3 washington",
      "how long is gross misdemeanor probation washington",
    ],
    es: ["gross misdemeanor washington"],
    zh: ["华盛顿州 严重轻罪"],
    ar: ["جنحة جسيمة واشنطن"],
  },
  "legal/washington/misdemeanor": {
    en: [
      "washington simple misdemeanor",
      "90 days jail washington misdemeanor",
      "disorderly conduct washington",
      "DWLS 3 washington",
    ],
    es: ["misdemeanor 90 días washington"],
    zh: ["华盛顿州 拒捕"],
    ar: ["مقاومة القبض واشنطن"],
  },
  "legal/washington/assault-4th-degree": {
    en: [
      "assault 4 washington",
      "assault 4 domestic violence washington",
      "domestic violence washington state jail",
      "simple assault washington",
      "no contact order washington",
      "9A.36.041",
    ],
    es: ["violencia doméstica washington"],
    zh: ["华盛顿州 家庭暴力"],
    ar: ["عنف أسري واشنطن"],
  },
  "legal/washington/negligent-driving": {
    en: ["negligent driving washington", "neg driving ticket or crime washington"],
    es: ["conducción negligente washington"],
    zh: ["华盛顿州 疏忽驾驶"],
    ar: ["القيادة بإهمال واشنطن"],
  },
  "legal/washington/negligent-driving-1st-degree": {
    en: [
      "negligent driving 1 washington",
      "wet neg washington interlock",
      "46.61.5249",
      "negligent driving first degree",
    ],
    es: ["conducción negligente en primer grado washington"],
    zh: ["华盛顿州 一级疏忽驾驶"],
    ar: ["القيادة بإهمال من الدرجة الأولى واشنطن"],
  },
  "legal/washington/negligent-driving-2nd-degree": {
    en: [
      "negligent driving 2 washington",
      "negligent driving second degree ticket fine",
      "RCW 46.61.526 cyclist",
    ],
    es: ["conducción negligente en segundo grado washington"],
    zh: ["华盛顿州 二级疏忽驾驶"],
    ar: ["القيادة بإهمال من الدرجة الثانية واشنطن"],
  },
};

describe.each(Object.entries(asked))("%s", (route, lines) => {
  const queries = Object.entries(lines).flatMap(([language, texts]) =>
    texts.map((query) => ({ language, query })),
  );
  test.each(queries)("$language: $query", async ({ language, query }) => {
    expect((await foundRoutes(language, query))[0]).toBe(route);
  });
});
