/**
 * The library as a stranger has it: built, put into another project's node_modules, imported by Node and by TypeScript.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalog } from "../../../generated/catalog.ts";
import { libraryNames } from "../../../generator/emit/library.ts";
import { camelCase } from "../../../generator/typescript/identifiers.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const compiler = join(fileURLToPath(import.meta.resolve("typescript/package.json")), "../bin/tsc");
const project = mkdtempSync(join(tmpdir(), "plainsum-library-"));

/** On a busy machine, building takes longer than a hook usually has. */
const buildTime = 120_000;

beforeAll(() => {
  const home = join(project, "node_modules/plainsum");
  mkdirSync(home, { recursive: true });
  execFileSync(process.execPath, [join(root, "cli/build/library.js"), "--output", join(home, "dist")]);
  cpSync(join(root, "package.json"), join(home, "package.json"));
}, buildTime);
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What a program in the stranger's project prints, as JSON. */
function run(program: string): unknown {
  const file = join(project, "program.mjs");
  writeFileSync(file, program);
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: "utf8" }));
}

/** What TypeScript finds wrong with a program in the stranger's project. */
function typeErrors(program: string): string {
  const file = join(project, "program.mts");
  writeFileSync(file, program);
  try {
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--lib", "es2023,dom", "--types", ""];
    execFileSync(process.execPath, [compiler, ...options, file], { cwd: project, encoding: "utf8" });
    return "";
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}

describe("a program", () => {
  // The loan of the CFPB's sample Loan Estimate: $761.78 a month.
  test("asks a calculator, with defaults for what it leaves out", () => {
    const answer = run(`
      import { mortgage } from "plainsum";
      const { status, values } = mortgage({ home_price: 180_000, down_payment: 18_000, annual_rate: 0.03875, years: 360 });
      console.log(JSON.stringify({ status, payment: values.payment.toFixed(2) }));
    `);
    expect(answer).toEqual({ status: "answered", payment: "761.78" });
  });

  test("is told what is wrong, and why there is no answer", () => {
    const answers = run(`
      import { bmi, mortgage } from "plainsum";
      const odd = [NaN, Infinity, -1, "400000", null].map((home_price) => mortgage({ home_price }));
      console.log(JSON.stringify([bmi({ age: 19 }).status, ...odd.map(({ problems }) => problems[0].code)]));
    `);
    expect(answers).toEqual([
      "refused",
      "not_a_number",
      "too_large",
      "below_minimum",
      "not_a_number",
      "required",
    ]);
  });

  test("asks as on another day", () => {
    const years = run(`
      import { age } from "plainsum";
      const ask = (today) => age({ birth_date: "2000-01-31" }, { today }).values.age_years;
      console.log(JSON.stringify([ask("2010-01-31"), ask("2026-11-21")]));
    `);
    // Months: the base unit of years.
    expect(years).toEqual([120, 312]);
  });

  test("that gives an input there is not is wrong itself", () => {
    const message = run(`
      import { mortgage } from "plainsum";
      const messages = ["price", "__proto__", "constructor"].map((name) => {
        try { mortgage(JSON.parse('{"' + name + '": 1}')); return "none"; } catch (error) { return error.name; }
      });
      console.log(JSON.stringify(messages));
    `);
    expect(message).toEqual(["TypeError", "TypeError", "TypeError"]);
  });

  test("finds every calculator under its name, ready to answer", () => {
    const names = [...libraryNames(catalog.map(({ id }) => id)).values()].map(camelCase);
    const answers = run(`
      import * as library from "plainsum";
      const bad = Object.values(library).filter((ask) => !/^(answered|refused)$/.test(ask().status));
      console.log(JSON.stringify({ names: Object.keys(library), bad: bad.map(({ description }) => description.id) }));
    `);
    expect(answers).toEqual({ names: names.toSorted(), bad: [] });
  });
});

test("its types know each calculator's inputs and values, and that a status comes first", () => {
  expect(
    typeErrors(`
      import { mortgage, type Answer, type MortgageValues } from "plainsum";
      const answer: Answer<MortgageValues> = mortgage({ home_price: 180_000 }, { today: "2026-11-21" });
      switch (answer.status) {
        case "answered": { const payment: number = answer.values.payment; console.log(payment); break; }
        case "invalid": console.log(answer.problems[0]?.code); break;
        case "refused": console.log(answer.refusal.citations?.[0].title); break;
        default: answer satisfies never;
      }
      // @ts-expect-error -- no such input
      mortgage({ price: 1 });
      // @ts-expect-error -- an amount is a number
      mortgage({ home_price: "1" });
      // @ts-expect-error -- it may have no values
      console.log(answer.values);
    `),
  ).toBe("");
});

test("a name is a path below its category, with the category where two are the same, and no name begins with a digit", () => {
  expect([
    ...libraryNames([
      "finance/loan",
      "legal/ohio/felony",
      "math/area",
      "conversion/area",
      "engine/2-stroke",
    ]).values(),
  ]).toEqual(["loan", "ohio_felony", "math_area", "conversion_area", "calculator_2_stroke"]);
});
