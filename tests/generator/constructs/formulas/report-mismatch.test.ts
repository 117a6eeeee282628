import { expect, test } from "vitest";
import { problemsOf } from "../../resolve/resolve-text.ts";

test.each([
  {
    name: "a case of options",
    given: "tip: { by: size, cases: { small or medium: bill }, otherwise: 3 }",
    want: ['case_mismatch at "3"'],
  },
  {
    name: "a case of a condition",
    given: "tip: { cases: [{ when: bill > 0, value: bill }, { when: bill < 0, value: 3 }], otherwise: bill }",
    want: ['case_mismatch at "3"'],
  },
  {
    name: "an option before a text that is worked out",
    given: "tip: { by: size, cases: { small: '\"nothing\"' }, otherwise: 'to_digits(5, 2)' }",
    want: [`text_untranslated at "'"nothing"'"`],
  },
])("$name: a case of another type is reported where it is written", ({ given, want }) => {
  expect(
    problemsOf({
      inputs:
        "bill: { type: money, default: 50 }\nsize: { type: choice, options: [small, medium, large], default: small }",
      formulas: given,
      outputs: "tip: {}\nsize: {}",
    }),
  ).toEqual(want);
});
