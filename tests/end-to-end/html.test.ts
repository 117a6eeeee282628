import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { builtFiles, readBuilt } from "./setup/built-site.ts";

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

test.each(builtFiles.filter((file) => file.endsWith(".html")))("%s is valid HTML", async (file) => {
  const { results } = await validator.validateString(readBuilt(file), file);
  const complaints = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(complaints).toEqual([]);
});
