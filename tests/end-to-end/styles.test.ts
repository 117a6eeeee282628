import { describe, expect, test } from "vitest";
import { chartColors } from "../../generator/runtime/chart-color.ts";
import { builtPages, builtFiles, readBuilt } from "./setup/built-site.ts";
import { useVisitor } from "./setup/browser.ts";
import { calculatorPages } from "./setup/pages.ts";

const sheets = builtFiles.filter((file) => file.endsWith(".css"));
const calculators = new Set(calculatorPages.map(({ address }) => address));

test("all pages share a few style sheets, and every calculator the same one", () => {
  // What pages are first drawn with, pages of lists, what few pages are drawn with, what comes in use, what lies below an answer, what the search box answers with, and what a frame on another site has.
  expect(sheets).toHaveLength(7);
  const linked = builtPages
    .filter(({ address }) => calculators.has(address))
    .map(({ file }) => /<link rel="stylesheet"[^>]*>/.exec(readBuilt(file))?.[0]);
  expect(new Set(linked).size).toBe(1);
});

/**
 * A browser keeps one list of what may change below any `:has()`. One selector of anything there, and it styles the
 * whole page again at each key: 771 elements of the mortgage in place of 132, a quarter of the time a key takes.
 */
describe("what follows a :has() is named", () => {
  const { visit } = useVisitor();

  test.each(sheets)("in %s", async (file) => {
    const selectors = await visit("/en/privacy", async (page) => page.evaluate(selectorsIn, readBuilt(file)));
    expect(selectors.length).toBeGreaterThan(5);
    expect(selectors.filter(isOfAnything)).toEqual([]);
  });

  test.each([
    [".step:has(> .name) > :not(.name)", true],
    ["tbody:has(> .year) > tr > *", true],
    [".step:has(> .name) { & > * {color: red} }", true],
    [".step:has(> .name) > .sign", false],
    [".step:has(> .name) > :is(p, div)", false],
    [".step:has(> .name) td:last-child", false],
    [".step:has(> *)", false],
    [".name ~ *", false],
  ])("%s: %s", async (rule, want) => {
    const sheet = rule.includes("{") ? rule : `${rule} {}`;
    const selectors = await visit("/en/privacy", async (page) => page.evaluate(selectorsIn, sheet));
    expect(selectors.some(isOfAnything)).toBe(want);
  });
});

/** Registered while a page comes to life, a property makes the browser style all of it again. */
test.each(sheets)("no property is registered in %s", (file) => {
  expect(readBuilt(file)).not.toContain("@property");
});

/** Runs in the page: every selector of a sheet, with those it is nested in before it. */
function selectorsIn(text: string): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const within = (rules: CSSRuleList, around: string): readonly string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selector = rule.selectorText.replaceAll("&", around);
        return [selector, ...within(rule.cssRules, selector)];
      }
      return rule instanceof CSSGroupingRule ? within(rule.cssRules, around) : [];
    });
  return within(sheet.cssRules, "");
}

function isOfAnything(selectors: string): boolean {
  return splitOutside(selectors, ",").some((selector) => {
    const compounds = splitOutside(selector.replaceAll(/\s*[>+~]\s*/g, " "), " ");
    const last = compounds.at(-1) ?? "";
    return compounds.slice(0, -1).some((each) => each.includes(":has(")) && !isNamed(last);
  });
}

/** Whether it asks for an element, a class, an id or an attribute. */
function isNamed(compound: string): boolean {
  return /[.#[]|^[a-z]|:is\(/.test(compound.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, ""));
}

function splitOutside(text: string, mark: string): readonly string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === mark && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + letter);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

test("every color a chart is first drawn with is in the first sheet", () => {
  const first = readBuilt(sheets.find((file) => file.includes("styles_index")) ?? "");
  const names = new RegExp(`\\b(?:fill|line)-(?:${chartColors.join("|")})\\b`, "g");
  const drawn = new Set(builtPages.flatMap(({ file }) => readBuilt(file).match(names) ?? []));
  expect(drawn.size).toBeGreaterThan(4);
  expect([...drawn].filter((name) => !first.includes(`.${name}`))).toEqual([]);
});
