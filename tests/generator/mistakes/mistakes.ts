import type { Edit } from "./paint.ts";

/** What an input added to the calculator is called. */
const wasteWords: readonly Edit[] = [
  { in: "en", from: "  can_price: {", to: "  waste: { label: Waste }\n  can_price: {" },
  { in: "es", from: "  can_price: {", to: "  waste: { label: Merma }\n  can_price: {" },
];

/** Mistakes that authors make, each alone in the calculator of the guide. */
export const mistakes: Readonly<Record<string, Edit>> = {
  "01 a tab": { in: "calculator", from: "  surface: {", to: "\tsurface: {" },
  "02 a space too many": { in: "calculator", from: "  coats: {", to: "   coats: {" },
  "02b two spaces too few": { in: "calculator", from: "  coats: {", to: "coats: {" },
  "03 a missing quote": {
    in: "calculator",
    from: `that: 'surface != "brick" or coats >= 2'`,
    to: `that: 'surface != "brick" or coats >= 2`,
  },
  "03b a condition without quotes": {
    in: "calculator",
    from: "cost: cans * can_price",
    to: "cost: coats > 1 ? cans * can_price : can_price",
  },
  "03c a colon in a map": {
    in: "en",
    from: "cans: { label: Number of cans }",
    to: "cans: { label: Number: of cans }",
  },
  "04 a misspelled key": {
    in: "calculator",
    from: "coats: { type: integer, default: 2",
    to: "coats: { type: integer, deafult: 2",
  },
  "04b maximum": { in: "calculator", from: "min: 1, max: 5", to: "min: 1, maximum: 5" },
  "04c a misspelled type": {
    in: "calculator",
    from: "coats: { type: integer",
    to: "coats: { tipe: integer",
  },
  "05 a misspelled name": { in: "calculator", from: "ceil(paint / can)", to: "ceil(pant / can)" },
  "06 money and a number": {
    in: "calculator",
    from: "cost: cans * can_price",
    to: "cost: cans * can_price + 5",
  },
  "07 a volume and an area": {
    in: "calculator",
    from: "ceil(paint / can)",
    to: "ceil((paint + wall) / can)",
  },
  "07b the amount of an area in liters": {
    in: "calculator",
    from: "amount_in(wall, square_meter)",
    to: "amount_in(wall, liter)",
  },
  "07c a unit by its symbol": { in: "calculator", from: "default: 40 square_meter", to: "default: 40 m2" },
  "07d a symbol in a formula": {
    in: "calculator",
    from: "amount_in(wall, square_meter)",
    to: "amount_in(wall, m2)",
  },
  "09 a missing label": { in: "en", from: "  coats: { label: Coats }\n", to: "" },
  "09b four texts missing": {
    in: "en",
    from: `outputs:
  cans: { label: Number of cans }
  paint: { label: Paint }
  cost: { label: "Cost, paint only" }

formulas:
  spread: Area a liter covers
`,
    to: "",
  },
  "10 a brace in a message": { in: "en", from: "They cost {cost}.", to: "They cost {cost." },
  "11 a gap in a table": { in: "table", from: "      - [brick, 6]\n", to: "" },
  "12 periods that overlap": {
    in: "table",
    from: "periods:\n  - citation:\n",
    to: `periods:
  - from: 2025-01-01
    through: 2026-01-09
    citation: { title: "Example Paints, data sheet 2025", status: official, checked_on: 2026-01-31 }
    rows:
      - [plaster, 9]
      - [brick, 5]
  - from: 2026-01-01
    citation:
`,
  },
  "13 a wrong expected value": { in: "calculator", from: "paint: 8 +- 1e-9", to: "paint: 8.5 +- 0.1" },
  "13b an example beyond a limit": {
    in: "calculator",
    from: "coats: 2, can_price: 30 }",
    to: "coats: 9, can_price: 30 }",
  },
  "14 an input nobody uses": {
    in: "calculator",
    from: "cost: cans * can_price",
    to: "cost: cans * 30",
  },
  "15 a key twice": {
    in: "calculator",
    from: "  can_price: {",
    to: "  coats: { type: integer, default: 3 }\n  can_price: {",
  },
  "15b a missing value of a key": {
    in: "calculator",
    from: "coats: { type: integer, default: 2,",
    to: "coats: { type: , default: 2,",
  },
  "16 a circle": { in: "calculator", from: "cans: ceil(paint / can)", to: "cans: ceil(cost / can_price)" },
  "17 a percentage without its sign": {
    in: "calculator",
    from: "  can_price: {",
    to: "  waste: { type: percent, default: 20 }\n  can_price: {",
    and: wasteWords,
  },
  "17b a percentage in a formula": {
    in: "calculator",
    from: "cost: cans * can_price",
    to: "cost: cans * can_price * 20%",
  },
  "18b an amount with its sign": {
    in: "calculator",
    from: "type: money, default: 30",
    to: "type: money, default: $30",
  },
  "18c money times money": {
    in: "calculator",
    from: "cost: cans * can_price",
    to: "cost: cans * can_price * can_price",
  },
  "18d division by zero": { in: "calculator", from: "cans: ceil(paint / can)", to: "cans: ceil(paint / 0)" },
  "18 an output in another currency": {
    in: "calculator",
    from: "  cost: {}\n",
    to: "  cost: { currency: USD }\n",
  },
  "19 a misspelled option": { in: "calculator", from: `surface != "brick"`, to: `surface != "brik"` },
  "19b an option without quotes": { in: "calculator", from: `surface != "brick"`, to: `surface != brick` },
  "20 an option that does not exist": {
    in: "calculator",
    from: "given: { surface: brick, coats: 1 }",
    to: "given: { surface: wood, coats: 1 }",
  },
  "21 an address without scheme": {
    in: "calculator",
    from: `source: { title: "Example Paints, data sheet 2026, page 2: brick takes two coats" }`,
    to: `source: { title: "Example Paints", url: example.org }`,
  },
  "22 checked in the future": { in: "table", from: "checked_on: 2026-01-31", to: "checked_on: 2027-01-31" },
  "23 a long summary": {
    in: "en",
    from: "summary: How many liters",
    to: "summary: How very, very, very, very, very, very, very, very, very, very, very, very, very, very, very, very, very, very, very, very, very many liters",
  },
  "24 a comma in a number, in a map": { in: "calculator", from: "max: 1_000 }", to: "max: 1,000 }" },
  "24b a comma in a number": {
    in: "calculator",
    from: "max: 10_000 square_meter",
    to: "max: 10,000 square_meter",
  },
  "24c a number with a comma as a default": {
    in: "calculator",
    from: "type: money, default: 30",
    to: `type: money, default: "1,000"`,
  },
  "25 a text for yes": { in: "calculator", from: "cans: { primary: true }", to: `cans: { primary: "yes" }` },
  "26a OR": { in: "calculator", from: `surface != "brick" or coats`, to: `surface != "brick" OR coats` },
  "26b ||": { in: "calculator", from: `surface != "brick" or coats`, to: `surface != "brick" || coats` },
  "26c a single equals sign": {
    in: "calculator",
    from: `surface != "brick" or coats >= 2`,
    to: `surface = "plaster" or coats >= 2`,
  },
  "26d smart quotes": { in: "calculator", from: `surface != "brick"`, to: `surface != “brick”` },
  "26e if()": {
    in: "calculator",
    from: "cost: cans * can_price",
    to: "cost: if(coats > 1, cans * can_price, can_price)",
  },
  "27 plus or minus": { in: "calculator", from: "paint: 8 +- 1e-9", to: "paint: 8 ± 0.1" },
  "28 a default beyond the limits": {
    in: "calculator",
    from: "default: 2, min: 1, max: 5",
    to: "default: 7, min: 1, max: 5",
  },
  "29 a date and a number": {
    in: "calculator",
    from: "cost: cans * can_price",
    to: `cost: 'date_of(2026, 1, 31) > 2025 ? cans * can_price : can_price'`,
  },
  "30 a formula that ends too early": {
    in: "calculator",
    from: "cans: ceil(paint / can)",
    to: "cans: ceil(paint / can",
  },
  "31 a function of a programming language": {
    in: "calculator",
    from: "cans: ceil(paint / can)",
    to: "cans: Math.ceil(paint / can)",
  },
  "32 a unit of another dimension": { in: "calculator", from: "unit: square_meter\n", to: "unit: liter\n" },
  "35 a link in a map without quotes": {
    in: "en",
    from: "cans: { label: Number of cans }",
    to: "cans: { label: Number of [cans](https://example.org) }",
  },
  "36 quotation marks within the same ones": {
    in: "calculator",
    from: `that: 'surface != "brick" or coats >= 2'`,
    to: `that: 'surface != 'brick' ? coats >= 2 : true'`,
  },
  "37 options that are numbers": {
    in: "calculator",
    from: "  can_price: {",
    to: "  layers: { type: choice, options: [1, 2, 3], default: '1' }\n  can_price: {",
  },
  "38 a rate as a fraction": {
    in: "calculator",
    from: "  can_price: {",
    to: "  waste: { type: percent, default: 0.15 }\n  can_price: {",
    and: wasteWords,
  },
  "39 two comparisons in one": {
    in: "calculator",
    from: `that: 'surface != "brick" or coats >= 2'`,
    to: `that: '0 < coats <= 5'`,
  },
  "40 a function of a spreadsheet": {
    in: "calculator",
    from: "cans: ceil(paint / can)",
    to: "cans: CEILING(paint / can)",
  },
  "41 a check that always fails": {
    in: "calculator",
    from: `that: 'surface != "brick" or coats >= 2'`,
    to: `that: 'coats >= 20'`,
  },
  "42 a text without its quotes beside another": {
    in: "calculator",
    from: "cost: cans * can_price",
    to: `cost: '(coats > 1 ? thick : "thin") == "thin" ? cans * can_price : can_price'`,
  },
  "43 a decimal comma": {
    in: "calculator",
    from: "default: 40 square_meter",
    to: "default: 40,5 square_meter",
  },
  "44 a group under another name": {
    in: "calculator",
    from: "type: money, default: 30",
    to: "type: money, group: price, default: 30",
  },
  "45 an alias of nothing": {
    in: "calculator",
    from: "coats: { type: integer, default: 2, min: 1, max: 5 }",
    to: "coats: { type: integer, default: &usual 2, min: 1, max: *usua }",
  },
  "46 an input without its words": { in: "en", from: "surface:\n", to: "surfac:\n" },
  "47 a brace too many": { in: "en", from: "They cost {cost}.", to: "They cost {cost}}." },
  "34 a comma in a number of a formula": {
    in: "calculator",
    from: "cost: cans * can_price",
    to: "cost: cans * can_price * 1,000 / 1000",
  },
  "48 a misspelled key of a lookup that an example is refused by": {
    in: "calculator",
    from: "spread: { lookup: paint_spread, keys:",
    to: "spread: { lookup: paint_spread, kyes:",
    and: [
      { in: "calculator", from: "currency: EUR", to: "currency: EUR\n\ntables: [paint_spread]" },
      {
        in: "calculator",
        from: "problems: [brick_needs_two_coats]",
        to: "refuses: outside.paint_spread",
      },
    ],
  },
};
