import { parse } from "yaml";
import { expect, test } from "vitest";
import { acceptedYaml, acceptTranslation } from "../../cli/author/accepted-texts.ts";
import { hashText } from "../../generator/words/check-words.ts";
import { calculatorTexts } from "../../generator/words/words.ts";

const english = { title: "Tip", inputs: { bill: { label: "Bill" } }, keywords: ["tip"] };
const spanish = { title: "Propina", inputs: { bill: { label: "Cuenta" } } };

test("every translated text is accepted against the English of now, others keep theirs, removed ones go", () => {
  const before = { title: { zh: "11111111", es: "old00000" }, gone: { es: "22222222" } };
  expect(acceptTranslation(calculatorTexts(english), calculatorTexts(spanish), "es", before)).toEqual({
    title: { zh: "11111111", es: hashText("Tip") },
    "inputs.bill.label": { es: hashText("Bill") },
  });
});

test("the record is read back as it was, a hash of digits alone as text", () => {
  const accepted = { title: { es: "12345678", ar: "1e234567" } };
  expect(parse(acceptedYaml(accepted))).toEqual(accepted);
});
