import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const today = "2026-11-21";

// The certainty of the whole answer is that of earned time, which rests on a secondary source, or less.
test.each([
  { weapon: "firearm", want: "RCW 9.94A.533(3), firearms", status: "official", certainty: "secondary" },
  {
    weapon: "deadly_weapon",
    want: "RCW 9.94A.533(4), other deadly weapons",
    status: "secondary",
    certainty: "secondary",
  },
])(
  "the time for a weapon ($weapon) cites the law of that weapon alone",
  async ({ weapon, want, status, certainty }) => {
    const { out } = await runTerminal(["robbery-1st-degree", "--weapon", weapon, "--json"], today);
    expect(JSON.parse(out)).toHaveProperty("certainty", certainty);
    const [ofWeapon, ...others] = out.match(/"RCW 9\.94A\.533\([34]\)[^}]*"status":"\w+"/g) ?? [];
    expect(others).toEqual([]);
    expect(ofWeapon).toContain(want);
    expect(ofWeapon).toMatch(new RegExp(`"${status}"$`));
  },
);
