import { expect, test } from "vitest";
import { jsonInScript, jsonLd } from "../../../site/layout/structured-data.ts";

test("JSON in a script element cannot end it", () => {
  const text = jsonInScript({ words: "</script><script>alert(1)</script><!--" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ words: "</script><script>alert(1)</script><!--" });
});

test("a page's objects stand in one graph", () => {
  expect(JSON.parse(jsonLd([{ "@type": "FAQPage" }]))).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "FAQPage" }],
  });
});
