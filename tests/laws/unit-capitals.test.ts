import { describe, expect, test } from "vitest";
import { readField } from "../../generator/runtime/reading/read-field.ts";
import { unitCharacters } from "../../generator/runtime/reading/unit-index.ts";
import { fieldOf, unitFamilies, unitNamesIn } from "../setup/unit-families.ts";

const today = "2026-11-21";

describe.each(Object.keys(unitNamesIn))("in %s", (locale) => {
  const namesOf = unitNamesIn[locale] ?? ((): readonly string[] => []);
  test.each([...unitFamilies].map(([id, { units }]) => ({ id, units })))(
    "no unit of $id is taken for one that differs from it in capitals alone",
    ({ id, units }) => {
      const owners = new Map(
        units.flatMap((unit) => namesOf(unit.id).map((name) => [unitCharacters(name), unit.id] as const)),
      );
      const isUnlike = (name: string): boolean =>
        [...owners].some(
          ([other, unit]) => other.toLowerCase() === name.toLowerCase() && unit !== owners.get(name),
        );
      for (const name of [...owners.keys()].filter(isUnlike)) {
        for (const written of new Set([name, name.toLowerCase(), name.toUpperCase(), swapped(name)])) {
          const reading = readField(fieldOf(id), `7 ${written}`, { today, locale, unitNames: namesOf });
          const meant = owners.get(written);
          if (meant === undefined) expect(reading, `${locale}: ${written}`).toHaveProperty("ambiguity");
          else expect(reading, `${locale}: ${written}`).toHaveProperty("canonical", `7 ${meant}`);
        }
      }
    },
  );
});

/** Capitals for small letters, and small letters for capitals: mB for Mb. */
function swapped(name: string): string {
  return Array.from(name, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ).join("");
}

// IEEE 1541: b is the bit and B the byte.
test.each([
  { dimension: "data_rate", given: "100 MBps", canonical: "100 megabyte/second" },
  { dimension: "data_rate", given: "100 Mbps", canonical: "100 megabit/second" },
  { dimension: "data_rate", given: "100 Mb/s", canonical: "100 megabit/second" },
  { dimension: "data_rate", given: "100 MB/s", canonical: "100 megabyte/second" },
  { dimension: "data_rate", given: "100 MiB/s", canonical: "100 mebibyte/second" },
  { dimension: "data_rate", given: "1 GiBps", canonical: "1 gibibyte/second" },
  { dimension: "information", given: "500 Mb", canonical: "500 megabit" },
  { dimension: "information", given: "500 MB", canonical: "500 megabyte" },
  { dimension: "information", given: "1 Kb", canonical: "1 kilobit" },
  { dimension: "information", given: "1 KB", canonical: "1 kilobyte" },
  { dimension: "information", given: "8 b", canonical: "8 bit" },
  { dimension: "length", given: "60 NM", canonical: "60 nautical_mile" },
  { dimension: "length", given: "60 nm", canonical: "60 nautical_mile" },
  { dimension: "volume", given: "2 UK gallons", canonical: "2 imperial_gallon" },
])("$given is $canonical", ({ dimension, given, canonical }) => {
  for (const [locale, unitNames] of Object.entries(unitNamesIn)) {
    if (dimension === "volume" && locale !== "en") continue;
    const [unit = ""] = unitFamilies.get(dimension)?.units.map((each) => each.id) ?? [];
    expect(readField(fieldOf(dimension, unit), given, { today, locale, unitNames }), locale).toMatchObject({
      canonical,
    });
  }
});

test("where neither is written, both units are said", () => {
  const { en: unitNames = (): readonly string[] => [] } = unitNamesIn;
  const read = (input: ReturnType<typeof fieldOf>, text: string) =>
    readField(input, text, { today, locale: "en", unitNames });
  expect(read(fieldOf("information", "gigabyte"), "500 mb")).toMatchObject({
    ambiguity: { chosen: "500 megabyte", other: "500 megabit" },
  });
  expect(read(fieldOf("data_rate", "megabit/second"), "100 mbps")).toMatchObject({
    ambiguity: { chosen: "100 megabit/second", other: "100 megabyte/second" },
  });
});
