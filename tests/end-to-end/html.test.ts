import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { builtFiles, builtPages, readBuilt } from "./setup/built-site.ts";
import { onceEach, openedPages } from "./setup/sampled-pages.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    // Written by a machine: how it is laid out says nothing.
    "no-trailing-whitespace": "off",
    "attr-quotes": "off",
    "void-style": "off",
    "no-implicit-close": "off",
    "doctype-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "long-title": "off",
  },
});

/** Those a browser does not open; the links, headings and languages of these too are read as files. */
const unopened = new Set(builtPages.map(({ file }) => file));
for (const { file } of openedPages) unopened.delete(file);
// What is framed is drawn as in its own page: each calculator in one language is enough.
for (const { address, file } of builtPages)
  if (onceEach.has(address.replace(/^\/embed(?=\/)/u, ""))) unopened.delete(file);

test.each(builtFiles.filter((file) => file.endsWith(".html") && !unopened.has(file)))(
  "%s is valid HTML",
  async (file) => {
    const { results } = await validator.validateString(readBuilt(file), file);
    const complaints = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(complaints).toEqual([]);
  },
);
