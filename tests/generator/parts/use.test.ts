import { describe, expect, test } from "vitest";
import { generate } from "../../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";

/** A part that may be told the tax and the kind of goods, and a calculator that uses it in two pages. */
const files = {
  "finance/parts/goods/part.yaml": `needs:
  price: { type: money, default: 50, min: 0 }
  rate: { type: percent, default: 8%, optional: true }
  kind: { type: choice, options: [food, books], default: books, optional: true }
  taxed: { type: boolean, default: true, optional: true }
formulas:
  tax: 'taxed and kind == "books" ? price * rate : 0 * price'
  total: price + tax
outputs:
  tax: {}
  total: {}
examples:
  - { id: usual, source: { title: Arithmetic }, given: {}, expect: { total: 54 } }
`,
  "finance/parts/goods/en.yaml": `inputs:
  price: { label: Price }
  rate: { label: Rate }
  kind: { label: Kind, options: { food: Food, books: Books } }
  taxed: { label: Taxed }
outputs:
  tax: { label: Tax }
  total: { label: Total }
questions:
  who: { question: Who pays?, answer: The buyer. }
`,
  "finance/tip/calculator.yaml": `parts:
  goods: {}
inputs:
  price: { type: money, default: 100, min: 0 }
outputs:
  price: {}
  ...goods: {}
  doubled: { value: total * 2, primary: true }
variants:
  tip: {}
  tax: { questions: [who] }
examples:
  - { id: usual, source: { title: Arithmetic }, given: {}, expect: { total: 108 } }
`,
  "finance/tip/en.yaml": `title: Total
summary: What it comes to.
inputs:
  price: { label: Price }
outputs:
  price: { label: Price before tax }
  doubled: { label: Twice the total }
examples:
  usual: Usual
`,
} as const;
type File = keyof typeof files;

const base = readSpecifications(`${import.meta.dirname}/../bad/base`);

function made(change: Partial<Record<File, (text: string) => string>> = {}): {
  readonly problems: readonly string[];
  readonly model: string;
  readonly words: string;
} {
  const own = Object.entries<string>(files).map(([path, text]) => {
    const changed = Object.entries(change).find(([each]) => each === path)?.[1](text) ?? text;
    return { path: `specs/${path}`, bytes: new TextEncoder().encode(changed) };
  });
  const others = base.filter(({ path }) => !own.some((each) => each.path === path));
  const { files: written, problems } = generate([...others, ...own], { today: "2026-11-21", version: "" });
  const textOf = (end: string): string => {
    const found = [...written].find(([path]) => path.endsWith(end))?.[1] ?? "";
    // A program is laid out when it is written to disk.
    return typeof found === "string" ? found : JSON.stringify(found).replaceAll("\\", "");
  };
  return {
    problems: problems.map(({ code, message }) => `${code}: ${message}`),
    model: textOf("finance/tip/model.ts"),
    words: textOf("finance/tip/words/en.json"),
  };
}

describe("an optional need", () => {
  test("has its default where the calculator has nothing of its id", () => {
    const { problems, model } = made();
    expect(problems).toEqual([]);
    expect(model).toContain('"name":"rate","value":"0.08"');
    expect(model).toContain('return "books";');
    expect(model).toContain("return true;");
  });

  test("is what the calculator says it is, and needs no default then", () => {
    const { problems, model } = made({
      "finance/tip/calculator.yaml": (text) =>
        text
          .replace(
            "goods: {}\ninputs:",
            "goods: { with: { rate: 5% } }\ninputs:\n  taxed: { type: boolean, default: false }",
          )
          .replace("total: 108", "total: 100"),
      "finance/tip/en.yaml": (text) => text.replace("inputs:", "inputs:\n  taxed: { label: With tax }"),
    });
    expect(problems).toEqual([]);
    expect(model).toContain('"name":"rate","value":"0.05"');
    expect(model).not.toContain("computeTaxed");
  });
});

test("what a part brings stands where its name is listed", () => {
  const outputs = made().model.split('"name":"outputs"')[1] ?? "";
  const ids = [...outputs.matchAll(/(\w+): \{ id: "\1", type: "value"/gu)].map(([, id]) => id);
  expect(ids).toEqual(["price", "tax", "total", "doubled"]);
});

test("a page may list a question of a part", () => {
  expect(made().words).toContain("Who pays?");
});

test("the options of a part's input serve the formula given in its place", () => {
  const { problems, words } = made({
    "finance/tip/calculator.yaml": (text) =>
      text
        .replace("goods: {}", `goods: { with: { kind: 'price > quantity(5, money) ? "books" : "food"' } }`)
        .replace("  doubled:", "  kind: {}\n  doubled:"),
  });
  expect(problems).toEqual([]);
  expect(words).toContain("Books");
});
