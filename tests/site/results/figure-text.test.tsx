import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FigureText } from "../../../site/results/figure-text.tsx";

test.each([
  { given: "15–17 months", want: '15–17 <span class="answer-unit">months</span>' },
  { given: "15–17 شهرًا", want: '15–17 <span class="answer-unit">شهرًا</span>' },
  { given: "8,093.71 m²", want: '8,093.71 <span class="answer-unit">m²</span>' },
])("$given has its words in their own face, with all their marks", ({ given, want }) => {
  expect(renderToStaticMarkup(<FigureText text={given} />)).toBe(want);
});
