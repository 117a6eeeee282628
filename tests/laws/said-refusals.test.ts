import { describe, expect, test } from "vitest";
import { runTerminal } from "../setup/terminal.ts";

const noteOf = async (line: string): Promise<string> =>
  (await runTerminal(line.split(" "), "2026-12-01")).notes.replaceAll(/\s+/g, " ");

const possession = "legal/north-carolina/drug-possession --offense-date 2025-06-15";
const felony = "legal/washington/felony";

// What these pages refuse to date, they still say right.
describe("figures that a refusal says", () => {
  // G.S. 90-95(h)(5a): possession alone of the lowest amounts.
  test.each([
    ["--substance cocaine --drug-weight 28g", true],
    ["--substance cocaine --drug-weight 200g", false],
    ["--substance marijuana --weight 11lb", true],
    ["--substance marijuana --weight 50lb", false],
  ])("of %s, less after special findings is named: %s", async (amount, isNamed) => {
    const note = await noteOf(`${possession} ${amount}`);
    expect(note).toContain("substantial assistance to the prosecution");
    expect(note.includes("for possession alone, after special findings")).toBe(isNamed);
  });

  // RCW 9.94A.506(3) and 9A.20.021: class C ends at five years, class B at ten.
  test.each([
    ["drug_other", "20 to 60 months with three to five, and 5 years with six or more"],
    ["drug_place", "20 to 60 months with three to five, and 5 years with six or more"],
    ["drug_meth", "20 to 60 months with three to five, and 60 to 120 months with six or more"],
  ])("%s passes no maximum of its class", async (offense, ranges) => {
    expect(await noteOf(`${felony} --offense ${offense}`)).toContain(ranges);
  });

  test.each([
    ["molestation_1", true],
    ["rape_child_3", true],
    ["rape_2", false],
    ["rape_1", false],
  ])("of %s the alternative for sex offenses is named: %s", async (offense, isNamed) => {
    const note = await noteOf(`${felony} --offense ${offense}`);
    expect(note).toContain("This is a sex offense.");
    expect(note.includes("RCW 9.94A.670")).toBe(isNamed);
  });
});

test("the number of a section is no figure", async () => {
  for (const line of ["9.94A.510", "9A.36.041"]) {
    const { code, notes } = await runTerminal([line], "2026-12-01");
    expect({ line, code }).toEqual({ line, code: 2 });
    expect(notes).toContain("legal/washington/");
  }
});

test("years of a mandatory minimum are no sentence without one", async () => {
  const { code, notes } = await runTerminal(["3 year mandatory minimum florida gain time"], "2026-12-01");
  expect(code).toBe(2);
  expect(notes).toContain("legal/florida/gain-time");

  const both = await runTerminal(
    ["5 year sentence 3 year mandatory minimum florida gain time"],
    "2026-12-01",
  );
  expect(both.out).toContain("--sentence-years 5 --minimum-years 3");
});

test("miles over the limit are no limit", async () => {
  const { code, out, notes } = await runTerminal(["15 over nc license suspended"], "2026-12-01");
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(notes).toContain("legal/north-carolina/traffic");
  expect(notes).not.toContain("15 mph");
});
