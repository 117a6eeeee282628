import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { readDocument } from "../../generator/read/source-document.ts";
import { filesBelow } from "../../generator/specification-files.ts";

const root = join(import.meta.dirname, "../..");
const legal = filesBelow(join(root, "specs/legal"));

/** "General information, not legal advice", as a page's notice says it in each language. */
const disclaimer: Readonly<Record<string, RegExp>> = {
  en: /not (?:be )?(?:a )?(?:substitute for )?legal advice|no legal advice/iu,
  es: /no (?:es |son )?(?:un )?(?:asesoramiento|asesoría|consejo) (?:legal|jurídic[oa])/iu,
  zh: /(?:不是|不构成|并非)法律(?:意见|建议|咨询)/u,
  ar: /(?:ليست?|ولا تُعد|لا تُعد) (?:استشارة|مشورة|نصيحة) قانونية/u,
};

/** Every text of a document, with the path to it. */
function textsOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === "" ? key : `${path}.${key}`),
  );
}

function saidIn(file: string, locale: string): readonly string[] {
  const { document } = readDocument(file, readFileSync(join(root, file)));
  const words = disclaimer[locale];
  return textsOf(document?.value, "")
    .filter(([, text]) => words?.test(text) === true)
    .map(([path]) => path);
}

test.each(Object.keys(disclaimer))(
  "the notice of a page of law says in %s that it is no legal advice",
  (locale) => {
    expect(saidIn(`specs/words/${locale}.yaml`, locale)).toContain("notice.legal");
  },
);

test.each(Object.keys(disclaimer))("no text of law says in %s what the notice of the page says", (locale) => {
  const files = legal.filter((path) => path.endsWith(`/${locale}.yaml`)).map((path) => relative(root, path));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => saidIn(file, locale).map((path) => `${file}: ${path}`))).toEqual([]);
});
