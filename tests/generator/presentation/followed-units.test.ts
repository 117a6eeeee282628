import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const plainsum = async (line: string): ReturnType<typeof runTerminal> =>
  runTerminal(line.split(" "), "2026-11-21");

// NIST Handbook 44, appendix C: a pound is 0.45359237 kg, a foot 0.3048 m, a US gallon 3.785411784 l of 128 fluid ounces.
test.each([
  // CDC: 18.5 × 1.8034² kg and 25 × 1.8034² kg are 132.6 lb and 179.2 lb.
  { line: "bmi --weight 180lb --height 5'11\"", want: "from 132.6 lb to below 179.2 lb" },
  { line: "bmi --weight 180lb --height 5'11\" --in kg", want: "from 60.2 kg to below 81.3 kg" },
  { line: "bmi --weight 80kg", want: "from 53.5 kg to below 72.3 kg" },
  { line: "bmi --weight 80", want: "from 53.5 kg to below 72.3 kg" },
  { line: "math/area --a 12ft --b 10ft", want: "Perimeter 44 ft" },
  { line: "math/area --a 12ft --b 10ft", want: "Area 120 ft²" },
  { line: "math/area --a 12in --b 10in", want: "Area 120 in²" },
  // 12.5 ft × 15 1/3 ft: of feet and inches the feet come first.
  { line: "math/area --a 12'6 --b 15'4\"", want: "Area 191.66667 ft²" },
  { line: "math/area --a 12'6 --b 15'4", want: "Perimeter 55.666667 ft" },
  { line: "math/area --a 12cm --b 10cm", want: "Area 120 cm²" },
  { line: "math/area --a 12ft --b 10ft --in square_meter", want: "Area 11.148365 m²" },
  // 256 fl oz ÷ 50.
  { line: "gas-oil-mix-50-1 --gasoline-amount 2gal", want: "Two-stroke oil 5.12 fl oz (US)" },
  { line: "gas-oil-mix-50-1 --gasoline-amount 2gal", want: "Finished mix 2.04 gal (US)" },
  { line: "boat-trip --distance 50mi --speed 25mph --fuel-use 15gal/h", want: "Fuel burned 30 gal (US)" },
  { line: "boat-trip --distance 50mi --speed 25mph --fuel-use 15gal/h", want: "1.667 mpg" },
  // 1 gal an hour at 20 knots are 20 nautical miles a gallon: 40 gal go 80 nautical miles at 10 gal an hour.
  { line: "fuel-range --fuel-on-board 60gal --fuel-use 10gal/h --speed 20knot", want: "Range 80 nmi" },
  { line: "fuel-range --fuel-on-board 60gal --fuel-use 10gal/h --speed 20mph", want: "Range 80 mi" },
  { line: "boat-trip --distance 50nmi --speed 20knot --fuel-use 15gal/h", want: "1.333 nmi/gal" },
  // A radius of (20² + 10²) ÷ 20 = 25 in; at 5 in from the middle √(25² − 5²) − 15.
  { line: "radius-corner --chord 40in --rise 10in", want: "5 in 9.4949 in" },
  // What is converted stays in another unit than it was typed in.
  { line: "area-converter --amount 1acre", want: "1 ac = 0.4046856422 ha" },
  { line: "area-converter --amount 1m2", want: "In square meters 1 m²" },
  // Chinese law of 1984: 15 mu are 1 hectare; an acre of 4,046.8564224 m² is 6.0702846336 of them.
  { line: "mu-converter --amount 1acre", want: "1 ac = 6.07028463 mu" },
  { line: "mu-converter --amount 10mu", want: "10 mu = 0.666666667 ha" },
  { line: "mu-converter --amount 1acre --in converted=hectare", want: "1 ac = 0.404685642 ha" },
  // IEC 80000-13: a mebibyte is 1,048,576 bytes. The speed of a link says nothing about the unit of a size.
  { line: "file-size-calculator --size 500MiB", want: "500 MiB = 0.524288 GB" },
  { line: "file-size-calculator --size 500Mb", want: "500 Mbit = 0.0625 GB" },
  // 64,000 MB less 42 × 1,500 MB.
  { line: "file-size-calculator --size 1500MB --storage 64GB", want: "Remaining storage 1,000 MB" },
  { line: "file-size-calculator --storage 1.2TB", want: "Remaining storage 0.2 TB" },
  { line: "file-size-calculator --speed 100MB/s", want: "500 GB = 465.6612873 GiB" },
])("results follow the units typed: $line shows $want", async ({ line, want }) => {
  const { code, out } = await plainsum(`${line} --all`);
  expect(code).toBe(0);
  expect(out.replaceAll(/\s+/gu, " ")).toContain(want);
});

test("a program gets values in their own units whatever was typed, and as people read them", async () => {
  const printed: unknown = JSON.parse((await plainsum("math/area --a 12ft --b 10ft --json")).out);
  expect(printed).toMatchObject({
    inputs: { a: 3.6576, b: 3.048 },
    units: { a: "meter", area: "square_meter" },
    shown: { area: "120\u00a0ft²", perimeter: "44\u00a0ft" },
  });
  // 120 square feet of 0.09290304 square meters each.
  expect(printed).toHaveProperty("values.area", expect.closeTo(11.148_364_8, 9));
});
