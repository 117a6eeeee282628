import { expect, test } from "vitest";
import { replyTo } from "./search-line.ts";

/** What a page is called names none of its values. */
test.each([
  ["en", "schd 100 shares dividend", { start_shares: "100" }],
  ["es", "naci el 7/08/1994 que edad tengo", { birth_date: "1994-08-07" }],
])("in %s, the title in a line names no value: %s", async (language, line, texts) => {
  const { answer, incomplete } = await replyTo(language, line);
  expect((answer ?? incomplete)?.texts).toMatchObject(texts);
});
