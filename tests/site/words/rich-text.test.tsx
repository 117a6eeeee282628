import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { RichLine } from "../../../site/words/rich-text.tsx";

describe("no line is broken within a range of figures", () => {
  test.each([
    ["a minimum of 5–6 months", "a minimum of 5–\u20606 months"],
    ["**5–6 months**", "<strong>5–\u20606 months</strong>"],
    ["٥–٦ أشهر", "٥–\u2060٦ أشهر"],
    ["Prison – or a fine", "Prison – or a fine"],
  ])("%s", (text, drawn) => {
    expect(renderToStaticMarkup(<RichLine text={text} />)).toBe(drawn);
  });
});
