import { describe, expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/** A line that says all a page needs, each value with its unit or its name, is answered; what else it says is named. */
describe("words that say nothing of the page are passed over and named", () => {
  test.each([
    // 48 × 8,000 Mbit ÷ 35 Mbit/s = 10,971.43 s
    ["en", "how long to upload 48gb at 35mbps", "other/file-size-calculator", "3 h 2 min 51.43 s", []],
    // (24² ÷ 4 + 4²) ÷ 8 = 20 in
    [
      "en",
      "radius of an arc 24 in wide 4 in tall",
      "math/radius-corner",
      "The radius is 20 in",
      ["wide", "tall"],
    ],
    // 80 ÷ 1.8²
    ["en", "bmi banana 80 kg 180 cm", "health/bmi", "24.7", ["banana"]],
    ["en", "bmi 80 kg 180 cm and running", "health/bmi", "24.7", ["running"]],
    ["es", "imc 80 kg 180 cm corriendo", "health/bmi", "24.7", ["corriendo"]],
    // Days before months, as Spanish writes them: 2026 − 1992, the birthday past
    ["es", "que edad tengo si naci 12/09/1992", "daily-life/age", "34 años", []],
    // 8 h 35 min − 45 min
    [
      "es",
      "de 8:45 a 17:20 con 45 min para comer cuantas horas trabajo",
      "daily-life/time-duration",
      "7 h 50 min",
      undefined,
    ],
  ])("in %s: %s", async (language, line, route, figure, unread) => {
    const answer = await answerTo(language, line);
    expect(answer?.page?.route).toBe(route);
    expect(`${answer?.lead} ${answer?.result} ${answer?.tail}`.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(
      figure,
    );
    if (unread !== undefined) expect(answer?.unread).toEqual(unread);
  });

  test.each([
    ["a name without its value", "ar", "طولي ١٧٠ ووزني ٨٣ كتله الجسم وعمري"],
    ["a charge", "en", "2 years county jail florida"],
    ["a charge with a word more", "en", "class h felony nc level II dog"],
    ["two figures for one", "en", "bmi 80 kg 90 kg 180 cm now and then"],
    ["nothing calls the page", "en", "my dog is 60 cm and 30 kg"],
    ["more is said than a page asks", "en", "bmi 80 kg 180 cm my old friend next door said about weddings"],
    ["a unit that is asked for", "en", "sq ft of a triangle 12 ft base 7.5 ft high"],
    ["what may be a salary", "en", "how much house can i afford making 80k"],
    ["what may be a salary beside a loan", "en", "can i afford a 30k car at 7% for 60 months making 50k"],
    ["a bare number beside it", "en", "upload 48gb at 35mbps 7"],
  ])("but not: %s", async (_, language, line) => {
    expect(await answerTo(language, line)).toBeUndefined();
  });
});

/** 2.5 gal (US) = 320 fl oz; 2 gal (US) = 7,570.82 mL. */
test.each([
  ["en", "50:1 mix for 2.5 gallons how many oz", "6.4 fl oz (US)"],
  ["en", "50:1 2.5 gallons in oz", "6.4 fl oz (US)"],
  ["en", "oil for 2 gallons at 40:1 in ml", "189.3 mL"],
])("in %s, a result is told in the unit a line ends with: %s", async (language, line, figure) => {
  expect((await answerTo(language, line))?.result.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(figure);
});

test("a result that is in no such unit is none", async () => {
  expect(await answerTo("en", "tip 20% on 50 in meters")).toBeUndefined();
});

/** Days counted with a calendar; 385,000 × 80% and 300,000 × 95% over 360 months, P × r ÷ (1 − (1 + r)⁻ⁿ). */
test.each([
  ["en", "days between march 1 and april 15 2027", "45 days"],
  ["en", "days between december 15 and january 10 2027", "26 days"],
  ["en", "days between dec 15 2026 and jan 10", "26 days"],
  ["en", "mortgage on 385k house 20 down 6.75 30 yr", "$1,997.68"],
  ["en", "mortgage 300k 5 down 6.5", "$1,801.39"],
  ["en", "350k mortgage 30 yr 6.5% whats the payment", "$2,212.24"],
  ["en", "28.5k car loan 72 mo 7.9 apr payment", "$498.31"],
  ["en", '"15% off 84.99"', "72.2415"],
])("in %s: %s", async (language, line, figure) => {
  expect((await answerTo(language, line))?.result.replaceAll("\u00a0", " ")).toBe(figure);
});

test.each(["1-800-555-0142", "(212) 555-0142", "(0,0) (4,0) (0,3)"])("%s is no sum", async (line) => {
  expect(await answerTo("en", line)).toBeUndefined();
});

test("of 20 down, the answer says what was taken for it", async () => {
  expect((await answerTo("en", "mortgage 400k 20 down 6.5"))?.doubt).toMatchObject({
    text: "20",
    name: "Down payment",
    value: "$80,000.00",
  });
});

test("a transfer is answered with its time, and how that is worked out", async () => {
  const answer = await answerTo("en", "how long to upload 48gb at 35mbps");
  expect(answer?.result.replaceAll(/\s/g, " ")).toBe("3 h 2 min 51.43 s");
  const working = (await answer?.calculation())?.replaceAll(/\s/g, " ");
  expect(working).toBe("384,000,000,000 ÷ 35,000,000 ≈ 10,971.4286 s ≈ 3 h 2 min 51.43 s");
});

/** Dollars are shown where a line says none, and riyals, dirhams and dinars are those of many countries. */
test.each([
  "قرض شخصي ٥٠ الف ريال ٤٨ شهر نسبه ٤٪ كم ادفع شهري",
  "كريدي طوموبيل 120000 درهم 4 سنين 6% شحال فالشهر",
  "سلفه من البنك 20000 دينار على سنتين بفايده 9%",
])("no amount of another currency is told in dollars: %s", async (line) => {
  expect((await answerTo("ar", line))?.result ?? "").not.toContain("دولار");
});
