import { createIntl } from "@formatjs/intl";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { compileMessage } from "../../generator/words/message.ts";
import { flattenTexts } from "../../generator/words/words.ts";
import { readSpecifications } from "../../generator/specification-files.ts";
import { renderMessage } from "../../generator/presentation/message.ts";
import { localeTags } from "../setup/all-calculators.ts";

/** Counts that between them reach every plural form of the languages offered. */
const counts = [0, 1, 2, 3, 11, 100];

/** Every words file, with its language. */
const files = readSpecifications(process.cwd()).flatMap(({ path, bytes }) => {
  const locale = /([\w-]+)\.yaml$/.exec(path)?.[1] ?? "";
  const tag = localeTags[locale];
  return tag === undefined ? [] : [{ path, tag, text: new TextDecoder().decode(bytes) }];
});

describe("a compiled message says what the ICU message says", () => {
  test.each(files)("$path", ({ tag, text }) => {
    const texts = flattenTexts(parse(text));
    const intl = createIntl({ locale: tag, messages: Object.fromEntries(texts) });
    const different = [...texts].flatMap(([key, source]) => {
      const { message, names } = compileMessage(source, tag);
      return counts.flatMap((count) => {
        const given = Object.fromEntries(names.map((name) => [name, { raw: count, shown: `${count}` }]));
        const got = renderMessage(message, given, tag);
        const want = intl.formatMessage({ id: key }, Object.fromEntries(names.map((name) => [name, count])), {
          ignoreTag: true,
        });
        return got === want ? [] : [{ key, count, got, want }];
      });
    });
    expect(different).toEqual([]);
  });
});
