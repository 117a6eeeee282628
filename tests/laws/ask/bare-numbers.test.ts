import { describe, expect, test } from "vitest";
import { locales } from "../../../generated/catalog.ts";
import { calculatorOf } from "../../../generator/presentation/ask-index.ts";
import { everyExample } from "../../setup/sampled-examples.ts";
import { answerTo, indexIn, loadIn, replyTo, phrasesIn } from "./search-line.ts";

/** A number that no word names is no count of people, courses or earlier convictions, whatever page a line names. */
const figures = ["3", "50 3", "64 18% 3", "20000 8% 5 2"];
/** In English all of these after each title, and in each other language one in turn. */
const figuresOf = (language: string, index: number): readonly string[] =>
  everyExample || language === "en" ? figures : figures.slice(index % figures.length).slice(0, 1);

describe.each(locales.map(({ id }) => id))("in %s, a plain number is no count", (language) => {
  const { pages } = indexIn(language);
  const ids = [...new Set(pages.map(calculatorOf))];
  test.each(
    ids.flatMap((id, index) => {
      const page = pages.find((each) => calculatorOf(each) === id);
      return page === undefined ? [] : [{ page, id, typed: figuresOf(language, index) }];
    }),
  )("$id", async ({ page, typed }) => {
    for (const figure of typed) {
      const { answer, incomplete } = await replyTo(language, `${page.title} ${figure}`);
      const of = answer?.page ?? incomplete?.page;
      if (of === undefined) continue;
      const model = await loadIn(language)(calculatorOf(of));
      const said = Object.keys(answer?.said ?? incomplete?.texts ?? {});
      const counts = model?.calculator.description.inputs.filter(({ type }) => type === "integer") ?? [];
      // A square root has its degree in its name.
      const ofPhrases = Object.values((await phrasesIn(language))[calculatorOf(of)] ?? {}).flatMap(
        ({ values = {} }) => Object.keys(values),
      );
      const decided = [...Object.keys(of.variant?.fixed ?? {}), ...ofPhrases];
      expect(
        counts.map(({ id }) => id).filter((id) => said.includes(id) && !decided.includes(id)),
        figure,
      ).toEqual([]);
    }
  });
});

test.each([
  ["en", "tip 20 on 50"],
  ["en", "tip 4 90"],
  ["en", "tip $5 on 42"],
  ["en", "loan 5 15"],
  ["en", "mortgage 400k 7 down 6.5 30 years"],
  ["en", "house 400k 5 down 6.5% 30 years mortgage"],
  ["en", "mortgage 300k 20% down 15 30"],
  ["zh", "车贷15万首付2年化4.5 3年"],
  ["en", "mortgage 300k 6% 30 years 3 payments"],
])(
  "in %s, a number that may be a price, a fee or a deposit, is guessed to be none: %s",
  async (language, line) => {
    expect(await answerTo(language, line)).toBeUndefined();
  },
);

/** P × r ÷ (1 − (1 + r)⁻ⁿ); parts of a bill. */
test.each([
  ["en", "loan 20000 8% 60", "$405.53"],
  ["en", "personal loan 5000 11% 24", "$233.04"],
  ["en", "mortgage 300k 6% 30", "$1,798.65"],
  ["en", "385k house 15% down 6.75 30 yr mortgage", "$2,122.54"],
  ["en", "mortgage 300k 20% down 6.5 15 yr", "$2,090.66"],
  ["en", "mortgage 300k down 20% 6.5 30 years", "$1,516.96"],
  ["en", "mortgage 300k 9.5", "$2,522.56"],
  ["en", "car loan 30k 10% down 6 apr 60 months", "$521.99"],
  ["es", "hipoteca 300000 20% enganche 6.5 15 años", "$2,090.66"],
  ["es", "carro 300 mil enganche 20% tasa 12 a 4 años", "$6,320.12"],
  ["en", "auto loan 6% down payment 5000 25000 60 months", "$386.66"],
  ["en", "tip 20% on 120 for 3 ppl", "$48.00"],
  ["en", "bill 90 4 people", "$22.50"],
  ["en", "split the bill 90 4 people", "$22.50"],
  ["es", "credito 9000 11% 3 años", "$294.65"],
  ["es", "cuenta de 900 entre 4 con 15%", "$258.75"],
  ["es", "cuenta de 900 entre 4", "$225.00"],
  ["zh", "小费15% 80 4人", "¥23.00"],
  ["ar", "فاتورة 600 على 5 اشخاص", "120.00 دولارًا"],
  ["ar", "1450 قدم مربع كم متر مربع", "134.709408 م²"],
])("in %s, what a word or its size tells is used: %s", async (language, line, figure) => {
  expect((await answerTo(language, line))?.result.replaceAll("\u00a0", " ")).toBe(figure);
});

/** P × r ÷ (1 − (1 + r)⁻ⁿ); a car is paid for 5 years or for 66 months, a house for 30 years or for 360 months. */
test.each([
  ["en", "loan 20k 5 15", "$158.16", "15", "Loan term, 180 months"],
  ["en", "loan 20k at 5 for 15", "$158.16", "15", "Loan term, 180 months"],
  ["en", "loan 20000 8% 5", "$405.53", "5", "Loan term, 60 months"],
  ["en", "loan 20000 8% 36", "$626.73", undefined, undefined],
  ["en", "car loan 25000 5% 5", "$471.78", "5", "Loan term, 60 months"],
  ["en", "car loan 25000 5% 66", "$434.04", "66", "Loan term, 66 months"],
  ["en", "personal loan 5000 11% 3", "$163.69", "3", "Term, 36 months"],
  ["en", "mortgage 300k 6% 360", "$1,798.65", "360", "Term, 30 years"],
  ["es", "préstamo 20000 8% 5", "$405.53", "5", "Plazo del préstamo, 60 meses"],
  ["es", "carro 25000 5% 5", "$471.78", "5", "Plazo del préstamo, 60 meses"],
  ["zh", "贷款 20000 8% 5", "¥405.53", "5", "贷款期限, 60 个月"],
  ["ar", "قرض 20000 8% 5", "405.53 دولار", "5", "مدة القرض, 60 شهرًا"],
])(
  "in %s, a plain number behind a rate is a term, and the answer says in which unit: %s",
  async (language, line, figure, text, label) => {
    const answer = await answerTo(language, line);
    const plain = (said: string | undefined): string | undefined => said?.replaceAll("\u00a0", " ");
    expect(plain(answer?.result)).toBe(figure);
    const told = answer?.doubt?.others.length === 0 ? answer.doubt : undefined;
    expect([told?.text, plain(told && `${told.name}, ${told.value}`)]).toEqual([text, label]);
  },
);

test("square feet in Arabic are an area, and no square", async () => {
  expect((await answerTo("ar", "1450 قدم مربع"))?.page?.route).toBe("conversion/area-converter");
});
