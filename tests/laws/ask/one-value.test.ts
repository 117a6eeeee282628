import { describe, expect, test } from "vitest";
import { exchangeRatesTable } from "../../../generated/tables/finance/exchange_rates.ts";
import { answerCandidate } from "../../../generator/ask/answer.ts";
import { calculatorOf, type AskPage } from "../../../generator/presentation/ask-index.ts";
import { openInputs } from "../../../generator/presentation/variant.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { contextIn, indexIn, loadIn } from "./search-line.ts";

/** A day that the newest exchange rates hold on. */
const today = exchangeRatesTable.periods.at(-1)?.from;
const { pages } = indexIn("en");
const ids = [...new Set(pages.map(calculatorOf))];

/**
 * What answers by itself, by calculator: the rest of the page is a choice, nothing, 0, today or what its specification lists
 * under `assumed`, and the answer says so. Any other calculator, and any other input, leads to the page.
 */
const alone: Readonly<Record<string, string>> = {
  "automotive-engine/boat-fuel-consumption": "power",
  "automotive-engine/gas-oil-mix": "gasoline_amount mixture_amount oil_amount",
  "automotive-engine/outboard-motor-fuel-consumption": "power_share rpm",
  "conversion/area-converter": "amount",
  "conversion/mu-converter": "amount",
  "daily-life/age": "birth_date",
  "daily-life/audiobook-length": "characters pages text words",
  "daily-life/date-time-add-subtract": "start",
  "daily-life/parenting-subsidy": "birth_date",
  "finance/auto-loan": "price",
  "finance/business-loan": "amount",
  "finance/currency-converter": "from",
  "finance/heloc": "drawn",
  "finance/loan": "amount",
  "finance/mortgage": "home_price",
  "finance/personal-loan": "principal",
  "finance/schd-dividend": "start_money start_shares",
  "finance/student-loan": "borrowed",
  "finance/tip": "bill",
  "legal/california/jail-credit": "sentence_months",
  "legal/florida/felony": "earlier_firearm offense",
  "legal/florida/gain-time": "sentence_years",
  "legal/indiana/felony": "sentence_kind sentence_years",
  "legal/north-carolina/felony": "known_level points record_kind",
  "legal/north-carolina/manslaughter": "known_level points record_kind",
  "legal/north-carolina/misdemeanor": "convictions",
  "legal/oregon/assault": "felony history_kind jail_term known_history offense_date stage",
  "legal/oregon/burglary": "history_kind known_history",
  "legal/oregon/felony": "category_kind history_kind offense_date",
  "legal/oregon/manslaughter": "history_kind known_history",
  "legal/oregon/measure-11": "crime",
  "legal/oregon/misdemeanor": "duii earlier_duii high_alcohol jail_term offense_date stage young_passenger",
  "legal/tennessee/jail-time": "sentence_days",
  "legal/texas/good-time": "sentence_days",
  "legal/texas/tdcj-good-time": "sentence_years",
  "legal/virginia/jail-time": "sentence_months",
  "legal/washington/assault-4th-degree": "earlier jail_term offense_date order_broken stage victim",
  "legal/washington/burglary": "known_score score_kind two_strikes",
  "legal/washington/felony-assault": "known_score score_kind two_strikes",
  "legal/washington/misdemeanor": "domestic_violence jail_term offense_date stage",
  "legal/washington/negligent-driving": "degree earlier_offense jail_term offense_date stage vulnerable",
  "legal/washington/robbery": "known_score score_kind two_strikes",
  "math/basic": "calculation",
  "math/binary": "float_number",
  "math/ones-complement": "binary hexadecimal whole_number",
  "math/square-root": "radicand",
  "math/twos-complement": "binary hexadecimal whole_number",
  "other/file-size-calculator": "size",
};

describe.each(ids)("%s", (id) => {
  test("answers by one value alone only where nothing else is the visitor's to say", async () => {
    const model = await loadIn("en")(id);
    assert(model !== undefined, `${id} was generated.`);
    const answers = (page: AskPage, input: string, text: string): boolean => {
      const candidate = { kind: "phrase", page, typed: { [input]: text }, decided: {}, line: text } as const;
      return (answerCandidate(candidate, model, contextIn("en", today))?.answer?.result ?? "") !== "";
    };
    const answered = pages
      .filter((page) => calculatorOf(page) === id)
      .flatMap((page) =>
        openInputs(model.calculator.description, { fixed: page.variant?.fixed ?? {} }).flatMap((input) =>
          typeof input.default === "string" && answers(page, input.id, input.default || "7")
            ? [input.id]
            : [],
        ),
      );
    expect([...new Set(answered)].toSorted().join(" ")).toBe(alone[id] ?? "");
  });
});
