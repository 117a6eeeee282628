import { describe, expect, test } from "vitest";
import { charactersIn, wordsIn } from "../../../generator/runtime/word-count.ts";

describe("words", () => {
  test.each([
    { given: "", want: 0 },
    { given: "  \n\t", want: 0 },
    { given: "… – — & ! 🙂", want: 0 },
    { given: "We are met on a great battle-field of that war.", want: 10 },
    { given: "we can not dedicate--we can not consecrate—this ground", want: 10 },
    { given: "don’t can't ’tis the boys' rock ’n’ roll", want: 8 },
    // Unicode Standard Annex 29, WB6, WB7, WB11 and WB12: initials and numbers hold together.
    { given: "e.g. U.S.A. 3.14 1,234.56 v2.0", want: 5 },
    { given: "word.12 red,green and/or 1, 2", want: 8 },
    { given: "wait...what", want: 2 },
    { given: "COVID-19 H2O 80's snake_case", want: 4 },
    { given: "co\u00ADoperate cafe\u0301 nai\u0308ve", want: 3 },
    { given: "می\u200Cخواهم كتابًا جديدًا ١٬٢٣٤", want: 4 },
    { given: "teórico-práctico, ¿qué? ¡Sí!", want: 3 },
    { given: "안녕하세요 여러분", want: 2 },
    { given: "हिन्दी में १२३", want: 3 },
    { given: "2026年11月25日，ISO 8601", want: 5 },
    { given: "コーヒーを飲む", want: 0 },
  ])("of $given", ({ given, want }) => {
    expect(wordsIn(given)).toBe(want);
  });

  // GNU coreutils 9.1, `wc -w`, of texts in which no mark stands between two spaces.
  test.each([
    {
      given:
        "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, it was the epoch of belief, it was the epoch of incredulity",
      want: 36,
    },
    {
      given:
        "En un lugar de la Mancha, de cuyo nombre no quiero acordarme, no ha mucho tiempo que vivía un hidalgo de los de lanza en astillero, adarga antigua, rocín flaco y galgo corredor.",
      want: 33,
    },
  ])("as between spaces: $want", ({ given, want }) => {
    expect(wordsIn(given)).toBe(want);
  });
});

describe("Chinese and Japanese characters", () => {
  test.each([
    { given: "", want: 0 },
    { given: "Hello, 2026!", want: 0 },
    // A quatrain of four lines of five characters.
    { given: "床前明月光，疑是地上霜。举头望明月，低头思故乡。", want: 20 },
    { given: "二〇二六年、佐々木さん", want: 10 },
    { given: "コーヒーを飲む", want: 7 },
    // A voicing mark of its own is no character of its own.
    { given: "か\u3099", want: 1 },
    { given: "𠮷野家", want: 3 },
    { given: "안녕", want: 0 },
  ])("of $given", ({ given, want }) => {
    expect(charactersIn(given)).toBe(want);
  });
});

test.each(["a", "1", "a1", "a.", "1.", "a-", "-", "a\u00AD", "\u0301", "字", "a-1,", "'", "\uD800", " "])(
  "a million characters of %j are counted in one pass",
  (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    const { user, system } = process.cpuUsage();
    wordsIn(text);
    charactersIn(text);
    const spent = process.cpuUsage({ user, system });
    // A second on a slow machine; a way over them for each character would take hours.
    expect((spent.user + spent.system) / 1e6).toBeLessThan(10);
  },
);
