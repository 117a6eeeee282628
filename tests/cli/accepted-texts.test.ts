import { expect, test } from "vitest";
import { acceptedYaml, acceptTranslation } from "../../cli/author/accepted-texts.ts";
import { checkShape } from "../../generator/check/shape.ts";
import { readAccepted, type AcceptedTexts } from "../../generator/words/accepted-texts.ts";
import { sourceOf } from "../generator/check/source-of.ts";
import { calculatorTexts } from "../../generator/words/words.ts";

const english = calculatorTexts({ title: "Tip", inputs: { bill: { label: "Bill", hint: "Before tax" } } });
const spanish = calculatorTexts({ title: "Propina", inputs: { bill: { label: "Cuenta", hint: "" } } });

function record(texts: Readonly<Record<string, Readonly<Record<string, string>>>>): AcceptedTexts {
  return new Map(Object.entries(texts).map(([key, made]) => [key, new Map(Object.entries(made))]));
}

const before = record({
  title: { zh: "Tips", es: "Tips" },
  "inputs.bill.hint": { es: "Before tax", zh: "Before tax" },
  gone: { es: "Gone" },
});

test("every translated text is accepted against the English of now, others keep theirs, removed ones go", () => {
  expect(acceptTranslation(english, spanish, "es", before)).toEqual(
    record({
      title: { zh: "Tips", es: "Tip" },
      "inputs.bill.label": { es: "Bill" },
      "inputs.bill.hint": { zh: "Before tax" },
    }),
  );
});

test("of some texts, the others keep the English they were made from", () => {
  expect(acceptTranslation(english, spanish, "es", before, (key) => key === "inputs.bill.label")).toEqual(
    record({
      title: { zh: "Tips", es: "Tips" },
      "inputs.bill.label": { es: "Bill" },
      "inputs.bill.hint": { zh: "Before tax" },
    }),
  );
});

test("the record is read back as it was, with each English text once", () => {
  const accepted = record({
    title: { ar: "Tip", es: "Tip", zh: "Tips" },
    "sections.0.text": { es: "One: two\n\nthree # four\n" },
    "outputs.level.options.2": { es: "2" },
  });
  const yaml = acceptedYaml(accepted);
  expect(readAccepted(checkShape("translated", sourceOf(yaml)).value ?? {})).toEqual(accepted);
  expect(yaml).toContain("  - text: Tip\n    languages: [ar, es]\n");
});
