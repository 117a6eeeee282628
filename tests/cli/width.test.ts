import { describe, expect, test } from "vitest";
import { displayWidth } from "../../cli/answer/display-width.ts";
import { catalog } from "../../generated/catalog.ts";
import { runTerminal } from "../setup/terminal.ts";

const today = "2026-11-21";
const width = 40;
/** What is copied as a whole stays in one line: addresses, the names of calculators, figures with their groups, and each word of a line to type. */
const copied =
  /^\s*(?:= )?[\d.\u00A0]+$|https?:\/\/|^\s*(?:plainsum |--)\S+$|^\s*[a-z-]+(?:\/[a-z\d-]+)+\S*$|^\s*\S+[,~]\S+$/u;

function tooWide(text: string): readonly string[] {
  return text.split("\n").filter((line) => displayWidth(line) > width && !copied.test(line));
}

const routes = catalog.flatMap(({ variants }) => variants.slice(0, 1).map(({ route }) => route));

describe.each(["en", "zh", "ar"])("in %s", (locale) => {
  test.each(routes)("no line of %s is wider than the terminal", async (route) => {
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
});
