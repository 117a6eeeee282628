import { expect, test } from "vitest";
import { compileMessage } from "../../../generator/words/message.ts";
import { withIsolatedFigures } from "../../../generator/words/isolated-figures.ts";

/** Isolates as brackets, which can be seen. */
const shown = (text: string): string => text.replaceAll("\u2066", "[").replaceAll("\u2069", "]");
const hidden = (text: string): string => text.replaceAll("[", "\u2066").replaceAll("]", "\u2069");

test.each([
  { given: "قد تتجاوز 100% مع الدرجات.", want: "قد تتجاوز [100%] مع الدرجات." },
  { given: "مجموعها 100%. و250 هو 125% من 200.", want: "مجموعها [100%]. و250 هو [125%] من 200." },
  { given: "هي 200 × 15 ÷ 100، أي 30.", want: "هي [200 × 15 ÷ 100]، أي 30." },
  { given: "من −50 إلى −25", want: "من [−50] إلى [−25]" },
  { given: "الساعة 22:00 (قبل 6:30)", want: "الساعة 22:00 (قبل 6:30)" },
  // Set apart already, plain numbers, and texts that run to the right.
  { given: "مجموعها [100%].", want: "مجموعها [100%]." },
  { given: "خلال 30 يومًا من 2026", want: "خلال 30 يومًا من 2026" },
  { given: "من 5: واحد", want: "من 5: واحد" },
  { given: "G.S. 15A-1340.17، الصف 3", want: "G.S. 15A-1340.17، الصف 3" },
  { given: "G.S. 14-17، الصف 3", want: "G.S. 14-17، الصف 3" },
  { given: "انظر (https://example.org/a/1-2%20b)", want: "انظر (https://example.org/a/1-2%20b)" },
  { given: "It may be over 100%.", want: "It may be over 100%." },
])("$given", ({ given, want }) => {
  expect(withIsolatedFigures(compileMessage(hidden(given), "ar").message)).toBe(hidden(want));
});

test("in every case of a message", () => {
  const { message } = compileMessage("{n, select, one {{x} من 100%} other {لا شيء}}", "ar");
  expect(shown(JSON.stringify(withIsolatedFigures(message)))).toContain("من [100%]");
});
