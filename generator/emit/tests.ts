import type { CalculatorModel, ExampleModel } from "../resolve/model.ts";
import { tableName } from "../constructs/statements/emitter.ts";
import { stepModelPath } from "./description.ts";
import { keysAsked } from "../resolve/page-analysis.ts";
import type { Layout } from "./layouts.ts";
import { pageName, pagePath } from "./page.ts";
import { createSourceFile, literal, type EmittedSource } from "../typescript/source-file.ts";
import { wordsGlob, wordsPath } from "./words.ts";

/** Where the generated tests of a calculator lie. */
export function testPath(id: string): string {
  return `generated/tests/${id}.test.ts`;
}

/** Where the laws of a calculator lie. */
export function lawsPath(id: string): string {
  return `generated/laws/${id}.test.ts`;
}

/** What holds for every calculator, held to this one: a file each, so that they run side by side and alone. */
export function emitLaws({ id, file: source }: CalculatorModel, layouts: readonly Layout[]): EmittedSource {
  const path = lawsPath(id);
  const up = "../".repeat(path.split("/").length - 1);
  const file = createSourceFile(path, source);
  file.import("background", `${up}generated/calculators/${id}/model.ts`);
  file.import("calculator", `${up}generated/calculators/${id}/model.ts`);
  file.import("stepModel", up + stepModelPath(id));
  const pages = layouts.flatMap(({ name, routes }, index) => {
    const own = `${pageName}${index + 1}`;
    file.import(`${pageName} as ${own}`, up + pagePath({ id, name }));
    return routes.map((route) => `${JSON.stringify(route)}: ${own}`);
  });
  file.import("Words", `${up}generator/runtime/words.ts`, "type");
  file.import("testLaws", `${up}tests/laws/test-laws.ts`);
  file.constant({ name: "words", value: wordsGlob(`${up}${wordsPath(id, "*")}`) });
  file.statements([`\ntestLaws({ ...calculator, background, stepModel }, { ${pages.join(", ")} }, words);`]);
  return file.finish();
}

/**
 * The tests a specification implies: its worked examples against their outside values, the answer its pages
 * show first, the limits of its inputs, and both sides of every edge of the tables it uses.
 */
export function emitTests(model: CalculatorModel): EmittedSource {
  const path = testPath(model.id);
  const up = "../".repeat(path.split("/").length - 1);
  const file = createSourceFile(path, model.file);
  file.import("describe", "vitest");
  file.import("it", "vitest");
  file.import("background", `${up}generated/calculators/${model.id}/model.ts`);
  file.import("calculator", `${up}generated/calculators/${model.id}/model.ts`);
  file.import("stepModel", up + stepModelPath(model.id));
  file.import("expectFirstAnswer", `${up}tests/assertions/expect-first-answer.ts`);
  file.import("expectLimits", `${up}tests/assertions/expect-limits.ts`);
  if (hidingPages(model).length > 0)
    file.import("expectNoHiddenEffect", `${up}tests/assertions/expect-no-hidden-effect.ts`);
  for (const name of new Set(model.examples.map(({ outcome }) => expectation(outcome)))) {
    file.import(name, `${up}tests/assertions/expect-answer.ts`);
  }
  const tables = drivenTables(model);
  for (const table of tables) file.import(tableName(table.id), `${up}generated/tables/${table.path}.ts`);
  if (tables.length > 0) file.import("expectEdges", `${up}tests/assertions/expect-edges.ts`);
  file.constant({ name: "documented", value: "{ ...calculator, background, stepModel }" });
  file.statements([
    `\ndescribe(${JSON.stringify(`${model.id}: worked examples`)}, () => {`,
    ...model.examples.map(exampleTest),
    `});`,
    `\ndescribe(${JSON.stringify(`${model.id}: what its pages show first`)}, () => {`,
    ...model.background.variants.map(
      ({ slug }) =>
        `it(${JSON.stringify(slug)}, () => expectFirstAnswer(documented, ${JSON.stringify(slug)}));`,
    ),
    `});`,
    ...hidingTests(model),
    `\ndescribe(${JSON.stringify(`${model.id}: limits`)}, () => {`,
    ...model.inputs.map(
      ({ description }) =>
        `it(${JSON.stringify(description.id)}, () => expectLimits(documented, ${JSON.stringify(description.id)}));`,
    ),
    `});`,
    ...(tables.length === 0
      ? []
      : [
          `\ndescribe(${JSON.stringify(`${model.id}: table edges`)}, () => {`,
          ...tables.map(
            ({ id }) =>
              `it(${JSON.stringify(id)}, () => expectEdges(${["documented", tableName(id), ...askedOf(model, id)].join(", ")}));`,
          ),
          `});`,
        ]),
  ]);
  return file.finish();
}

/** The rows of a table its lookups can ask for, where they are not all of them. */
function askedOf(model: CalculatorModel, table: string): readonly string[] {
  const asked = keysAsked(model, table);
  return asked.every((keys) => Object.keys(keys).length > 0) ? [literal(asked)] : [];
}

/** The pages that leave out inputs which are not set. */
function hidingPages({
  background: { variants },
}: CalculatorModel): CalculatorModel["background"]["variants"] {
  return variants.filter(({ unasked = [] }) => unasked.length > 0);
}

function hidingTests(model: CalculatorModel): readonly string[] {
  const pages = hidingPages(model);
  if (pages.length === 0) return [];
  return [
    `\ndescribe(${JSON.stringify(`${model.id}: what its pages do not ask for changes nothing`)}, () => {`,
    ...pages.map(
      ({ slug }) =>
        `it(${JSON.stringify(slug)}, () => expectNoHiddenEffect(documented, ${JSON.stringify(slug)}));`,
    ),
    `});`,
  ];
}

/** The tables whose lookups have steps, which say how inputs lead to a row; those in columns of a schedule have none. */
function drivenTables({ tables, stepModel: { steps } }: CalculatorModel): CalculatorModel["tables"] {
  return tables.filter(({ id }) => steps.some(({ lookup }) => lookup?.table === id));
}

function expectation(outcome: ExampleModel["outcome"]): string {
  switch (outcome.kind) {
    case "values":
      return "expectValues";
    case "refusal":
      return "expectRefusal";
    case "problems":
      return "expectProblems";
  }
}

function exampleTest({ description, outcome }: ExampleModel): string {
  const title = `${description.id} (${description.source.title})`;
  const given = literal({ variant: description.variant, given: description.given, today: description.today });
  const expected =
    outcome.kind === "values"
      ? outcome.expected
      : outcome.kind === "refusal"
        ? outcome.reason
        : outcome.codes;
  return `it(${JSON.stringify(title)}, () => ${expectation(outcome)}(documented, ${given}, ${literal(expected)}));`;
}
