/** Firefox and WebKit, where they are installed: forms are typed into as visitors do, and answer as our program does. */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { localDay } from "../../cli/local-day.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { splitAnswer } from "../../generator/presentation/split-answer.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { differences, shownValues, type ShownValues } from "../setup/shown-values.ts";
import { translatorOf } from "../setup/tested-calculator.ts";
import { eventually } from "./setup/eventually.ts";
import { missingBrowsers, otherBrowsers } from "./setup/other-browsers.ts";
import { calculatorPages } from "./setup/pages.ts";
import { keys, type Hands } from "./setup/webdriver.ts";

interface Case {
  readonly route: string;
  /** What is typed, in place of what stands in a field. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The keys of the keypad that are pressed. */
  readonly pressed?: readonly string[];
  /** A converter shows its figure in a field, beside this sign. */
  readonly sign?: string;
  /** The same, as a link has it. */
  readonly asked: Texts;
}

/** Each is typed into another kind of field. */
const cases: readonly Case[] = [
  {
    route: "finance/tip",
    typed: { bill: "64.50", tip_rate: "20", people: "3" },
    asked: { bill: "64.5", tip_rate: "20%", people: "3" },
  },
  {
    route: "finance/mortgage",
    typed: { home_price: "425,000", annual_rate: "6.125", start_month: "march 2027" },
    asked: { home_price: "425000", annual_rate: "6.125%", start_month: "2027-03" },
  },
  {
    route: "daily-life/age",
    typed: { birth_date: "july 4, 1988", at_date: "2/29/2024" },
    asked: { birth_date: "1988-07-04", at_date: "2024-02-29" },
  },
  {
    route: "daily-life/date-time-add-subtract",
    typed: { start: "March 1, 2027, 6:30 PM", months: "2 months", days: "45" },
    asked: { start: "2027-03-01T18:30", months: "2 month", days: "45 day" },
  },
  {
    // In the United States it asks for feet and pounds.
    route: "health/bmi",
    typed: { height: `5'11"`, weight: "180" },
    asked: { height: "71 inch", weight: "180 pound" },
  },
  {
    route: "finance/currency-converter",
    typed: { amount: "250", to: `yen${keys.enter}` },
    sign: "¥",
    asked: { amount: "250", to: "JPY" },
  },
  {
    route: "math/basic",
    pressed: ["C", "7", "×", "8", ".", "5", "="],
    asked: { calculation: "7*8.5" },
  },
  {
    route: "daily-life/grade",
    typed: { "work.2.score": "91.5", "work.2.weight": "25", target: "88" },
    asked: { work: ["~92%~20%", "~91.5%~25%", "~78%~30%"], target: "88%" },
  },
  {
    route: "legal/north-carolina/assault",
    typed: { offense: `female${keys.enter}`, offense_date: "Jan 5, 2026", convictions: "2" },
    asked: { offense: "female", offense_date: "2026-01-05", convictions: "2" },
  },
];

/** What a page says is worked out: single values, and the figure of its sentence. */
interface Shown {
  readonly values: ShownValues;
  readonly figure: string;
}

test.for(missingBrowsers.map(({ name, missing }) => `${name} is not here: install ${missing}`))(
  "%s",
  (_, { skip }) => skip(),
);

describe.each(otherBrowsers)("$name", ({ name, open }) => {
  let opened: Hands | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => opened?.close());
  const visit = async (address: string): Promise<Hands> => {
    assert(opened !== undefined, `${name} is open while tests run`);
    await opened.goTo(`${inject("origin")}${address}`);
    await opened.run(noteTroubles);
    return opened;
  };

  test.each(cases)("answers what is typed into $route as the program does", async (given) => {
    const { route, typed = {}, pressed = [], sign = "" } = given;
    const hands = await visit(`/en/${route}`);
    await hands.click("#calculator input:not([type=radio])");
    await eventually(
      async () => hands.run("return document.querySelector('#calculator[data-ready]') !== null"),
      (isReady) => isReady === true,
    );
    for (const [id, text] of Object.entries(typed)) await hands.type(fieldOf(id), text);
    for (const key of pressed) await hands.click(`//*[@class="keypad"]//button[normalize-space(.)="${key}"]`);
    const expected = programs(given);
    const shown = await eventually(
      async () => shownOn(hands),
      ({ figure, values }) =>
        `${sign}${figure}` === expected.figure && differences(values, expected.values).length === 0,
    );
    expect(differences(shown.values, expected.values)).toEqual([]);
    expect(`${sign}${shown.figure}`).toBe(expected.figure);
    expect(await hands.run("return window.troubles")).toEqual([]);
  });

  test("answers a line in the search box, and opens the page that answers it", async () => {
    const hands = await visit("/en");
    await hands.type("main input[name=q]", "5 acres in mu");
    const wanted = ["5 acres in mu", "30.35142317\u00a0mu"];
    const seen = await eventually(
      async () => hands.run(readLine),
      (found) => JSON.stringify(found) === JSON.stringify(wanted),
    );
    expect(seen).toEqual(wanted);
    expect(await hands.run("return window.troubles")).toEqual([]);
    await hands.press(keys.enter);
    const page = await eventually(
      async () => hands.run("return location.pathname + location.search"),
      (text) => String(text).includes("area-converter?"),
    );
    expect(page).toMatch(/^\/en\/conversion\/area-converter\?.*amount=5/u);
  });
});

/** Run in a page: what goes wrong in it from now on. */
const noteTroubles = `
  window.troubles = [];
  for (const kind of ["error", "unhandledrejection", "securitypolicyviolation"])
    window.addEventListener(kind, (event) => window.troubles.push(kind + ": " + (event.message ?? event.reason ?? event.blockedURI)));`;

function fieldOf(id: string): string {
  return `#field-${id.replaceAll(".", "-")}`;
}

/** The same of our program, on the day it is here. */
function programs({ route, asked }: Case): Shown {
  const page = calculatorPages.find((each) => each.locale === "en" && each.route === route);
  assert(page !== undefined, `there is a page ${route}`);
  const { tested, variant } = page;
  const { calculator } = tested;
  const evaluation = evaluate(calculator, variant, asked, { today: localDay(new Date()) });
  assert(evaluation.answer.status === "answered", `${route} answers`);
  const presenter = createPresenter(
    calculator.description,
    evaluation,
    translatorOf(tested, variant.slug, "en"),
  );
  const pieces = splitAnswer(presenter)?.result ?? [];
  return {
    values: shownValues(tested, evaluation.answer.values),
    figure: pieces.map(({ text }) => text).join(""),
  };
}

async function shownOn(hands: Hands): Promise<Shown> {
  // As a text: a driver may order the names of an object anew.
  const shown: unknown = JSON.parse(String(await hands.run(readShown)));
  assert(isShown(shown), "a page shows values and a figure");
  return shown;
}

function isShown(value: unknown): value is Shown {
  return typeof value === "object" && value !== null && "values" in value && "figure" in value;
}

/** Run in a page. */
const readShown = `
  const valueOf = (each) => (each.matches("data") ? each : each.querySelector("data"))?.value ?? "";
  const outputs = [...document.querySelectorAll("[data-output]")].filter((each) => each.closest("[inert]") === null);
  return JSON.stringify({
    figure: document.querySelector("#result .answer-figure")?.textContent ?? document.querySelector("#field-converted")?.value,
    values: Object.fromEntries(outputs.map((each) => [each.dataset.output, valueOf(each)])),
  });`;

/** The same of the search box. */
const readLine = `return [document.activeElement?.value ?? "", document.querySelector(".ask-figure")?.textContent ?? ""];`;
