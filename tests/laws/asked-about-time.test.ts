import { describe, expect, test } from "vitest";
import { foundRoutes } from "./ask/asked-line.ts";

/** What people ask about a sentence, as they type it, and the page that answers: in forums, at legal aid, of a jail's clerk. */
const asked: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "legal/virginia/jail-time": {
    en: [
      "virginia jail time",
      "12 months jail virginia how long",
      "half time in virginia jail",
      "virginia good time",
      "earned sentence credit",
      "virginia misdemeanor release date",
      "65% virginia",
      "virginia felony 85%",
      "53.1-202.3",
      "VADOC release date",
    ],
    es: ["cárcel virginia", "cuándo sale de la cárcel virginia"],
    zh: ["弗吉尼亚州 县监狱"],
    ar: ["حبس فرجينيا"],
  },
  "legal/ohio/credit-time": {
    en: [
      "ohio earned credit",
      "ohio jail time credit",
      "ohio prison release date",
      "reagan tokes",
      "4 to 6 years ohio",
      "ohio good days",
      "ohio minimum or maximum",
      "days of credit ohio",
      "indefinite sentence",
      "2967.194",
    ],
    es: ["crédito ganado ohio"],
    zh: ["俄亥俄州 折抵"],
    ar: ["أوهايو سجن"],
  },
  "legal/texas/good-time": {
    en: [
      "texas county jail good time",
      "two for one county jail",
      "3 for 1 texas",
      "day for day texas jail",
      "texas state jail",
      "diligent participation",
      "texas misdemeanor jail release",
      "sheriff good time texas",
      "how long is 180 days in texas county jail",
      "42.032",
    ],
    es: ["cárcel del condado texas"],
    zh: ["得克萨斯州 县监狱"],
    ar: ["السجن المحلي تكساس"],
  },
  "legal/indiana/credit-time": {
    en: [
      "indiana good time",
      "indiana credit time",
      "credit class A indiana",
      "indiana home detention credit",
      "indiana jail release date",
      "indiana educational credit",
      "indiana time cut",
      "indiana misdemeanor jail time",
      "half time indiana",
      "IC 35-50-6",
    ],
    es: ["buena conducta indiana"],
    zh: ["印第安纳州 折抵级别"],
    ar: ["خصم المدة إنديانا"],
  },
  "legal/california/jail-credit": {
    en: [
      "california jail credit",
      "half time county jail california",
      "california 4019 credits",
      "presentence credit",
      "custody credits california",
      "ankle monitor credit",
      "california good time",
      "2933.1",
      "15% california violent felony",
      "time served california",
    ],
    es: ["mitad de la pena california"],
    zh: ["加州 县监狱"],
    ar: ["كاليفورنيا السجن المحلي"],
  },
  "legal/florida/gain-time": {
    en: [
      "florida gain time",
      "85% of my sentence florida",
      "85 percent florida",
      "tentative release date",
      "florida prison release date",
      "florida county jail good time",
      "10-20-life",
      "florida mandatory minimum",
      "65 percent law florida",
      "944.275",
    ],
    es: ["fecha de salida florida"],
    zh: ["佛罗里达州 监狱"],
    ar: ["فلوريدا سجن"],
  },
  "legal/alabama/good-time": {
    en: [
      "alabama good time",
      "correctional incentive time",
      "alabama class I inmate",
      "alabama prison release date",
      "alabama good behavior",
      "ADOC good time",
      "alabama incentive time class 4",
      "end of sentence alabama",
      "14-9-41",
      "how long do prisoners serve alabama",
    ],
    es: ["buena conducta alabama"],
    zh: ["亚拉巴马州"],
    ar: ["ألاباما حسن السلوك"],
  },
  "legal/tennessee/jail-time": {
    en: [
      "tennessee 11/29",
      "11 months 29 days",
      "how long is 11/29",
      "tennessee county jail good time",
      "tennessee 75%",
      "tennessee misdemeanor jail",
      "tennessee jail release date",
      "work credit tennessee jail",
      "workhouse",
      "41-2-111",
    ],
    es: ["cárcel tennessee"],
    zh: ["田纳西州"],
    ar: ["تينيسي السجن المحلي"],
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
