import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ResultText, MoneyText } from "../../../site/results/result-text.tsx";

test.each([
  { given: "15–17 months", want: '15–17 <span class="answer-unit">months</span>' },
  { given: "15–17 شهرًا", want: '15–17 <span class="answer-unit">شهرًا</span>' },
  { given: "8,093.71 m²", want: '8,093.71 <span class="answer-unit">m²</span>' },
])("$given has its words in their own face, with all their marks", ({ given, want }) => {
  expect(renderToStaticMarkup(<ResultText text={given} />)).toBe(want);
});

test.each([
  { given: "$2,589.28", want: "$2,589.28" },
  { given: "US$2,589.28", want: '<span class="answer-sign">US$</span>2,589.28' },
  { given: "1.746,53\u00a0MX$", want: '1.746,53<span class="answer-sign">\u00a0MX$</span>' },
  { given: "KWD\u00a00.305", want: '<span class="answer-sign">KWD\u00a0</span>0.305' },
])("$given has a sign of several letters in the face of words", ({ given, want }) => {
  expect(renderToStaticMarkup(<MoneyText text={given} />)).toBe(want);
});
