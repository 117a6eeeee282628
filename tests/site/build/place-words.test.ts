import { expect, test } from "vitest";
import { withWordsApart } from "../../../site/build/place-words.ts";

const page = `<p>7</p><script id="calculator-props" type="application/json">{"locale":"en","words":{"title":"a \\u003c b & $1"},"today":"2026-01-01"}</script><p>8</p>`;

test("a page without its words names where they are, and nothing else of it changes", () => {
  const apart = withWordsApart(page);
  expect(apart?.words).toBe('{"title":"a < b & $1"}');
  expect(apart?.html).toBe(
    `<p>7</p><script id="calculator-props" type="application/json">{"locale":"en","words":{},"today":"2026-01-01","wordsAt":"${apart?.address}"}</script><p>8</p>`,
  );
});

test("the same words lie at one address", () => {
  expect(withWordsApart(page.replace("2026", "2027"))?.address).toBe(withWordsApart(page)?.address);
  expect(withWordsApart(page.replace("title", "label"))?.address).not.toBe(withWordsApart(page)?.address);
});

test("a page without a calculator is left as it is", () => {
  expect(withWordsApart("<p>7</p>")).toBeUndefined();
});
