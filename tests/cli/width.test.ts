import { expect, test } from "vitest";
import { displayWidth } from "../../cli/answer/display-width.ts";
import { catalog } from "../../generated/catalog.ts";
import { languagesOf } from "../setup/sampled-examples.ts";
import { runTerminal } from "../setup/terminal.ts";

const today = "2026-11-21";
const width = 40;
/** What is copied as a whole stays in one line: addresses, the names of calculators, figures with their groups, and each word of a line to type. */
const copied =
  /^\s*(?:= )?[\d.\u00A0]+$|https?:\/\/|^\s*\(?\/[a-z\d/-]+\)?[.。]?$|^\s*(?:plainsum |--)\S+$|^\s*[a-z-]+(?:\/[a-z\d-]+)+\S*$|^\s*\S+[,~]\S+$/u;

function tooWide(text: string): readonly string[] {
  return text.split("\n").filter((line) => displayWidth(line) > width && !copied.test(line));
}

/** The first page of each calculator, in English and in another language in turn: one of wide characters, or from right to left. */
const pages = catalog.flatMap(({ variants: [first] }, index) =>
  first === undefined
    ? []
    : languagesOf(["en", "zh", "ar"], index).map((locale) => ({ route: first.route, locale })),
);

test.each(pages)("no line of $route in $locale is wider than the terminal", async ({ route, locale }) => {
  const lines = [
    [route, "--help"],
    [route, "--steps"],
    [route, "--in", "parsec"],
    [route, "--no-such-flag-anywhere"],
    ["info", route],
  ];
  for (const line of lines) {
    const { out, notes } = await runTerminal([...line, "--locale", locale], today, width);
    expect(tooWide(out + notes), line.join(" ")).toEqual([]);
  }
});
