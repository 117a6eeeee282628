// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { background, calculator } from "../../../generated/calculators/math/everything/model.ts";
import { stepModel } from "../../../generated/calculators/math/everything/step-model.ts";
import { boxesTable } from "../../../generated/tables/math/everything/boxes.ts";
import { feesTable } from "../../../generated/tables/math/everything/fees.ts";
import { shippingTable } from "../../../generated/tables/math/everything/shipping.ts";
import { expectProblems, expectRefusal, expectValues } from "../../../../../../../tests/assertions/expect-answer.ts";
import { expectEdges } from "../../../../../../../tests/assertions/expect-edges.ts";
import { expectFirstAnswer } from "../../../../../../../tests/assertions/expect-first-answer.ts";
import { expectLimits } from "../../../../../../../tests/assertions/expect-limits.ts";
import { expectNoHiddenEffect } from "../../../../../../../tests/assertions/expect-no-hidden-effect.ts";
import { describe, it } from "vitest";

const documented = { ...calculator, background, stepModel };

describe("math/everything: worked examples", () => {
  it("by_hand (Arithmetic: 1,200 less an eighth is 1,050)", () =>
    expectValues(documented, { variant: "everything", given: {}, today: "2026-01-31" }, [
      { path: "net_price", value: 1050, within: 0 },
      { path: "fee", value: 10, within: 0 },
      { path: "share", value: 0.00833, within: 0.00001 },
      { path: "hanging", value: 1.4383512, within: 0.0003048 },
      { path: "side", value: 3.326892, within: 0.0003048 },
      { path: "months_of_fees", value: 61, within: 0 },
      { path: "first_square", value: 89, within: 0 },
      { path: "payout", value: 0.1142857142857, within: 1e-12 },
      { path: "verdict", value: "dear", within: 0 },
      { path: "summed_up", value: true, within: 0 },
      { path: "urgency", value: "raised", within: 0 },
      { path: "pace", value: 2, within: 0 },
      { path: "zone", value: "near", within: 0 },
      { path: "fewest_boxes", value: 3, within: 0 },
      { path: "kept_for", value: "42-46 day", within: 0 },
      { path: "kept_days", value: 42, within: 0 },
      { path: "extras", value: "wax", within: 0 },
      { path: "treated", value: true, within: 0 },
      { path: "crawled", value: 6, within: 0 },
      { path: "crawled_half", value: 1, within: 0 },
      { path: "lease_end", value: "2029-03-31", within: 0 },
      { path: "board_left", value: "-61/60", within: 0 },
      { path: "board_places", value: "-1.0167", within: 0 },
      { path: "board_times", value: "1", within: 0 },
      { path: "rebate_times", value: 17.5, within: 0 },
      { path: "part_of_code", value: "6", within: 0 },
      { path: "board_fits", value: true, within: 0 },
      { path: "extra_minutes", value: 20, within: 0 },
      { path: "penalties", value: "12 month 42 day to 18 month 46 day", within: 0 },
      { path: "left", value: 1050, within: 0 },
      { path: "walked", value: 53.904, within: 1e-9 },
      { path: "strolls", value: 196.8503937, within: 0.000001 },
      { path: "fence", value: 7.5, within: 0 },
      { path: "baked", value: 463.7055555555556, within: 0 },
      { path: "warmer", value: 10.555555556, within: 0.000001 },
      { path: "after_rebate", value: 1140, within: 0 },
      { path: "tariff_and_levy", value: 26, within: 0 },
      { path: "tariff_paid", value: 39, within: 0 },
      { path: "fence_by_foot", value: 2.5, within: 3.2808398950131235e-12 },
      { path: "next_year", value: "2027-01-31", within: 0 },
      { path: "weekday", value: "saturday", within: 0 },
      { path: "doubled", value: 24691357802469135780n, within: 0 },
      { path: "number_of_code", value: 255n, within: 0 },
      { path: "opens_early", value: true, within: 0 },
      { path: "opens_again", value: "23:30", within: 0 },
      { path: "surd", value: "1.41421356237309504880168872421", within: 0 },
      { path: "arrives", value: "2029-03-31T16:00", within: 0 },
      { path: "half_pause", value: 1350, within: 0 },
      { path: "on_the_way", value: 99797400, within: 0 },
      { path: "warranty", value: 38, within: 0 },
      { path: "closes", value: "17:30", within: 0 },
      { path: "in_head", value: 3, within: 0 },
      { path: "parts_total", value: 12.5, within: 0 },
      { path: "monthly_parts", value: 1, within: 0 },
      { path: "grace", value: null, within: 0 },
      { path: "graced", value: false, within: 0 },
      { path: "for_walls", value: true, within: 0 },
      { path: "places", value: 3, within: 0 },
      { path: "billed[1].doors", value: 0, within: 0 },
      { path: "billed[2].doors", value: 2, within: 0 },
      { path: "plan[1].paid", value: 87.5, within: 0 },
      { path: "plan[2].date", value: "2026-02-28", within: 0 },
      { path: "fortnights[26].date", value: "2027-01-16", within: 0 },
      { path: "fortnights[26].saved", value: 31200, within: 0 },
      { path: "billed[1].name", value: "Paint", within: 0 },
      { path: "billed[1].waits", value: false, within: 0 },
      { path: "billed[2].so_far_billed", value: 40, within: 0 },
      { path: "last_owed", value: 0, within: 1e-9 },
      { path: "halvings", value: 17, within: 0 },
      { path: "amounts[2].after", value: 2.1875, within: 0 },
    ]));
  it("large (House rules: the fee of a large order from 100 is 25)", () =>
    expectValues(
      documented,
      {
        variant: "everything-large",
        given: {
          day: "2026-06-30",
          scale: "1/0.5",
          extras: "primer",
          lease: "1 year 1 month",
          parts: ["a\\~b~99.99~one_off~floor"],
        },
      },
      [
        { path: "net_price", value: 100, within: 0 },
        { path: "fee", value: 25, within: 0 },
        { path: "grace", value: 2, within: 0 },
        { path: "graced", value: true, within: 0 },
        { path: "in_meters", value: 6, within: 0 },
        { path: "treated", value: false, within: 0 },
        { path: "extra_minutes", value: 35, within: 0 },
        { path: "billed[1].waits", value: true, within: 0 },
      ],
    ));
  it("just_above (Carrier, page 1: above 1,050 the small parcels go far)", () =>
    expectValues(
      documented,
      { variant: "everything", given: { price: "1050.01", discount: "0%", rebate: "10%" } },
      [
        { path: "net_price", value: 1050.01, within: 0 },
        { path: "zone", value: "far", within: 0 },
        { path: "after_rebate", value: 945.009, within: 0 },
      ],
    ));
  it("nothing_to_divide_by (Arithmetic: nothing can be divided by zero)", () =>
    expectValues(documented, { variant: "everything", given: { board: "0", rebate: "0" } }, [
      { path: "net_price", value: 1050, within: 0 },
      { path: "board_places", value: "-0.1", within: 0 },
      { path: "board_times", value: null, within: 0 },
      { path: "rebate_times", value: null, within: 0 },
    ]));
  it("before_the_rules (House rules: from 2020)", () =>
    expectRefusal(documented, { variant: "everything", given: { day: "2019-12-31" } }, "outside.fees"));
  it("note_before_the_rules (House rules: from 2020)", () =>
    expectRefusal(documented, { variant: "everything", given: { has_note: "yes" } }, "outside.fees"));
  it("far_too_much (House rules, 2)", () =>
    expectRefusal(
      documented,
      { variant: "everything", given: { price: "1000000", discount: "0%" } },
      "too_much",
    ));
  it("halved_too_often (Arithmetic: 20,000 / 2 ^ 20 is two cents)", () =>
    expectProblems(documented, { variant: "everything", given: { price: "20000", discount: "0%" } }, [
      "too_many_rows",
    ]));
  it("nowhere_used (House rules: a part is for a place)", () =>
    expectProblems(documented, { variant: "everything", given: { parts: ["~20~one_off~"] } }, ["required"]));
  it("parts_dearer (Arithmetic: 20 is more than 10)", () =>
    expectProblems(
      documented,
      { variant: "everything", given: { price: "10", parts: ["~20~one_off~wall"] } },
      ["check.parts_cost_less"],
    ));
  it("deposit_too_large (Arithmetic: half of 1,050 is 525)", () =>
    expectProblems(documented, { variant: "everything", given: { deposit: "525.01" } }, ["above_maximum"]));
});

describe("math/everything: what its pages show first", () => {
  it("everything", () => expectFirstAnswer(documented, "everything"));
  it("everything-large", () => expectFirstAnswer(documented, "everything-large"));
  it("everything/small", () => expectFirstAnswer(documented, "everything/small"));
});

describe("math/everything: what its pages do not ask for changes nothing", () => {
  it("everything/small", () => expectNoHiddenEffect(documented, "everything/small"));
});

describe("math/everything: limits", () => {
  it("paid_in", () => expectLimits(documented, "paid_in"));
  it("price", () => expectLimits(documented, "price"));
  it("discount", () => expectLimits(documented, "discount"));
  it("deposit", () => expectLimits(documented, "deposit"));
  it("years", () => expectLimits(documented, "years"));
  it("size", () => expectLimits(documented, "size"));
  it("width", () => expectLimits(documented, "width"));
  it("tilt", () => expectLimits(documented, "tilt"));
  it("oven", () => expectLimits(documented, "oven"));
  it("walk", () => expectLimits(documented, "walk"));
  it("fence_price", () => expectLimits(documented, "fence_price"));
  it("rebate", () => expectLimits(documented, "rebate"));
  it("tariff", () => expectLimits(documented, "tariff"));
  it("scale", () => expectLimits(documented, "scale"));
  it("count_of_all", () => expectLimits(documented, "count_of_all"));
  it("radicand", () => expectLimits(documented, "radicand"));
  it("code", () => expectLimits(documented, "code"));
  it("part_code", () => expectLimits(documented, "part_code"));
  it("day", () => expectLimits(documented, "day"));
  it("opens", () => expectLimits(documented, "opens"));
  it("closes", () => expectLimits(documented, "closes"));
  it("departs", () => expectLimits(documented, "departs"));
  it("pause", () => expectLimits(documented, "pause"));
  it("warranty", () => expectLimits(documented, "warranty"));
  it("crawl", () => expectLimits(documented, "crawl"));
  it("lease", () => expectLimits(documented, "lease"));
  it("board", () => expectLimits(documented, "board"));
  it("extras", () => expectLimits(documented, "extras"));
  it("insured", () => expectLimits(documented, "insured"));
  it("has_note", () => expectLimits(documented, "has_note"));
  it("note", () => expectLimits(documented, "note"));
  it("sum_in_head", () => expectLimits(documented, "sum_in_head"));
  it("parts", () => expectLimits(documented, "parts"));
});

describe("math/everything: table edges", () => {
  it("fees", () => expectEdges(documented, feesTable));
  it("boxes", () => expectEdges(documented, boxesTable));
  it("shipping", () => expectEdges(documented, shippingTable));
});
