// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { arithmeticWorked } from "../../../../../../../../generator/presentation/arithmetic-lines.ts";
import { datetimeDisplay } from "../../../../../../../../generator/runtime/datetime-text.ts";
import { writeDuration } from "../../../../../../../../generator/runtime/duration-text.ts";
import { writeExact } from "../../../../../../../../generator/runtime/exact-text.ts";
import { fractionDisplay } from "../../../../../../../../generator/runtime/fraction-text.ts";
import { timeDisplay } from "../../../../../../../../generator/runtime/kinds/time.ts";
import { termDisplay } from "../../../../../../../../generator/runtime/term-text.ts";
import type { WorkedStepModel } from "../../../../../../../../generator/presentation/worked-steps.ts";

/** How math/everything comes to its answers. */
export const stepModel: WorkedStepModel = {
  worked: [arithmeticWorked],
  steps: [
    {
      id: "net_price",
      display: { kind: "money", digits: { minimum: 2, maximum: 2 }, currency: { from: "paid_in" } },
      tree: ["*", "price", ["-", 1, "discount"]],
    },
    {
      id: "parts_total",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: ["sum", "parts.amount"],
    },
    {
      id: "left",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: ["-", "net_price", ["otherwise", "deposit", ["quantity", 0, { text: "money" }]]],
    },
    {
      id: "monthly_parts",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      tree: ["count", ["==", "parts.kind", { text: "monthly" }]],
    },
    {
      id: "for_walls",
      display: { kind: "boolean" },
      tree: ["any", ["chosen", { text: "wall" }, "parts.uses"]],
    },
    {
      id: "places",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      tree: ["sum", ["count", "parts.uses"]],
    },
    {
      id: "fee_row",
      display: { kind: "text" },
      lookup: {
        table: "fees",
        keys: { size: "size", price: "net_price" },
        columns: [
          { id: "fee", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
          { id: "band", display: { kind: "choice", options: ["low", "high"], set: "band" } },
          {
            id: "grace",
            display: {
              kind: "quantity",
              digits: { minimum: 0, maximum: 0 },
              unit: "month",
              units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
            },
          },
        ],
        on: "day",
      },
    },
    {
      id: "fee",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: "fee_row.fee",
    },
    {
      id: "all_in",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: ["+", "net_price", "fee"],
    },
    {
      id: "old_fee_row",
      display: { kind: "text" },
      lookup: {
        table: "fees",
        keys: { size: "size", price: "net_price" },
        columns: [
          { id: "fee", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
          { id: "band", display: { kind: "choice", options: ["low", "high"], set: "band" } },
          {
            id: "grace",
            display: {
              kind: "quantity",
              digits: { minimum: 0, maximum: 0 },
              unit: "month",
              units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
            },
          },
        ],
        on: ["date_of", 2019, 12, 31],
      },
    },
    {
      id: "old_fee",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: "old_fee_row.fee",
    },
    {
      id: "packing",
      display: { kind: "text" },
      lookup: {
        table: "boxes",
        keys: { size: "size", band: "fee_row.band" },
        columns: [
          { id: "fewest", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
          { id: "most", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
          { id: "kept", display: termDisplay },
        ],
      },
    },
    {
      id: "fewest_boxes",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      tree: "packing.fewest",
    },
    {
      id: "kept_for",
      display: termDisplay,
      tree: [
        "?:",
        [">", "packing.kept", { text: "1 month", display: termDisplay }],
        ["+", "packing.kept", { text: "1 day", display: termDisplay }],
        { text: "30 day", display: termDisplay },
      ],
    },
    {
      id: "extra_minutes",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      tree: ["sum", "extra_costs.minutes"],
    },
    {
      id: "crawled",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 4 },
        unit: "meter",
        units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
      },
      tree: ["*", "crawl", ["quantity", 3, { text: "day" }]],
    },
    {
      id: "crawled_half",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 4 },
        unit: "meter/day",
        units: [
          { id: "meter/day", numerator: "1", denominator: "1", group: "metric" },
          { id: "day/meter", numerator: "1", denominator: "1", isInverse: true, group: "calendar" },
        ],
      },
      tree: ["/", "crawl", 2],
    },
    {
      id: "lease_end",
      display: { kind: "date", precision: "day" },
      tree: ["add_months", "day", "lease", { text: "last_day" }],
    },
    {
      id: "board_left",
      display: fractionDisplay,
      tree: [
        "+",
        ["-", ["/", "board", 3], ["fraction", "count_of_all", ["*", 10, "count_of_all"]]],
        ["*", 0.5, ["-", "board"]],
      ],
    },
    {
      id: "board_places",
      display: { kind: "exact", write: writeExact, digits: { minimum: 4, maximum: 4 } },
      tree: ["decimal", "board_left", 4],
    },
    {
      id: "part_of_code",
      display: fractionDisplay,
      tree: ["+", ["fraction_from_digits", "part_code", 2], "board"],
    },
    { id: "board_fits", display: { kind: "boolean" }, tree: ["<", "board_left", 1] },
    { id: "board_times", display: fractionDisplay, tree: ["/", ["fraction", 11, 2], "board"] },
    {
      id: "rebate_times",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: ["/", "net_price", "rebate"],
    },
    {
      id: "treated",
      display: { kind: "boolean" },
      tree: ["or", ["chosen", { text: "wax" }, "extras"], [">=", ["count", "extras"], 2]],
    },
    {
      id: "penalties",
      display: termDisplay,
      tree: ["?:", ["<", "penalty", "most_penalty"], ["+", "penalty", "kept_for"], "most_penalty"],
    },
    {
      id: "kept_days",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 4 },
        unit: "day",
        units: [{ id: "day", numerator: "1", denominator: "1", group: "calendar" }],
      },
      tree: ["otherwise", ["days_in", ["lowest", "kept_for"]], 0],
    },
    {
      id: "parcel",
      display: { kind: "text" },
      lookup: {
        table: "shipping",
        keys: { insured: "insured", price: "net_price", width: "width" },
        columns: [{ id: "zone", display: { kind: "choice", options: ["near", "far"], set: "zone" } }],
      },
    },
    { id: "zone", display: { kind: "choice", options: ["near", "far"], set: "zone" }, tree: "parcel.zone" },
    {
      id: "charged",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: ["?:", "has_note", "old_fee", "fee"],
    },
    {
      id: "grace",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 0 },
        unit: "month",
        units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
      },
      tree: ["otherwise", "fee_row.grace", ["quantity", 0, { text: "month" }]],
    },
    {
      id: "graced",
      display: { kind: "boolean" },
      tree: [
        "and",
        ["given", "fee_row.grace"],
        [
          "any",
          [
            ">",
            "parts.amount",
            ["*", ["amount_in", "fee_row.grace", { text: "month" }], ["quantity", 1, { text: "money" }]],
          ],
        ],
      ],
    },
    {
      id: "factor",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      choice: { by: "size", cases: { small: 1, large: ["otherwise", "scale", 1] } },
    },
    {
      id: "urgency",
      display: { kind: "choice", options: ["high", "raised", "none"], set: "urgency" },
      tree: [
        "?:",
        [">", "price", ["quantity", 5000, { text: "money" }]],
        { text: "high" },
        [
          "?:",
          [">", "price", ["quantity", 1000, { text: "money" }]],
          { text: "raised" },
          ["?:", [">", "width", "margin"], { text: "raised" }, { text: "none" }],
        ],
      ],
      firstTrue: true,
    },
    {
      id: "pace",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      choice: { by: "urgency", cases: { high: 2, raised: 2, none: 1 } },
    },
    {
      id: "share",
      display: { kind: "percent", digits: { minimum: 0, maximum: 3 } },
      tree: ["/", "fee", "price"],
    },
    {
      id: "hanging",
      display: {
        kind: "quantity",
        digits: { minimum: 1, maximum: 1 },
        unit: "foot",
        units: [
          { id: "meter", numerator: "1", denominator: "1", group: "metric" },
          { id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" },
        ],
        regionUnits: { US: "foot" },
      },
      tree: ["*", "width", ["sin", "tilt"]],
    },
    {
      id: "walked",
      display: {
        kind: "quantity",
        digits: { minimum: 2, maximum: 2 },
        unit: "meter",
        units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
      },
      tree: ["*", ["-", "walk", "slow"], ["quantity", 2, { text: "day" }]],
    },
    {
      id: "strolls",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: [
        "+",
        ["amount_in", "walk", { text: "stroll" }],
        ["*", ["amount_in", "walk", { text: "foot/day" }], 0],
      ],
    },
    {
      id: "fence",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: ["*", "fence_price", "width"],
    },
    {
      id: "baked",
      display: {
        kind: "quantity",
        digits: { minimum: 1, maximum: 1 },
        unit: "fahrenheit",
        units: [{ id: "fahrenheit", numerator: "5", denominator: "9", offset: "-459.67", group: "imperial" }],
      },
      tree: ["max", "oven", ["quantity", 375, { text: "fahrenheit" }]],
    },
    {
      id: "warmer",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: [
        "?:",
        ["<", "oven", "baked"],
        ["-", ["amount_in", "baked", { text: "celsius" }], ["amount_in", "oven", { text: "celsius" }]],
        0,
      ],
    },
    {
      id: "fence_by_foot",
      display: {
        kind: "quantity",
        digits: { minimum: 2, maximum: 4 },
        currency: { from: "paid_in" },
        unit: "money/foot",
        units: [
          { id: "money/meter", numerator: "1", denominator: "1", group: "metric" },
          { id: "money/foot", numerator: "1", denominator: "0.3048", group: "imperial" },
        ],
      },
      tree: ["/", "fence", "width"],
    },
    {
      id: "tariff_and_levy",
      display: { kind: "money", digits: "currency", currency: "GBP" },
      tree: ["+", ["+", "tariff", "levy"], ["quantity", 1, { text: "GBP" }]],
    },
    {
      id: "tariff_paid",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: ["*", "tariff_and_levy", 1.5],
    },
    {
      id: "after_rebate",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: ["-", "price", "rebate"],
    },
    {
      id: "next_year",
      display: { kind: "date", precision: "month" },
      tree: ["add_months", "day", ["quantity", "months_in_year", { text: "month" }], { text: "last_day" }],
    },
    {
      id: "weekday",
      display: {
        kind: "choice",
        options: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
        set: "weekday",
      },
      tree: ["weekday_of", "day"],
    },
    { id: "doubled", display: { kind: "whole" }, tree: ["*", "count_of_all", 2] },
    { id: "number_of_code", display: { kind: "whole" }, tree: ["from_digits", "code", 16] },
    { id: "opens_early", display: { kind: "boolean" }, tree: ["<", "opens", "closes"] },
    {
      id: "surd",
      display: { kind: "exact", write: writeExact, digits: { minimum: 0, maximum: 30 } },
      tree: ["root", "radicand", 2, 30],
    },
    {
      id: "short_of",
      display: { kind: "exact", write: writeExact, digits: { minimum: 70, maximum: 70 } },
      tree: ["?:", ["<", "radicand", 0.5], ["-", "radicand"], ["-", "radicand", ["*", "surd", "surd"]]],
    },
    { id: "opens_again", display: timeDisplay, tree: ["add_time", "closes", ["*", 4, "pause"]] },
    {
      id: "arrives",
      display: datetimeDisplay,
      tree: [
        "?:",
        [">", "departs", { text: "2020-01-01T00:00", display: datetimeDisplay }],
        ["add_time", ["add_months", "departs", "warranty", { text: "last_day" }], "pause"],
        "departs",
      ],
    },
    {
      id: "half_pause",
      display: { kind: "duration", write: writeDuration, parts: { minute: 60, second: 1 }, digits: 2 },
      tree: ["/", "pause", 4],
    },
    {
      id: "on_the_way",
      display: {
        kind: "duration",
        write: writeDuration,
        parts: { day: 86400, hour: 3600, minute: 60 },
        digits: 2,
      },
      tree: ["time_between", "departs", "arrives"],
    },
    {
      id: "in_head",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: ["number", "sum_in_head"],
    },
    {
      id: "monthly",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: ["/", "net_price", ["amount_in", "years", { text: "month" }]],
    },
    {
      id: "side",
      display: {
        kind: "quantity",
        digits: { minimum: 2, maximum: 2 },
        unit: "foot",
        units: [{ id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" }],
      },
      holds: ["==", ["*", "side", "side"], ["+", ["*", "hanging", "hanging"], ["*", "width", "width"]]],
    },
    {
      id: "months_of_fees",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 0 },
        unit: "month",
        units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
      },
      holds: [">", ["*", "fee", ["amount_in", "months_of_fees", { text: "month" }]], ["*", "price", "half"]],
    },
    {
      id: "first_square",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      holds: [
        "and",
        ["==", ["%", ["*", "first_square", "first_square"], 89], ["-", ["*", 12, "half"], 6]],
        [">", "first_square", 3],
      ],
    },
    {
      id: "payout",
      display: { kind: "percent", digits: { minimum: 0, maximum: 2 } },
      holds: ["==", ["*", "monthly", "payout"], "fee"],
    },
    {
      id: "verdict",
      display: { kind: "choice", options: ["dear", "cheap"], set: "verdict" },
      tree: ["?:", [">", "share", ["/", "half", 100]], { text: "dear" }, { text: "cheap" }],
    },
    {
      id: "angle_b",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 0 },
        unit: "radian",
        units: [{ id: "radian", numerator: "1", denominator: "1", group: "metric" }],
      },
      tree: ["quantity", 1, { text: "radian" }],
    },
    {
      id: "angle_c",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 4 },
        unit: "radian",
        units: [{ id: "radian", numerator: "1", denominator: "1", group: "metric" }],
      },
      tree: ["-", ["-", ["quantity", ["pi"], { text: "radian" }], "tilt"], "angle_b"],
    },
    {
      id: "last_owed",
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
      tree: ["last", "plan.owed"],
    },
    {
      id: "halvings",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      tree: ["count", "halving"],
    },
  ],
  keySteps: [
    { id: "price", of: ["net_price"] },
    { id: "fees", of: ["fee_row", "all_in"] },
  ],
  results: { in_meters: ["width", "factor"] },
};
