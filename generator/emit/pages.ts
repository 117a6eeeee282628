import type { CalculatorModel } from "../resolve/model.ts";
import { evidenceName, evidencePath, hasEvidence, pageName, pagePath } from "./page.ts";
import { workingsPath } from "./description.ts";
import { createSourceFile, type EmittedSource } from "../typescript/source-file.ts";
import { wordsGlob, wordsPath } from "./words.ts";

/** The four files of a calculator's Vike page: what it draws, what hydrates it, where it answers, what is prerendered. */
export function emitPages({
  id,
  file: source,
  description,
  background,
}: CalculatorModel): ReadonlyMap<string, EmittedSource> {
  const routes = background.variants.map(({ route }) => route);
  const folder = `generated/pages/${id}`;
  const up = "../".repeat(folder.split("/").length);
  const model = `${up}generated/calculators/${id}/model.ts`;
  const component = up + pagePath(id);
  const name = pageName(id);
  const files = new Map<string, EmittedSource>();

  const page = createSourceFile(`${folder}/+Page.tsx`, source);
  page.import("background", model);
  page.import("calculator", model);
  page.import("workings", up + workingsPath(id));
  page.import(name, component);
  page.import("calculatorPage", `${up}site/pages/calculator/calculator-page.tsx`);
  page.import("Words", `${up}generator/runtime/words.ts`, "type");
  page.constant({
    name: "words",
    value: wordsGlob(up + wordsPath(id, "*")),
  });
  const drawn = [name];
  if (hasEvidence(description)) {
    page.import(evidenceName, up + evidencePath(id));
    drawn.push(evidenceName);
  }
  page.constant({
    name: "Page",
    value: `calculatorPage(calculator, background, workings, words, ${drawn.join(", ")})`,
    exported: true,
  });
  files.set(`${folder}/+Page.tsx`, page.finish());

  const client = createSourceFile(`${folder}/+client.ts`, source);
  client.import("startCalculator", `${up}site/islands/start-calculator.ts`);
  client.statements([`startCalculator(async () => (await import(${JSON.stringify(component)})).${name});`]);
  files.set(`${folder}/+client.ts`, client.finish());

  files.set(`${folder}/+route.ts`, routeText(`${folder}/+route.ts`, source, routes));

  const addresses = createSourceFile(`${folder}/+onBeforePrerenderStart.ts`, source);
  addresses.import("calculatorAddresses", `${up}site/routes/addresses.ts`);
  addresses.constant({
    name: "onBeforePrerenderStart",
    value: `() => calculatorAddresses(${JSON.stringify(id)})`,
    exported: true,
  });
  files.set(`${folder}/+onBeforePrerenderStart.ts`, addresses.finish());
  return files;
}

/** Vike's route of a calculator: a text for its one page, for several a function that says which of them is meant. */
function routeText(path: string, source: string, routes: readonly string[]): EmittedSource {
  const file = createSourceFile(path, source);
  const [only] = routes;
  // Vike reads this file when it configures itself: it must import nothing.
  if (routes.length === 1 && only !== undefined) {
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
