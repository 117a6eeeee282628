import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictured, picturedWords } from "../picture/pictured.ts";
import { useVisitor } from "./setup/browser.ts";
import { root } from "./setup/built-site.ts";
import { hydrated } from "./setup/form.ts";

const { visit } = useVisitor({ viewport: pictured.size, locale: "en-US" });

// Where this fails, `npm run build && npm run picture` takes the picture again.
test("the README's picture shows the page as it is", async () => {
  const words = await visit(pictured.address, async (page) => {
    await hydrated(page);
    return picturedWords(page);
  });
  expect(words).toBe(readFileSync(join(root, pictured.words), "utf8"));
});
