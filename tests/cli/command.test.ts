import { describe, expect, test } from "vitest";
import { exchangeRatesTable } from "../../generated/tables/finance/exchange_rates.ts";
import { addDays } from "../../generator/runtime/calendar.ts";
import { dateText } from "../../generator/runtime/date-text.ts";
import { runTerminal } from "../setup/terminal.ts";

const today = "2026-11-21";
const plainsum = async (line: string): ReturnType<typeof runTerminal> =>
  runTerminal(line === "" ? [] : line.split(" "), today);

describe("answers", () => {
  test("a person gets the sentence, the figures and the rows", async () => {
    const { code, out, notes } = await plainsum(
      "finance/mortgage --home-price 180000 --down-payment 18000 --annual-rate 3.875% --years 30",
    );
    expect({ code, notes }).toEqual({ code: 0, notes: "" });
    // CFPB sample Loan Estimate.
    expect(out).toContain("$761.78");
    expect(out).toContain("360 rows (--all)");
  });

  test("a program gets one object, values unrounded", async () => {
    const { code, out } = await plainsum(
      "finance/mortgage --home-price 180000 --down-payment 18000 --annual-rate 3.875% --years 30 --json",
    );
    expect(code).toBe(0);
    expect(out.trimEnd()).not.toContain("\n");
    const printed: unknown = JSON.parse(out);
    expect(printed).toMatchObject({
      calculator: "finance/mortgage",
      status: "answered",
      problems: [],
      refusal: null,
    });
    expect(printed).toHaveProperty("values.payment", 761.78);
    expect(printed).toHaveProperty("values.payoff_month", "2056-10-01");
  });

  // Payments of 2,000 for 360 months at 6.5% / 12 a month are worth 2,000 × (1 − 1.0054166…^−360) / 0.0054166… now.
  const present = 316_421.639_074_146;

  test("an input is found from a result", async () => {
    const line =
      "finance/mortgage --solve home-price --payment 2k --down-payment 80000 --annual-rate 6.5% --years 30";
    const { code, out } = await plainsum(line);
    expect(code).toBe(0);
    expect(out).toMatch(/Principal and interest +\$2,000\.00\n/u);
    // Whole dollars do: 64 cents less are 0.4 of a cent a month.
    expect(out).toMatch(/^Home price: \$396,421\.00\n\nEach month you pay \$2,566\.67/u);
    const printed: unknown = JSON.parse((await plainsum(`${line} --json`)).out);
    expect(printed).toMatchObject({
      status: "answered",
      solved: { input: "home_price", output: "payment", target: 2000, typed: [396_421] },
      inputs: { home_price: 396_421 },
    });
    // The payment is in whole cents: half a cent is worth 79 cents now.
    expect(printed).toHaveProperty("solved.values.0", expect.closeTo(80_000 + present, -0.2));
    expect(printed).toHaveProperty("values.payment", 2000);
  });

  // 500 ÷ 1.5 in dinars of three decimals: nobody typed it, so it is not asked about.
  test("what was found is certain, in the decimals of its currency", async () => {
    const { out, notes } = await plainsum(
      "currency-converter --from KWD --to USD --rate-source own --own-rate 1.5 --solve amount --converted 500",
    );
    expect(notes).toBe("");
    expect(out.replaceAll("\u00a0", " ")).toContain("KWD 333.333 = $500.00 at a rate of 1.5.");
  });

  test.each([
    {
      line: "--solve years --payment 2000",
      want: "“years” cannot be found from a result. These can: home-price, down-payment, annual-rate.",
    },
    { line: "--solve home-prise --payment 2000", want: "Did you mean home-price?" },
    {
      line: "--payment 2000",
      want: "--payment is a result. To find an input from it, add --solve and the input.",
    },
    { line: "--solve home-price", want: "Give one result to reach: --monthly-total … | --payment …." },
    { line: "--solve home-price --payment 1 --monthly-total 2", want: "Give one result to reach" },
    {
      line: "--solve home-price --payment 2000 --home-price 3",
      want: "--home-price is what is looked for: leave it out.",
    },
    {
      line: "--solve annual-rate --payment 100",
      want: "No value of Annual interest rate from 0% to 40% gives this result.",
    },
    {
      line: "--solve home-price --payment 2000 --stage running",
      want: "No value of Home value from $1.00 to $1,000,000,000.00 gives this result.",
    },
    { line: "--solve home-price --payment abc", want: "--payment: “abc” can’t be read as a number" },
  ])("$line says what is wrong", async ({ line, want }) => {
    const { code, notes } = await plainsum(`finance/mortgage ${line}`);
    expect(code).toBe(2);
    expect(notes.replaceAll("\n", " ")).toContain(want);
  });

  test("figures a table calls old are remarked on, and only then", async () => {
    const line = "currency-converter --from USD --to AED --amount 100";
    // The rates change every day, and are old after a week.
    const newest = exchangeRatesTable.periods.at(-1)?.from ?? "";
    const [week, past] = [addDays(newest, 7), addDays(newest, 8)];
    const old = await plainsum(`${line} --as-of ${past}`);
    expect(old.out).toContain(
      `Not current. This answer uses figures from ${dateText(newest, "en-US", "day")}`,
    );
    expect((await plainsum(`${line} --as-of ${week}`)).out).not.toContain("Not current");
    const own = await plainsum(`${line} --rate-source own --own-rate 3.7 --as-of ${past}`);
    expect(own.out).not.toContain("Not current");
    const printed: unknown = JSON.parse((await plainsum(`${line} --as-of ${past} --json`)).out);
    expect(printed).toHaveProperty("sources.0.stale", true);
  });

  test.each([
    { born: "2024-11-20", locale: "en", want: "You are 2 years and 1 day old on November 21, 2026." },
    { born: "2024-11-20", locale: "es", want: "Usted tiene 2 años y 1 día el 21 de noviembre de 2026." },
    { born: "2024-11-20", locale: "ar", want: "سنتان ويوم واحد." },
    { born: "2026-10-21", locale: "en", want: "You are 1 month old on" },
    { born: "2026-09-20", locale: "es", want: "Usted tiene 2 meses y 1 día el" },
    { born: "2023-09-21", locale: "es", want: "3 años y 2 meses el" },
    { born: "2023-09-20", locale: "es", want: "3 años, 2 meses y 1 día el" },
    { born: "2026-11-21", locale: "en", want: "You are 0 days old on" },
    { born: "2026-11-21", locale: "zh", want: "您已满 0 天。" },
  ])("parts of an age that are zero are left out: $born in $locale", async ({ born, locale, want }) => {
    const { out } = await plainsum(`age --birth-date ${born} --locale ${locale}`);
    expect(out.replaceAll("\u00a0", " ")).toContain(want);
  });

  test("what is said below a figure reaches a person and a program", async () => {
    const note = "On the usual US scale. You can enter your school's cutoffs.";
    expect((await plainsum("grade")).out).toMatch(
      /^Letter grade\n {2}On the usual US scale\. You can enter your school's cutoffs\.$/mu,
    );
    const printed: unknown = JSON.parse((await plainsum("grade --json")).out);
    expect(printed).toMatchObject({ value_notes: { letter: note } });
  });

  test("a fixed key of a table is said in words, in every language", async () => {
    for (const [locale, named] of [
      ["en", "Mitigated range"],
      ["es", "Rango atenuado"],
    ] as const) {
      const { out } = await plainsum(`legal/north-carolina/felony --steps --locale ${locale}`);
      expect(out).not.toContain("· mitigated");
      expect(out).toContain(`· ${named}`);
    }
  });

  test("the last part of a name is enough where it is the only one", async () => {
    expect((await plainsum("mortgage --json")).out).toBe((await plainsum("finance/mortgage --json")).out);
  });

  test("a check names every field it is about", async () => {
    const { code, notes } = await plainsum("daily-life/age --birth-date 2026-01-02 --at-date 2026-01-01");
    expect(code).toBe(2);
    expect(notes).toMatch(/^[^:]*\(--birth-date\), [^:]*\(--at-date\): /);
  });

  test("values are read as in links first, then as people write them", async () => {
    const canonical = await plainsum("mortgage --home-price 400000.5 --json");
    expect((await plainsum("mortgage --home-price $400,000.50 --json")).out).toBe(canonical.out);
    const ambiguous = await plainsum("mortgage --hoa-dues 1,234 --json");
    expect(ambiguous.notes).toBe("--hoa-dues: Read as 1,234. For 1.234, type 1.234.\n");
  });

  test("both readings of a number are said, in the language asked for", async () => {
    const line = "mortgage --down-payment 0 --home-price 250.000 --json";
    const { out, notes } = await plainsum(line);
    expect(notes).toBe("--home-price: Read as 250. For 250,000, type 250000.\n");
    expect(JSON.parse(out)).toMatchObject({
      inputs: { home_price: 250 },
      notes: [{ at: "--home-price", code: "read_as" }],
    });
    expect((await plainsum(`${line} --locale es`)).notes).toMatch(/^--home-price: Leído como 250;/);
  });

  test("a flag that counts only with a choice takes the choice", async () => {
    const { code, out, notes } = await plainsum("boat-trip --fuel-economy 2mile/us_gallon --json");
    expect(code).toBe(0);
    expect(notes).toBe(
      "--fuel-given: Taken as --fuel-given per_distance, because --fuel-economy was given.\n",
    );
    expect(JSON.parse(out)).toMatchObject({
      inputs: { fuel_given: "per_distance" },
      notes: [{ at: "--fuel-given", code: "implied" }],
    });
  });

  test("a length in feet and inches is one", async () => {
    const { out } = await runTerminal(["bmi", "--height", "5'11\"", "--weight", "180 lb", "--json"], today);
    const printed: unknown = JSON.parse(out);
    // CDC: 703 × 180 / 71².
    expect(printed).toHaveProperty("values.bmi", expect.closeTo(25.1, 1));
    expect(printed).toHaveProperty("certainty", expect.stringMatching(/^(official|secondary|unconfirmed)$/));
    expect(printed).toHaveProperty("sources.0.title", expect.stringContaining("WHO"));
    expect(printed).toHaveProperty("steps.0.lines", expect.arrayContaining(["1.8034"]));
  });

  test("a result is told in the unit asked for", async () => {
    const { out } = await plainsum("area-converter --amount 2acre --in square_meter --json");
    // NIST SP 811: an acre is 4,046.8564224 square meters.
    const printed: unknown = JSON.parse(out);
    expect(printed).toHaveProperty("values.converted", expect.closeTo(8093.7128448, 6));
    expect(printed).toHaveProperty("units.converted", "square_meter");
    expect((await plainsum("area-converter --amount 2acre --in converted=m²")).out).toContain(
      "8,093.712845\u00a0m²",
    );
  });

  test("languages go by the names systems give them", async () => {
    const { out } = await plainsum("list --locale es");
    for (const name of ["ES", "es-MX", "es_ES.UTF-8"])
      expect((await plainsum(`list --locale ${name}`)).out).toBe(out);
  });

  test("a price is in the unit that is named beside it", async () => {
    const printed: unknown = JSON.parse((await plainsum("boat-trip --json")).out);
    expect(printed).toMatchObject({ inputs: { fuel_price: 1.2 }, units: { fuel_price: "USD/liter" } });
  });

  test("what went wrong in looking around is told to a program", async () => {
    for (const line of ["list nope --json", "info nope --json", "search --json", "list --jsno --json"])
      expect(JSON.parse((await plainsum(line)).out)).toHaveProperty(
        "problems.0.message",
        expect.stringMatching(/\w+/),
      );
  });

  test("a result's unit is asked for as it is typed in fields", async () => {
    for (const unit of ["m2", "m²", "square metre", "Square Meters", "sq m"]) {
      const { out } = await runTerminal(
        ["area-converter", "--amount", "2acre", "--in", unit, "--json"],
        today,
      );
      expect(JSON.parse(out)).toHaveProperty("units.converted", "square_meter");
    }
  });

  test("a unit may stand by its id, symbol or name", async () => {
    const [id, symbol, name] = await Promise.all(
      ["2 acre", "2 ac", "2 acres"].map(async (amount) =>
        runTerminal(["area-converter", "--amount", amount, "--json"], today),
      ),
    );
    expect(id?.code).toBe(0);
    expect(symbol?.out).toBe(id?.out);
    expect(name?.out).toBe(id?.out);
  });
});

describe("what people write is read", () => {
  // 703 × 180 lb ÷ (71 in)² = 25.1 (CDC, About Body Mass Index: the formula in pounds and inches).
  test.each([
    { locale: "en", weight: "180 lb", height: `5'11"` },
    { locale: "en", weight: "180 pounds", height: "5 ft 11 in" },
    { locale: "en", weight: "12 st 12 lb", height: "5 ft 11" },
    { locale: "es", weight: "180 libras", height: "5 pies y 11 pulgadas" },
    { locale: "zh", weight: "180磅", height: "5英尺11英寸" },
    { locale: "ar", weight: "180 رطل", height: "5 أقدام و11 بوصة" },
  ])(
    "$locale: $weight and $height in fields of kilograms and centimeters",
    async ({ locale, weight, height }) => {
      const line = ["bmi", "--weight", weight, "--height", height, "--json", "--locale", locale];
      const { code, out } = await runTerminal(line, today);
      expect(code).toBe(0);
      const answer: unknown = JSON.parse(out);
      const bmi: unknown = expect.closeTo(25.1, 1);
      expect(answer).toMatchObject({ values: { bmi }, notes: [] });
    },
  );

  test.each([
    { line: ["--home-price", "400k"], note: "Read as 400,000" },
    { line: ["--home-price", "$1.2 million"], note: "Read as 1,200,000" },
    { line: ["--annual-rate", "6 1/2 %"], note: "Read as 6.5%" },
    { line: ["--years", "360 months"], note: undefined },
    { line: ["--start-month", "2027-01-01"], note: undefined },
    { line: ["--start-month", "Nov 2026"], note: undefined },
  ])("mortgage $line", async ({ line, note }) => {
    const { code, out } = await runTerminal(["mortgage", ...line, "--json"], today);
    expect(code).toBe(0);
    const answer: unknown = JSON.parse(out);
    expect(answer).toMatchObject({ notes: note === undefined ? [] : [{ code: "read_as", message: note }] });
  });

  test("a rate below 1 without its sign says what it was read as, and what may have been meant", async () => {
    const { notes } = await runTerminal(["mortgage", "--annual-rate", "0.065"], today);
    expect(notes).toBe("--annual-rate: Read as 0.065%. For 6.5%, type 6.5%.\n");
  });

  test("another currency is a problem", async () => {
    const { code, notes } = await runTerminal(["mortgage", "--home-price", "€400,000"], today);
    expect({ code, notes }).toEqual({
      code: 2,
      notes: "Home price (--home-price): “€” is another currency; enter an amount in USD\n",
    });
  });
});

describe("what cannot be answered", () => {
  test.each([
    {
      line: "finance/mortgag",
      code: 2,
      notes:
        /^There is no calculator “finance\/mortgag”\. Did you mean finance\/mortgage\b.*\?\nSee plainsum list\.\n$/,
    },
    {
      line: "mortgage --home-pric 1",
      code: 2,
      notes:
        "There is no flag --home-pric. Did you mean --home-price?\nSee plainsum finance/mortgage --help.\n",
    },
    {
      line: "mortgage --years",
      code: 2,
      notes: "--years needs a value.\nSee plainsum finance/mortgage --help.\n",
    },
    {
      line: "mortgage --home-price abc",
      code: 2,
      notes: "Home price (--home-price): “abc” can’t be read as a number\n",
    },
    // Links write 6.2; what people write is read as well, and its own problem is told.
    {
      line: "mortgage --years 6⅕",
      code: 2,
      notes: "Term (--years): Enter 74\u00a0months or 75\u00a0months\n",
    },
    {
      line: "tip --as-of 2026-01-01 --as-of 2025-01-01",
      code: 2,
      notes: "--as-of: Give it only once.\nSee plainsum finance/tip --help.\n",
    },
    {
      line: "bmi --solve weight --bmi 22 --bmi 23",
      code: 2,
      notes: "--bmi: Give it only once.\nSee plainsum health/bmi --help.\n",
    },
    { line: "tip --all=no", code: 2, notes: "--all takes no value.\nSee plainsum finance/tip --help.\n" },
    { line: "mortgage --years 1 --years 2", code: 2, notes: "Term (--years): Give it only once.\n" },
    {
      line: "mortgage --as-of 2026-02-30",
      code: 2,
      notes: "“2026-02-30” is not a day written as YYYY-MM-DD.\n",
    },
    { line: "mortgage --locale xx", code: 2, notes: /^There is no language “xx”. There are en/ },
    { line: "list nowhere", code: 2, notes: /^There is no category “nowhere”/ },
    { line: "search qqqqqqqq", code: 1, notes: "Nothing found for “qqqqqqqq”. See plainsum list.\n" },
    {
      line: "tip x",
      code: 2,
      notes: "“x” has no flag before it. Write --bill x.\nSee plainsum finance/tip --help.\n",
    },
    {
      line: "binary 1010",
      code: 2,
      notes: "“1010” has no flag before it. Write --digits 1010.\nSee plainsum math/binary --help.\n",
    },
    {
      line: "basic x+1",
      code: 2,
      notes: "“x+1” has no flag before it. Write --calculation x+1.\nSee plainsum math/basic --help.\n",
    },
    {
      line: "basic --calculation x+1",
      code: 2,
      notes: "Calculation (--calculation): Can’t calculate from “x+1” on\n",
    },
    {
      line: "basic --calculation rent=1250;rnt*12",
      code: 2,
      notes: "Calculation (--calculation): “rnt” is not a name you have set. Names so far: rent\n",
    },
    {
      line: "basic --calculation sin=5",
      code: 2,
      notes:
        "Calculation (--calculation): “sin” already means something in arithmetic; choose another name, such\nas sin_a\n",
    },
    {
      line: "basic --calculation 2+",
      code: 2,
      notes: "Calculation (--calculation): Something is missing at the end\n",
    },
    { line: "help nope", code: 2, notes: /^There is no calculator “nope”/ },
    {
      line: "finance --rate 5",
      code: 2,
      notes: "There is no calculator “finance”.\nSee plainsum list finance.\n",
    },
    {
      line: "boat-trip --fuel-given per_hour --fuel-economy 2",
      code: 2,
      notes:
        "Fuel burned per distance (--fuel-economy): It has an effect only with --fuel-given per_distance.\n",
    },
    {
      line: "mortgage --repayment equal_principal",
      code: 2,
      notes: "Repayment (--repayment): It has no effect with --paid-in USD.\n",
    },
    {
      line: "legal/north-carolina/traffic --offense racing --offense-date 2025-11-30 --harm serious",
      code: 2,
      notes: "Injury it caused (--harm): It has no effect with --offense-date 2025-11-30.\n",
    },
    {
      line: "boat-trip --reserve half",
      code: 2,
      notes:
        "Reserve (--reserve): “half” is not one of the choices\nChoose one of: third, fifth, none, own.\n",
    },
    {
      line: "area-converter --in parsec",
      code: 2,
      notes: /^No result is shown in “parsec”\. Use square_millimeter, /,
    },
    {
      line: "tip --in EUR",
      code: 2,
      notes: "No result of this calculator can be shown in another unit.\n",
    },
    {
      line: "area-converter --in width=acre",
      code: 2,
      notes: /^There is no result “width”\. There are /,
    },
    {
      line: "mortgage --locale es --yeers 3",
      code: 2,
      notes: /^No hay ninguna opción --yeers\. ¿Quiso decir --years\?\nConsulte/,
    },
    { line: "\u001b[2Jx", code: 2, notes: /^Nothing found for “\\x1b\[2Jx”/ },
    { line: "explain P9999", code: 2, notes: /^There is no problem "P9999"/ },
    {
      line: "--steps",
      code: 2,
      notes: "The calculator comes before its flags: plainsum <calculator> --steps.\n",
    },
  ])("$line", async ({ line, code, notes }) => {
    const ran = await plainsum(line);
    expect({ code: ran.code, out: ran.out }).toEqual({ code, out: "" });
    if (typeof notes === "string") expect(ran.notes).toBe(notes);
    else expect(ran.notes).toMatch(notes);
  });

  test("a refusal ends with 3 and says why and where that stands", async () => {
    const { code, out, notes } = await plainsum("health/bmi --age 19");
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(notes).toContain("adults 20 and over");
    expect(notes).toContain("https://www.cdc.gov/");
  });

  test("a flag that a refusal leaves without an effect is noted before it", async () => {
    const { code, out, notes } = await plainsum("class-h-felony --offense-date 2011-11-30 --jail-credit 10");
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(notes).toMatch(
      /^Class H felony sentence in North Carolina\n\n--jail-credit: It has no effect with --offense-date 2011-11-30\.\nNot covered/,
    );
    expect(notes).toContain("https://www.ncleg.gov/");
  });

  test.each([
    { locale: "en", notes: "Height (--height): “parsec” is not a unit for this field; use cm or ft\n" },
    { locale: "es", notes: "Estatura (--height): “parsec” no es una unidad de este campo; use cm o ft\n" },
    { locale: "zh", notes: "身高（--height）：此项没有“parsec”这个单位，请用 cm 或英尺\n" },
  ])(
    "a unit a field does not take is answered with those it takes, in $locale",
    async ({ locale, notes }) => {
      expect(await plainsum(`health/bmi --height 69parsec --locale ${locale}`)).toEqual({
        code: 2,
        out: "",
        notes,
      });
    },
  );

  test.each([
    {
      weight: "180 lbz",
      locale: "en",
      notes: "“lbz” is not a unit for this field; use kg or lb\nDid you mean lb?\n",
    },
    {
      weight: "180 m",
      locale: "en",
      notes: "“m” measures something else. Use kg, lb or another unit of its kind.\n",
    },
    {
      weight: "180 metros",
      locale: "es",
      notes: "“metros” mide otra cosa. Use kg, lb u otra unidad del mismo tipo.\n",
    },
  ])("of a weight of $weight, what was likely meant", async ({ weight, locale, notes }) => {
    const ran = await runTerminal(["bmi", "--weight", weight, "--locale", locale], today);
    expect(ran.code).toBe(2);
    expect(ran.notes).toContain(`(--weight): ${notes}`);
  });

  test.each([
    { line: "mortgage --price 3", want: "Did you mean --home-price?" },
    { line: "mortgage --locale es --precio 3", want: "¿Quiso decir --home-price" },
    { line: "tip --tip 20", want: "Did you mean --tip-rate, --tip-on?" },
    { line: "mortgage --bill 3", want: "There is no flag --bill.\n" },
    { line: "age --born 2000-01-01", want: "The flags are --birth-date, --at-date, --leap-rule." },
    { line: "explain 9999", want: "Did you mean P" },
    { line: "area-converter --in acr", want: "Did you mean acre?" },
  ])("$line: $want", async ({ line, want }) => {
    const { code, notes } = await plainsum(line);
    expect(code).toBe(2);
    expect(notes).toContain(want);
  });

  test("a day there is not is named as it was typed", async () => {
    const { code, notes } = await plainsum("legal/north-carolina/felony --offense-date 2025-02-30");
    expect(code).toBe(2);
    expect(notes).toBe("Date of the offense (--offense-date): “2025-02-30” is not a calendar date\n");
  });

  test("the law before and after a change is in the object, and why a page has none", async () => {
    const printed = async (line: string): Promise<unknown> =>
      JSON.parse((await plainsum(`${line} --json`)).out);
    expect(await printed("legal/north-carolina/felony --offense-date 2012-06-15")).toMatchObject({
      other_rules: [
        {
          side: "earlier",
          input: "offense_date",
          date: "2011-11-30",
          answer: null,
          refusal: { reason: "outside.felony_grid" },
        },
      ],
    });
    const rape = "--crime rape_1_child --sentence-start 2006-10-01 --offense-date 2006-04-24";
    expect(await printed(`legal/oregon/measure-11 ${rape}`)).toMatchObject({
      other_rules: [{ side: "earlier", input: "offense_date", date: "2006-04-23", refusal: null }],
    });
    expect(await printed("mortgage")).toMatchObject({ other_rules: [] });
  });

  test("a program is told so in the same object", async () => {
    const { code, out, notes } = await plainsum("mortgage --home-price abc --json");
    expect({ code, notes }).toEqual({ code: 2, notes: "" });
    expect(JSON.parse(out)).toMatchObject({
      calculator: "finance/mortgage",
      status: "invalid",
      as_of: today,
      language: "en",
      answer: null,
      values: {},
      sources: [],
      steps: [],
      notes: [],
      problems: [{ at: "home_price", code: "not_a_number", message: "“abc” can’t be read as a number" }],
      refusal: null,
    });
    expect(JSON.parse((await plainsum("mortage --json")).out)).toMatchObject({
      status: "invalid",
      problems: [{ code: "unknown_calculator" }],
    });
  });
});
