import { describe, expect, it } from "vitest";
import { checkShape } from "../../../generator/check/shape.ts";
import { checkUnits } from "../../../generator/check/units.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { marked, sourceOf } from "./source-of.ts";

const length =
  'id: length\ndimension: { length: 1 }\nbase: meter\nunits:\n  meter: { factor: "1", group: metric }\n  foot: { factor: "0.3048", group: imperial }\n';
const area =
  'id: area\ndimension: { length: 2 }\nbase: square_meter\nunits:\n  square_meter: { factor: "1", group: metric }\n';

const temperature =
  'id: temperature\ndimension: { temperature: 1 }\nbase: kelvin\nunits:\n  kelvin: { factor: "1", group: metric }\n  celsius: { factor: "1", offset: "-273.15", group: metric }\n';
const day = 'id: day\ndimension: { day: 1 }\nbase: day\nunits:\n  day: { factor: "1", group: calendar }\n';
const speed = "id: speed\ncompose: { of: length, per: day }\nunits:\n  - meter/day\n  - stroll: foot/2 day\n";
const pace = "id: pace\ncompose: { of: day, per: length }\nunits: [day/meter]\n";

function problemsOf(...texts: readonly string[]): readonly string[] {
  const files = texts.map((text, index) => {
    const source = sourceOf(
      text,
      `specs/units/${/^id: (speed|day|pace|temperature)$/m.exec(text)?.[1] ?? ["length", "area"][index] ?? ""}.yaml`,
    );
    const { value } = checkShape("units", source);
    assert(value !== undefined, "the file has its shape");
    return { document: value, source };
  });
  return checkUnits(files).map((problem) =>
    marked(
      files.find(({ source }) => source.file === problem.place.file)?.source ?? sourceOf("a: 1"),
      problem,
    ),
  );
}

describe("checkUnits", () => {
  const cases = [
    { title: "files that agree", given: [length, area], want: [] },
    {
      title: "another id",
      given: [length.replace("id: length", "id: distance")],
      want: ["bad_value: distance"],
    },
    {
      title: "a base that is no unit",
      given: [length.replace("base: meter", "base: metre")],
      want: ["unknown_unit: metre -> meter"],
    },
    {
      title: "a base of another size",
      given: [length.replace("base: meter", "base: foot")],
      want: ['bad_value: "0.3048"'],
    },
    {
      title: "a power of nothing",
      given: [length.replace("length: 1", "length: 0")],
      want: ["bad_value: 0"],
    },
    {
      title: "a power that all others are made of",
      given: [length.replace("length: 1", "length: 2")],
      want: ["bad_value: { length: 2 }"],
    },
    {
      title: "a power of something else",
      given: [length.replace("length: 1", "mass: 1")],
      want: ["bad_value: { mass: 1 }"],
    },
    { title: "a unit of no size", given: [length.replace("0.3048", "1/0")], want: ['bad_value: "1/0"'] },
    {
      title: "a unit twice",
      given: [length, `${area}  foot: { factor: "2", group: imperial }\n`],
      want: ["duplicate_name: foot"],
    },
    { title: "composed units", given: [length, day, speed], want: [] },
    {
      title: "units with their inverse",
      given: [length, day, speed.replace("units:", "inverse: pace\nunits:"), pace],
      want: [],
    },
    {
      title: "an inverse there is none of",
      given: [length, day, speed.replace("units:", "inverse: pase\nunits:"), pace],
      want: ["unknown_dimension: pase -> pace"],
    },
    {
      title: "an inverse that is none",
      given: [length, day, speed.replace("units:", "inverse: day\nunits:")],
      want: ["bad_value: day"],
    },
    { title: "units with a zero of their own", given: [length, area, temperature], want: [] },
    {
      title: "a base unit with an offset",
      given: [length, area, temperature.replace('"1", group', '"1", offset: 5, group')],
      want: ["bad_value: 5"],
    },
    {
      title: "an offset of what is no temperature",
      given: [length.replace('"0.3048"', '"0.3048", offset: 1')],
      want: ["bad_value: 1"],
    },
    {
      title: "units composed of temperatures",
      given: [
        length,
        area,
        temperature,
        "id: speed\ncompose: { of: temperature, per: length }\nunits: [celsius/meter]\n",
      ],
      want: ["bad_value: temperature"],
    },
    {
      title: "composed units of a dimension there is none of",
      given: [length, day, speed.replace("per: day", "per: days")],
      want: ["unknown_dimension: days -> day"],
    },
    {
      title: "a unit composed of one there is none of",
      given: [length, day, speed.replace("meter/day", "metre/day")],
      want: ["unknown_unit: metre/day -> meter"],
    },
    {
      title: "a unit composed of one of another dimension",
      given: [length, day, speed.replace("foot/2 day", "day/2 day")],
      want: ["unknown_unit: day/2 day"],
    },
    {
      title: "a unit per several of another without a name",
      given: [length, day, speed.replace("stroll: ", "")],
      want: ["bad_value: foot/2 day"],
    },
    {
      title: "a composed unit twice",
      given: [length, day, speed.replace("stroll: foot/2 day", "foot: foot/day")],
      want: ["duplicate_name: foot"],
    },
  ];
  it.each(cases)("$title", ({ given, want }) => {
    expect(problemsOf(...given)).toEqual(want);
  });
});
