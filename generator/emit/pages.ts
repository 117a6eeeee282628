import { createSourceFile } from "./source-file.ts";

/** The four files of a calculator's Vike page: what it draws, what hydrates it, where it answers, what is prerendered. */
export function emitPages(
  id: string,
  source: string,
  locales: readonly string[],
): ReadonlyMap<string, string> {
  const folder = `generated/pages/${id}`;
  const up = "../".repeat(folder.split("/").length);
  const model = `${up}generated/calculators/${id}/model.ts`;
  const files = new Map<string, string>();

  const page = createSourceFile(`${folder}/+Page.tsx`, source);
  page.import("calculator", model);
  page.import("calculatorPage", `${up}site/pages/calculator/calculator-page.tsx`);
  for (const locale of locales)
    page.import(`words as ${variable(locale)}`, `${up}generated/calculators/${id}/words/${locale}.ts`);
  const words = locales.map((locale) =>
    variable(locale) === locale ? locale : `${JSON.stringify(locale)}: ${variable(locale)}`,
  );
  page.constant({
    name: "Page",
    value: `calculatorPage(calculator, { ${words.join(", ")} })`,
    exported: true,
  });
  files.set(`${folder}/+Page.tsx`, page.text());

  const client = createSourceFile(`${folder}/+client.ts`, source);
  client.import("startCalculator", `${up}site/islands/start-calculator.ts`);
  client.statements([`startCalculator(() => import(${JSON.stringify(model)}));`]);
  files.set(`${folder}/+client.ts`, client.text());

  const route = createSourceFile(`${folder}/+route.ts`, source);
  // Vike reads this file when it configures itself: it must import nothing.
  route.constant({ name: "route", value: JSON.stringify(`/@locale/${id}`), exported: true });
  files.set(`${folder}/+route.ts`, route.text());

  const addresses = createSourceFile(`${folder}/+onBeforePrerenderStart.ts`, source);
  addresses.import("calculatorAddresses", `${up}site/routes/addresses.ts`);
  addresses.constant({
    name: "onBeforePrerenderStart",
    value: `() => calculatorAddresses(${JSON.stringify(id)})`,
    exported: true,
  });
  files.set(`${folder}/+onBeforePrerenderStart.ts`, addresses.text());
  return files;
}

function variable(locale: string): string {
  return locale.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
