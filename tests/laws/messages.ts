import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createIntl } from "@formatjs/intl";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { compileMessage } from "../../generator/words/message.ts";
import { flattenTexts } from "../../generator/words/words.ts";
import { renderMessage } from "../../generator/presentation/message.ts";
import { localeTags } from "../setup/tested-calculator.ts";

/** Counts that between them reach every plural form of the languages offered. */
const counts = [0, 1, 2, 3, 11, 100];

/** ICU takes no dot in a name, which the name of a figure has, and one more before a form of it: `{rule.years.of}`. */
function withoutDots(text: string): string {
  return text.replaceAll(/\{\w+(?:\.\w+)+(?=[,}])/gu, (name) => name.replaceAll(".", "_"));
}

/** A compiled message says what the ICU message says: every text of the words files of a folder, from the project's root. */
export function testMessages(folder: string): void {
  const files = readdirSync(folder).flatMap((name) => {
    const tag = localeTags[name.replace(/\.yaml$/u, "")];
    return tag === undefined ? [] : [{ file: join(folder, name), tag }];
  });

  describe("a compiled message says what the ICU message says", () => {
    test.each(files)("$file", ({ file, tag }) => {
      const texts = new Map(
        [...flattenTexts(parse(readFileSync(file, "utf8")))].map(([key, text]) => [key, withoutDots(text)]),
      );
      const intl = createIntl({ locale: tag, messages: Object.fromEntries(texts) });
      const different = [...texts].flatMap(([key, source]) => {
        const { message, names } = compileMessage(source, tag);
        // A text that nothing is put into says the same of any.
        return (names.length === 0 ? counts.slice(0, 1) : counts).flatMap((count) => {
          const given = Object.fromEntries(names.map((name) => [name, { raw: count, shown: `${count}` }]));
          const got = renderMessage(message, given, tag);
          const numbers = Object.fromEntries(names.map((name) => [name, count]));
          const want = intl.formatMessage({ id: key }, numbers, { ignoreTag: true });
          return got === want ? [] : [{ key, count, got, want }];
        });
      });
      expect(different).toEqual([]);
    });
  });
}
