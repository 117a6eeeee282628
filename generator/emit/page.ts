import { pascalCase } from "../resolve/identifiers.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { jsxText } from "./jsx.ts";
import { ledgerOf, type UseComponent } from "./page-components.ts";
import { createSourceFile, type EmittedSource } from "./source-file.ts";

/** Where the page of a calculator lies. */
export function pagePath(id: string): string {
  return `generated/calculators/${id}/page.tsx`;
}

/** The component that draws a calculator, named after its folder: `MortgagePage`. */
export function pageName(id: string): string {
  return `${pascalCase(id.slice(id.lastIndexOf("/") + 1).replaceAll("-", "_"))}Page`;
}

/**
 * The page of a calculator as a React component: each field, figure, chart and table is written out and named by the
 * model's own description of it, so that a name that is not there or a part of another kind does not compile. It
 * imports the components it uses and no others.
 */
export function emitPage({ id, file: source, description }: CalculatorModel): EmittedSource {
  const path = pagePath(id);
  const up = "../".repeat(path.split("/").length - 1);
  const file = createSourceFile(path, source);
  file.import("ReactNode", "react", "type");
  file.import("PageState", `${up}site/islands/page-state.ts`, "type");
  const used = (code: string): string => {
    const [part = code] = code.split(".");
    if (part !== "page") file.import(part, "./model.ts");
    return code;
  };
  const use: UseComponent = (name, from, attributes = [], children = []) => {
    file.import(name, `${up}site/${from}`);
    return {
      name,
      attributes: attributes.map((each) => ("code" in each ? { ...each, code: used(each.code) } : each)),
      children,
    };
  };
  file.function({
    name: pageName(id),
    about: `The page of ${id}: its form, its answer and what stands behind it.`,
    parameters: [{ name: "{ page }", type: "{ readonly page: PageState }" }],
    result: "ReactNode",
    body: [`return (\n${jsxText(ledgerOf(description, use))}\n);`],
  });
  return file.finish();
}
