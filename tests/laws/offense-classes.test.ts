import { describe, expect, test } from "vitest";
import type { NamedCases } from "../../generator/presentation/ask-index.ts";
import { pagesBelow } from "./ask/search-line.ts";
import { locales } from "../../generated/catalog.ts";

const inEach = import.meta.glob<NamedCases>("../../generated/ask/cases/*.json", {
  eager: true,
  import: "default",
});
const namesIn = (language: string): NamedCases["pages"] =>
  inEach[`../../generated/ask/cases/${language}.json`]?.pages ?? [];

/**
 * What the statutes say, read in the General Statutes of North Carolina (chapter 14), the Oregon Revised Statutes, the Revised
 * Code of Washington and the severity chart of Florida.
 */
const classes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "legal/north-carolina": {
    "Felony larceny": "class H felony",
    "Misdemeanor larceny": "class 1 misdemeanor",
    "Felony breaking and entering": "class H felony",
    "Misdemeanor breaking and entering": "class 1 misdemeanor",
    "Breaking and entering a motor vehicle": "class I felony",
    "First-degree burglary": "class D felony",
    "Second-degree burglary": "class G felony",
    "Armed robbery, with a dangerous weapon": "class D felony",
    "Common-law robbery": "class G felony",
    "Possession of a firearm by a felon, felon with a gun": "class G felony",
    "Obtaining property by false pretenses": "class H felony",
    "First-degree arson": "class D felony",
    "Second-degree arson": "class E felony",
    "First-degree murder": "class A felony",
    "Second-degree murder": "class B1 felony",
    "Second-degree trespass": "class 3 misdemeanor",
    "Resisting, delaying or obstructing an officer": "class 2 misdemeanor",
    "Misdemeanor child abuse": "class A1 misdemeanor",
    "Hit and run, someone injured": "class H felony",
    "Hit and run, only property damaged": "class 1 misdemeanor",
    "Assault on a female by a man": "class A1 misdemeanor",
    Speeding: "by the speed",
    "Possession of cocaine": "class I felony",
    "Possession of heroin": "class I felony",
    "Possession with intent to sell cocaine (PWISD)": "class H felony",
    "Possession with intent to sell marijuana (PWISD)": "class I felony",
    "Habitual impaired driving (habitual DWI)": "class F felony",
  },
  "legal/oregon": {
    "Theft in the first degree": "class C felony",
    "Aggravated theft in the first degree": "class B felony",
    "Theft in the third degree": "class C misdemeanor",
    "Burglary in the first degree": "class A felony",
    "Assault in the fourth degree": "class A misdemeanor",
    "Assault in the third degree": "class C felony",
    Harassment: "class B misdemeanor",
    Menacing: "class A misdemeanor",
    "Criminal trespass in the second degree": "class C misdemeanor",
  },
  "legal/washington": {
    "Theft in the first degree": "class B felony",
    "Theft in the second degree": "class C felony",
    "Arson in the first degree": "class A felony",
    "DUI, driving under the influence, drunk driving": "gross misdemeanor",
  },
  "legal/florida": {
    "Grand theft of a firearm": "third-degree felony",
    "DUI manslaughter": "second-degree felony",
    "Armed burglary": "first-degree felony, punishable by life",
  },
};

describe.each(Object.entries(classes))("below %s", (below, expected) => {
  test.each(Object.entries(expected))("%j is a %s", (name, ofClass) => {
    const found = namesIn("en").filter(({ route, title }) => route.startsWith(`${below}/`) && title === name);
    expect(found.map((each) => each.class)).toContain(ofClass);
  });
});

test("every offense has its class, in every language as many", () => {
  for (const { id } of locales) {
    const names = namesIn(id);
    expect(names.filter((each) => (each.class ?? "") === "").map(({ title }) => title)).toEqual([]);
    expect(names).toHaveLength(namesIn("en").length);
  }
});

/** What people type into the box of a place, and the names it lists first. */
const lines: readonly (readonly [below: string, line: string, names: readonly string[]])[] = [
  [
    "legal/florida",
    "dui",
    ["DUI, third conviction, as a felony", "DUI, fourth conviction or more, as a felony"],
  ],
  ["legal/florida", "drug possession", ["Drug possession (a controlled substance), such as cocaine"]],
  ["legal/florida", "grand theft", ["Grand theft, third degree, from $750 to under five thousand"]],
  ["legal/north-carolina", "felony larceny", ["Felony larceny"]],
  [
    "legal/north-carolina",
    "breaking and entering",
    ["Felony breaking and entering", "Breaking and entering a motor vehicle"],
  ],
  [
    "legal/north-carolina",
    "hit and run",
    ["Hit and run, only property damaged", "Hit and run, someone injured"],
  ],
  [
    "legal/north-carolina",
    "trespass",
    ["Domestic criminal trespass", "First-degree trespass", "Second-degree trespass"],
  ],
  ["legal/oregon", "theft 1", ["Theft in the first degree"]],
  ["legal/oregon", "assault 2", ["Assault in the second degree"]],
  ["legal/oregon", "1st degree burglary", ["Burglary in the first degree"]],
  ["legal/oregon", "dui", ["Driving under the influence (DUII)"]],
  ["legal/washington", "theft", ["Theft in the first degree", "Theft in the second degree"]],
  ["legal/north-carolina", "cocaine possession", ["Possession of cocaine"]],
  ["legal/north-carolina", "dwi", ["DWI, impaired driving, drunk driving"]],
  ["legal/washington", "dui", ["DUI, driving under the influence, drunk driving"]],
  ["legal/washington", "physical control", ["Physical control of a vehicle under the influence"]],
  ["legal/washington", "theft 2nd", ["Theft in the second degree"]],
];

test.each(lines)("in the box of %s, %j lists these first", async (below, line, expected) => {
  const found = await pagesBelow("en", below, line);
  expect(found.slice(0, expected.length).map(({ title }) => title)).toEqual(expected);
});

test.each([
  ["legal/oregon", "meth possession"],
  ["legal/oregon", "driving while suspended"],
  ["legal/washington", "vucsa"],
  ["legal/texas", "theft"],
])("in the box of %s, %j finds nothing, and no page by the name of the place", async (below, line) => {
  expect(await pagesBelow("en", below, line)).toEqual([]);
  const place = below.split("/").at(-1) ?? "";
  expect(await pagesBelow("en", below, `${line} ${place}`)).toEqual([]);
});
