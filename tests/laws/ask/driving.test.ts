import { describe, expect, test } from "vitest";
import { answerTo, foundRoutes, replyTo } from "./search-line.ts";

/** What people call driving under the influence. */
const names: Readonly<Record<string, string>> = {
  en: "dui|dwi|drunk driving|driving under the influence|driving while impaired|impaired driving|drunk driving washington|dui washington|dwi nc",
  es: "dui|conducir ebrio|conducir borracho|manejar borracho|manejar tomado|conducir bajo la influencia|manejar bajo la influencia|manejar ebrio washington",
  zh: "dui|酒驾|醉驾|酒后驾车|酒后驾驶|醉酒驾驶|醉酒驾车|醉酒驾驶 华盛顿|华盛顿 醉驾",
  ar: "DUI|القيادة تحت تأثير الكحول|قيادة تحت تأثير الكحول|القيادة في حالة سكر|القيادة تحت تأثير المخدرات|القيادة تحت تأثير المسكرات|السكر والقيادة|القيادة تحت تأثير الكحول واشنطن",
};

describe.each(Object.entries(names))("in %s, driving under the influence is that first", (language, text) => {
  test.each(text.split("|"))("%s", async (line) => {
    expect((await foundRoutes(language, line))[0]).toMatch(
      /^legal\/(?:washington\/dui|north-carolina\/dwi)$/,
    );
    expect(await answerTo(language, line)).toBeUndefined();
    // No page of a worse offense is begun.
    expect((await replyTo(language, line)).incomplete?.page.route ?? "").not.toMatch(
      /homicide|assault|manslaughter/,
    );
  });
});
