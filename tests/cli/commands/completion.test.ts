import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const today = "2026-11-21";
const completed = async (...words: readonly string[]): Promise<readonly string[]> => {
  const { code, out } = await runTerminal(["completion", "words", "--", ...words], today);
  expect(code).toBe(0);
  return out.split("\n").filter((line) => line !== "");
};

test.each([
  { words: ["finance/mor"], want: ["finance/mortgage"] },
  { words: ["sea"], want: ["search"] },
  { words: ["list", "hea"], want: ["health"] },
  { words: ["info", "health/"], want: ["health/bmi"] },
  { words: ["boat-trip", "--fuel-"], want: ["--fuel-given", "--fuel-use", "--fuel-economy", "--fuel-price"] },
  { words: ["boat-trip", "--fuel-given", ""], want: ["per_hour", "per_distance"] },
  { words: ["grade", "--final-planned", ""], want: ["yes", "no"] },
  { words: ["bmi", "--locale", "e"], want: ["en", "es"] },
  { words: ["mortgage", "--solve", "home"], want: ["home-price"] },
  { words: ["mort"], want: ["mortgage"] },
  { words: ["boat-trip", "--fuel-given=per_h"], want: ["--fuel-given=per_hour"] },
  { words: ["boat-trip", "--fuel-given", "=", "per_h"], want: ["per_hour"] },
  { words: ["boat-trip", "--in", "us"], want: ["us_gallon"] },
  { words: ["schema", "health/"], want: ["health/bmi"] },
  { words: ["nope", "--"], want: [] },
])("$words", async ({ words, want }) => {
  expect(await completed(...words)).toEqual(want);
});

test("a flag is offered once, that of rows again", async () => {
  expect(await completed("tip", "--bill", "3", "--bi")).toEqual([]);
  expect(await completed("grade", "--work", "A,90,20", "--wo")).toEqual(["--work"]);
});

test("a flag of one page that sets an input is not offered there", async () => {
  expect(await completed("legal/north-carolina/class-h-felony", "--offense-")).toEqual(["--offense-date"]);
});

test("bash asks for the words of the line", async () => {
  const { out } = await runTerminal(["completion", "bash"], today);
  const line = "COMP_WORDS=(plainsum bmi --sys) COMP_CWORD=2; _plainsum; printf '%s|' \"${COMPREPLY[@]}\"";
  const stub = "plainsum() { printf '%s\\n' \"$*\" 'second word'; }";
  expect(execFileSync("bash", ["-c", `${stub}\n${out}\n${line}`], { encoding: "utf8" })).toBe(
    "completion|words|--|bmi|--sys|second word|",
  );
});

test("each shell that is known has a script, another is asked for", async () => {
  for (const shell of ["bash", "zsh", "fish"])
    expect(await runTerminal(["completion", shell], today)).toMatchObject({ code: 0, notes: "" });
  expect(await runTerminal(["completion", "tcsh"], today)).toMatchObject({
    code: 2,
    out: "",
    notes: "Which shell? plainsum completion bash, zsh, fish\n",
  });
});
