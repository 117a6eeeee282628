import { schemaOf } from "../check/schema.ts";
import { constructs } from "../constructs/catalog.ts";
import type { Construct, ConstructForm, DocumentKind } from "../constructs/construct.ts";
import { diagnosticsGuide } from "./diagnostics.ts";
import { functionsGuide } from "./functions.ts";
import { anchor, keyTable } from "./key-table.ts";

/** The author's reference as Markdown, made from the constructs, the functions and the catalog of messages. */
export function writeGuide(): string {
  const calculator = constructs.filter(({ kind }) => kind === undefined);
  const files = constructs.filter(({ kind }) => kind !== undefined);
  const sections = [
    "# Reference of the specification language",
    "Made by the generator from the language's own definition; do not edit. [README.md](README.md) explains how to write a calculator, this page lists everything there is.",
    contents(calculator, files),
    "## The file calculator.yaml",
    "What a calculator asks, works out and shows. Keys that are not listed are errors, here and everywhere.",
    keyTable(schemaOf("calculator"), constructs),
    ...calculator.map(constructGuide),
    "## The other files",
    ...files.map(constructGuide),
    "## Functions of formulas",
    functionsGuide(),
    "## Messages",
    "`plainsum explain P0203` shows one of these in the terminal. ‹name› stands for what the message names.",
    diagnosticsGuide(),
  ];
  return `${sections.join("\n\n")}\n`;
}

function contents(calculator: readonly Construct[], files: readonly Construct[]): string {
  const line = (title: string): string => `  - [${title}](#${anchor(title)})`;
  return [
    "- [The file calculator.yaml](#the-file-calculatoryaml)",
    ...calculator.map(({ title }) => line(title)),
    "- [The other files](#the-other-files)",
    ...files.map(({ title }) => line(title)),
    "- [Functions of formulas](#functions-of-formulas)",
    "- [Messages](#messages)",
  ].join("\n");
}

const fileNames: Readonly<Record<Exclude<DocumentKind, "calculator">, string>> = {
  part: "specs/<category>/parts/<part>/part.yaml",
  words: "specs/<category>/<slug>/<language>.yaml",
  translated: "specs/<category>/<slug>/translated.yaml",
  table: "tables/<name>.yaml, in the calculator's folder or any above it",
  "table-words": "tables/<name>/<language>.yaml, beside the table",
  units: "specs/units/<dimension>.yaml",
  "unit-words": "specs/units/words/<language>.yaml",
  "shared-words": "specs/words/<language>.yaml",
  locales: "specs/locales.yaml",
  categories: "specs/categories.yaml",
};

function constructGuide({ kind, schema, forms = [], ...construct }: Construct): string {
  const place = kind === undefined ? [] : [`File: \`${fileNames[kind]}\``];
  // The keys of a form are listed with that form.
  const ofForms = new Set(forms.flatMap((form) => Object.keys(form.schema.properties ?? {})));
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => !ofForms.has(key));
  const own = forms.length === 0 ? schema : { ...schema, properties: Object.fromEntries(properties) };
  return [
    formGuide("###", { ...construct, schema: own }, place),
    ...forms.map((form) => formGuide("####", form)),
  ].join("\n\n");
}

function formGuide(
  level: string,
  { title, summary, schema, example }: ConstructForm,
  place: readonly string[] = [],
): string {
  const table = keyTable(schema, constructs);
  return [
    `${level} ${title}`,
    ...place,
    summary,
    ...(table === "" ? [] : [table]),
    `\`\`\`yaml\n${example}\`\`\``,
  ].join("\n\n");
}
