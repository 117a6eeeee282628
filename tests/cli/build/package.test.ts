/**
 * The package as a stranger has it: packed, installed in an empty project without a network, asked in a terminal, imported
 * by Node and by TypeScript.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalog } from "../../../generated/catalog.ts";
import { libraryNames } from "../../../generator/emit/library.ts";
import { camelCase } from "../../../generator/typescript/identifiers.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const compiler = join(fileURLToPath(import.meta.resolve("typescript/package.json")), "../bin/tsc");
const folder = mkdtempSync(join(tmpdir(), "plainsum-package-"));
const project = join(folder, "project");

/** On a busy machine, building takes longer than a hook usually has. */
const buildTime = 240_000;

const npm = (words: readonly string[], cwd: string): string =>
  execFileSync("npm", ["--silent", ...words], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "" },
  });

beforeAll(() => {
  const clone = join(folder, "clone");
  mkdirSync(project, { recursive: true });
  mkdirSync(clone);
  // The first line after a change builds the command.
  execFileSync(process.execPath, [join(root, "cli/bin/plainsum.cjs"), "--version"]);
  for (const path of ["package.json", "README.md", "LICENSE", "cli", "dist/cli"])
    cpSync(join(root, path), join(clone, path), { recursive: true });
  execFileSync(process.execPath, [join(root, "cli/build/library.js"), "--output", join(clone, "dist")]);
  // What it builds first is built; doing so here would wait for whoever builds or tests in the clone.
  npm(["pack", "--ignore-scripts", "--pack-destination", folder], clone);
  const [tarball = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  npm(["install", "--offline", join(folder, tarball)], project);
}, buildTime);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

describe("the package", () => {
  test("holds what runs, and needs no other package", () => {
    const installed = join(project, "node_modules/plainsum");
    expect(readdirSync(installed).toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "cli",
      "dist",
      "package.json",
    ]);
    expect(readdirSync(join(installed, "cli"))).toEqual(["bin"]);
    expect(readdirSync(join(installed, "dist")).toSorted()).toEqual(["cli", "library"]);
    expect(readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
      "plainsum",
    ]);
  });

  test("answers in a terminal", () => {
    const line = ["--offline", "plainsum", "finance/tip", "--bill", "50", "--tip-rate", "20%"];
    const { status, stdout, stderr } = spawnSync("npx", line, { cwd: project, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("$10.00");
  });

  test("has the other commands", () => {
    const plainsum = (words: readonly string[]): string =>
      execFileSync("npx", ["--offline", "plainsum", ...words], { cwd: project, encoding: "utf8", input: "" });
    expect(plainsum(["search", "mortgage"])).toContain("finance/mortgage");
    expect(plainsum(["15% of 80"])).toContain("12");
    expect(plainsum(["mcp"])).toBe("");
  });
});

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
