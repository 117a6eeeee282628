/** A calculator's page as the server draws it, of the calculator that has one of everything. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { HydratedProvider } from "../../../site/islands/hydrated.ts";
import { firstDrawing } from "../../../site/islands/calculator-state.ts";
import { SectionsProvider } from "../../../site/islands/lazy-section.tsx";
import { DrawnDetails } from "../../generator/emit/golden/generated/calculators/math/everything/evidence.tsx";
import { DrawnLead } from "../../generator/emit/golden/generated/calculators/math/everything/lead.tsx";
import { calculator } from "../../generator/emit/golden/generated/calculators/math/everything/model.ts";
import { CalculatorPage } from "../../generator/emit/golden/generated/calculators/math/everything/page.tsx";

const root = join(import.meta.dirname, "../../..");
const golden = "tests/generator/emit/golden/generated";

/** Words as the generator wrote them. */
function wordsAt(path: string): Words {
  const words: unknown = JSON.parse(readFileSync(join(root, path), "utf8"));
  assert(isWords(words), `${path} holds words.`);
  return words;
}

function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null;
}

const words = {
  ...wordsAt("generated/words/en.json"),
  ...wordsAt(`${golden}/words/en.json`),
  ...wordsAt(`${golden}/calculators/math/everything/words/en.json`),
};
const page = {
  locale: { id: "en", name: "English", tag: "en", dir: "ltr" },
  words: { own: "", shared: "" },
  script: "",
  path: "math/everything",
  today: "2026-01-31",
  goodFor: "day",
  regions: [],
} as const;

const begun = { ...page, drawn: firstDrawing(calculator, page, createTranslator(page.locale, words)) };

/** The page as it is sent, or as it is once the browser has it in hand. */
function drawn(isHydrated: boolean): string {
  return renderToString(
    <HydratedProvider value={isHydrated}>
      <SectionsProvider value={{ lead: DrawnLead, evidence: DrawnDetails }}>
        <CalculatorPage page={begun} />
      </SectionsProvider>
    </HydratedProvider>,
  ).replaceAll("<!-- -->", "");
}

const html = drawn(true);

/** What follows the start of the first element with a class. */
function after(className: string): string {
  const start = new RegExp(`class="[^"]*(?<![\\w-])${className}(?![\\w-])[^"]*"[^>]*>`, "u");
  return html.split(start).slice(1).join("");
}

function textIn(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

test("a folded group says what its fields come to", () => {
  expect(textIn(after("more-options")).startsWith("Costs €1,050.00 ")).toBe(true);
  expect(html).toMatch(/<details class="opened more-options"><summary>/u);
});

test("what is folded away and what waits for the focus is not sent with the page", () => {
  const sent = drawn(false);
  for (const waiting of ["€1,050.00 after the discount", 'popoverTargetAction="hide"']) {
    expect(sent).not.toContain(waiting);
    expect(html).toContain(waiting);
  }
});

test("a field has its aid and its steps beside it", () => {
  expect(html).toContain("€1,050.00 after the discount");
  expect(html).toMatch(
    /<button[^>]* aria-label="Price: − €50\.00"[^>]*>−<\/button><button[^>]* aria-label="Price: \+ €50\.00"[^>]*>\+</u,
  );
});

test("short options are side by side, and the chosen one's whole name below them", () => {
  expect(textIn(after("segments")).startsWith("S Large Small ")).toBe(true);
});

test("key figures come first among the results that the addition has not said", () => {
  expect(textIn(after("first-figures"))).toMatch(/^Charged €10\.00 /u);
});

test("the chart that is the evidence is drawn beside the answer, the others below", () => {
  const charts = [...html.matchAll(/<span id="chart-(\w+)-title"/gu)].map(([, id]) => id);
  expect(charts[0]).toBe("split");
  expect(after("main-chart")).toContain("chart-split-title");
  expect(after("result-details")).not.toContain("chart-split-title");
});

test("of a table's rows the one that holds is marked", () => {
  expect(textIn(after("marked"))).toMatch(/^2 €1,000\.00 €10\.00 €5\.00/u);
  expect(html).toContain('<tr class="marked" aria-current="true">');
});

test("several choices are boxes of one name, and a value of two ways has what chooses between them", () => {
  const boxes = [...html.matchAll(/<input type="checkbox" name="extras"( checked="")? value="(\w+)"/gu)];
  expect(boxes.map(([, checked, value]) => `${value}${checked === undefined ? "" : " is checked"}`)).toEqual([
    "wax is checked",
    "polish",
    "primer",
  ]);
  expect(html).toMatch(/<input id="field-lease"[^>]* value="3 years 2 months"/u);
  expect(html).toMatch(
    /<select id="field-lease-unit"[^>]*><option value="month">months<\/option><option value="parts" selected="">years and months</u,
  );
  expect(html).toMatch(/<input id="field-crawl"[^>]* value="0.5"/u);
  expect(html).toMatch(
    /<label title="days per meter"><input type="radio" name="unit:crawl" checked="" value="day\/meter"/u,
  );
});

test("fractions are written in the language's own way", () => {
  expect(html).toMatch(/<input id="field-board"[^>]* value="5 1\/2"/u);
});
