import { describe, expect, test } from "vitest";
import { commandNames } from "../../cli/commands/names.ts";
import { runTerminal } from "../setup/terminal.ts";

const today = "2026-11-21";
const plainsum = async (line: string): ReturnType<typeof runTerminal> =>
  runTerminal(line === "" ? [] : line.split(" "), today);

describe("looking around", () => {
  test("lists, finds and describes", async () => {
    expect((await plainsum("list finance")).out).toContain("finance/mortgage");
    expect((await plainsum("search home loan")).out).toContain("finance/mortgage");
    // Only the Spanish words hold this one.
    expect((await plainsum("search hipoteca")).out).toMatch(/^finance\/mortgage  Mortgage\n/);
    expect((await plainsum("search simple assault --in legal/north-carolina")).out).toMatch(
      /^legal\/north-carolina\/assault --offense simple  Simple assault/,
    );
    expect((await plainsum("search simple assault --in legal/oregon/")).out).not.toContain("carolina");
    const { code, notes } = await plainsum("search assault --in legal/nowhere");
    expect(code).toBe(2);
    expect(notes).toContain("“legal/nowhere”");
    expect((await plainsum("explain 302")).out).toBe((await plainsum("explain P0302")).out);
    expect((await plainsum("info mortgage")).out).toContain("plainsum finance/mortgage --home-price");
    expect((await plainsum("mortgage --help")).out).toContain("--home-price <money>");
    expect((await plainsum("explain P0302")).out).toContain("P0302 unknown_name");
    expect((await plainsum("")).out).toContain("plainsum <calculator>");
  });

  test.each(["finance", "legal/ohio", "legal/ohio --json"])(
    "the address %s lists what is below it",
    async (line) => {
      expect(await plainsum(line)).toEqual(await plainsum(`list ${line}`));
    },
  );

  test("of a calculator that has only pages of other names, those are named", async () => {
    const { notes } = await plainsum("automotive-engine/outboard-motor-fuel-consumption");
    expect(notes).toContain("automotive-engine/outboard-motor-fuel-consumption-40-hp");
    expect(notes).not.toContain("npm run generate");
  });
});

describe("a name that leaves out its place", () => {
  test.each([
    ["dui", "Washington DUI penalties"],
    ["dwi", "North Carolina DWI sentencing calculator"],
    ["assault --locale es", "Carolina del Norte"],
  ])("%s is answered with it first", async (line, place) => {
    expect((await plainsum(line)).out.split("\n\n")[0]).toContain(place);
  });

  test("a name that says the place does not hear it again, and programs have the address", async () => {
    expect((await plainsum("washington/dui")).out).toMatch(/^This DUI/);
    expect(JSON.parse((await plainsum("dui --json")).out)).toMatchObject({
      calculator: "legal/washington/dui",
    });
    expect((await plainsum("mortgage")).out).toBe((await plainsum("finance/mortgage")).out);
  });
});

describe("what a calculator is, for programs", () => {
  const infoOf = async (line: string): Promise<unknown> =>
    JSON.parse((await plainsum(`info ${line} --json`)).out);

  test("an input has its flag, label, unit and limits in that unit", async () => {
    const info = await infoOf("mortgage");
    expect(info).toMatchObject({ calculator: "finance/mortgage", language: "en", notice: "finance" });
    expect(info).toHaveProperty("inputs.1", {
      id: "home_price",
      flag: "--home-price",
      argument: "<money>",
      label: "Home price",
      hint: "The price in the contract. Mortgage insurance is based on it, or on the appraised value if that is lower.",
      type: "money",
      unit: null,
      units: [],
      currency: null,
      choices: [],
      required: false,
      default: "400000",
      share_of: null,
      inverse: false,
      parts: [],
      minimum: 1,
      maximum: 1_000_000_000,
      usual: [],
      step: null,
      exclusive_minimum: false,
      exclusive_maximum: false,
      columns: [],
    });
    expect(info).toHaveProperty(
      "inputs",
      expect.arrayContaining([
        expect.objectContaining({ id: "years", unit: "year", minimum: 1, maximum: 50 }),
        expect.objectContaining({ id: "down_payment", argument: "<money|percent>", share_of: "home_price" }),
      ]),
    );
    expect(await infoOf("tip")).toHaveProperty(
      "inputs",
      expect.arrayContaining([
        expect.objectContaining({ id: "tip_rate", usual: [0.1, 0.15, 0.18, 0.2, 0.22, 0.25] }),
        expect.objectContaining({ id: "bill", usual: [], step: null }),
        expect.objectContaining({ id: "people", step: 1 }),
      ]),
    );
    expect(info).toHaveProperty("examples.0.line", expect.stringMatching(/^plainsum finance\/mortgage --/));
    expect(info).toHaveProperty("flags", expect.arrayContaining(["--json", "--as-of"]));
  });

  test("rows and tables have columns, choices their labels in the language", async () => {
    expect(await infoOf("grade")).toHaveProperty(
      "inputs.1.columns.1",
      expect.objectContaining({ id: "score" }),
    );
    const tip = await infoOf("tip --locale es");
    expect(tip).toHaveProperty("language", "es");
    expect(tip).toHaveProperty("inputs.2.choices.1", {
      id: "before_tax",
      label: "El monto antes de impuestos",
      short_label: "Antes de impuestos",
    });
  });

  test("months of a schedule are gathered into years until all rows are asked for", async () => {
    const line = "mortgage --start-month 2026-01 --years 2";
    expect((await plainsum(line)).out).toMatch(/^Year .*\n2026 .*\n2027 .*\n24 rows \(--all\)$/mu);
    expect((await plainsum(`${line} --all`)).out).toContain("December 2027");
  });

  test("what is said beside an input, and how far its − and + go", async () => {
    const line = "mortgage --home-price 400000 --down-payment 80000";
    expect(JSON.parse((await plainsum(`${line} --json`)).out)).toHaveProperty("aids", {
      down_payment: "20% of the price",
    });
    expect((await plainsum(line)).out).toContain("20% of the price");
    expect((await plainsum("heloc --help")).out.replaceAll(/\s+/g, " ")).toContain(
      "to Your line of credit, default",
    );
    expect((await plainsum("tip --help")).out.replaceAll(/\s+/g, " ")).toContain("in steps of 1");
    // Its field is in pounds, in which the limit is no round number.
    expect(
      (await plainsum("legal/north-carolina/drug-trafficking --help")).out.replaceAll(/\s+/g, " "),
    ).toContain("above 0 lb, to 100,000 kg");
  });

  test("every command's mistake has the same keys", async () => {
    for (const line of [
      "info nope --json",
      "list nope --json",
      "list --jsno --json",
      "tip --bil 1 --json",
      "nope --json",
    ]) {
      const printed: unknown = JSON.parse((await plainsum(line)).out);
      expect(printed).toHaveProperty("status", "invalid");
      for (const key of ["at", "code", "message"])
        expect(printed, line).toHaveProperty(`problems.0.${key}`, expect.stringMatching(/\w/u));
    }
  });
});

describe("help", () => {
  test("every command the help names has a help of its own", async () => {
    const { code, out } = await plainsum("--help");
    expect(code).toBe(0);
    const named = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = ""]) => name);
    expect(named.filter((each) => each !== "plainsum").toSorted()).toEqual(commandNames.toSorted());
    for (const name of named.filter((each) => each !== "help" && each !== "plainsum")) {
      const asked = await plainsum(`${name} --help`);
      expect(asked, name).toMatchObject({ code: 0, notes: "" });
      expect(asked.out).toContain(`plainsum ${name}`);
      expect((await plainsum(`help ${name}`)).out).toBe(asked.out);
    }
  });

  test.each([
    { line: "info", want: "A word is missing: plainsum info ….\nSee plainsum info --help.\n" },
    {
      line: "list --jsno",
      want: "There is no flag --jsno. Did you mean --json?\nSee plainsum list --help.\n",
    },
  ])("$line says where to read more", async ({ line, want }) => {
    expect(await plainsum(line)).toEqual({ code: 2, out: "", notes: want });
  });

  test.each(["--version", "-v", "-V", "version"])("%s is that of the package", async (line) => {
    const { code, out } = await plainsum(line);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test("help of a calculator is its own", async () => {
    const own = await plainsum("finance/mortgage --help");
    expect(own.out).toContain("--home-price <money>");
    expect(await plainsum("help finance/mortgage")).toEqual(own);
    const grade = (await plainsum("grade --help")).out;
    expect(grade).toMatch(/^ {4}score <percent> +Score, from 0%, to 1,000%, required$/mu);
    expect(grade).toMatch(/--final-planned \[yes\|no\] .*default yes$/mu);
    expect((await plainsum("boat-trip --help")).out).toMatch(/only with\s+--fuel-given\s+per_distance/);
    expect(own.out).toMatch(/--repayment <level\|equal_principal> +Repayment, not with --paid-in USD,/u);
    expect((await plainsum("mortgage --locale es --help")).out).toMatch(/valor\s+inicial 400,000\.00/u);
  });
});
