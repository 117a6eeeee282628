import type { CalculatorModel } from "../resolve/model.ts";
import { workingsPath } from "./description.ts";
import type { Layout } from "./layouts.ts";
import { evidenceParts } from "./page-components.ts";
import { evidenceNames, evidencePath, isNarrowed, pageName, pagePath } from "./page.ts";
import { importedLater } from "./imported-later.ts";
import { createSourceFile, type EmittedSource } from "../typescript/source-file.ts";
import { wordsGlob, wordsPath } from "./words.ts";

/**
 * The files of the Vike page of a layout: what it draws, what hydrates it, where it answers, what is prerendered. One that
 * asks for nothing is hydrated by nothing.
 */
export function emitPages(
  { id, file: source, background }: CalculatorModel,
  layout: Layout,
): ReadonlyMap<string, EmittedSource> {
  const { name, routes } = layout;
  // Beside each other: what lies in a folder, Vike takes for all pages below it.
  const folder = `generated/pages/${id}${name === "" ? "" : `.${name}`}`;
  const up = "../".repeat(folder.split("/").length);
  const model = `${up}generated/calculators/${id}/model.ts`;
  const component = up + pagePath({ id, name });
  const componentName = pageName({ id, name });
  const files = new Map<string, EmittedSource>();

  const page = createSourceFile(`${folder}/+Page.tsx`, source);
  page.import("background", model);
  page.import("calculator", isNarrowed(layout) ? component : model);
  page.import(componentName, component);
  page.import("workings", up + workingsPath(id));
  page.import(
    "calculatorPage",
    `${up}site/pages/calculator/${isDrawnRarely(layout) ? "rare-page.ts" : "calculator-page.tsx"}`,
  );
  page.import("Words", `${up}generator/runtime/words.ts`, "type");
  page.constant({
    name: "words",
    value: wordsGlob(up + wordsPath(id, "*")),
  });
  const drawn: string[] = [];
  if (layout.evidence !== undefined)
    for (const part of evidenceParts(layout.description, background.find)) {
      page.import(evidenceNames[part], up + evidencePath(part, { id, name: layout.evidence }));
      drawn.push(`${part}: ${evidenceNames[part]}`);
    }
  const evidence = drawn.length === 0 ? "" : `, { ${drawn.join(", ")} }`;
  page.constant({
    name: "Page",
    value: `calculatorPage(calculator, background, workings, words, ${componentName}${evidence})`,
    exported: true,
  });
  files.set(`${folder}/+Page.tsx`, page.finish());

  if (!layout.isStill) {
    const client = createSourceFile(`${folder}/+client.ts`, source);
    client.import("startCalculator", `${up}site/islands/start-calculator.ts`);
    client.import("wakeSearch", `${up}site/search/wake.ts`);
    client.statements(["wakeSearch();", `startCalculator(${importedLater(component, componentName)});`]);
    files.set(`${folder}/+client.ts`, client.finish());
  }

  files.set(
    `${folder}/+route.ts`,
    routeText(`${folder}/+route.ts`, source, routes, background.variants.length > 1),
  );

  const addresses = createSourceFile(`${folder}/+onBeforePrerenderStart.ts`, source);
  addresses.import("calculatorAddresses", `${up}site/routes/addresses.ts`);
  addresses.constant({
    name: "onBeforePrerenderStart",
    value: `() => calculatorAddresses(${JSON.stringify(id)}, ${JSON.stringify(routes)})`,
    exported: true,
  });
  files.set(`${folder}/+onBeforePrerenderStart.ts`, addresses.finish());
  return files;
}

/** Whether it has a field or a picture whose styles few pages load. */
function isDrawnRarely({ description: { converter, inputs, charts } }: Layout): boolean {
  return (
    converter !== undefined ||
    charts.some(({ kind }) => kind === "gauge" || kind === "drawing") ||
    inputs.some(
      (input) =>
        (input.type === "expression" && input.keypad) ||
        (input.type === "text" && input.display.kind === "lines"),
    )
  );
}

/** Vike's route of a calculator: a text for its one page, for several a function that says which of them is meant. */
function routeText(
  path: string,
  source: string,
  routes: readonly string[],
  hasVariants: boolean,
): EmittedSource {
  const file = createSourceFile(path, source);
  const [only] = routes;
  // Vike reads this file when it configures itself: it must import nothing.
  if (!hasVariants && only !== undefined) {
    file.constant({ name: "route", value: JSON.stringify(`/@locale/${only}`), exported: true });
    return file.finish();
  }
  file.constant({ name: "paths", value: JSON.stringify(routes) });
  file.function({
    name: "route",
    about: "The language and the page of this calculator that an address names.",
    parameters: [{ name: "{ urlPathname }", type: "{ readonly urlPathname: string }" }],
    result: "false | { readonly routeParams: { readonly locale: string; readonly path: string } }",
    body: [
      `const [, locale = "", ...rest] = urlPathname.split("/");`,
      `const path = rest.join("/");`,
      `return paths.includes(path) && { routeParams: { locale, path } };`,
    ],
  });
  return file.finish();
}
