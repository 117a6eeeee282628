import { pascalCase } from "../typescript/identifiers.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import type { CalculatorDescription } from "../runtime/description.ts";
import { jsxText } from "./jsx.ts";
import { evidenceOf, ledgerOf, type UseComponent } from "./page-components.ts";
import { createSourceFile, type EmittedSource } from "../typescript/source-file.ts";

/** Where the page of a calculator lies. */
export function pagePath(id: string): string {
  return `generated/calculators/${id}/page.tsx`;
}

/** The component that draws a calculator, named after its folder: `MortgagePage`. */
export function pageName(id: string): string {
  return `${pascalCase(id.slice(id.lastIndexOf("/") + 1).replaceAll("-", "_"))}Page`;
}

/** Where what stands behind a calculator's answer lies. */
export function evidencePath(id: string): string {
  return pagePath(id).replace("page.tsx", "evidence.tsx");
}

/** The component that draws it: the pictures and tables of an answer. */
export const evidenceName = "DrawnEvidence";

/** Whether anything stands behind its answer. */
export function hasEvidence({ charts, outputs }: CalculatorDescription): boolean {
  return charts.length > 0 || outputs.some((output) => output.type === "table");
}

/**
 * The page of a calculator as a React component: each field and figure is written out and named by the model's own
 * description of it, so that a name that is not there or a part of another kind does not compile. It imports the
 * components it uses and no others, and what stands behind the answer only once it is fetched.
 */
export function emitPage({ id, file: source, description }: CalculatorModel): EmittedSource {
  const { file, use } = startComponent(pagePath(id), source);
  file.import("PageState", `${upFrom(pagePath(id))}site/islands/page-state.ts`, "type");
  const evidence = hasEvidence(description)
    ? `async () => (await import("./evidence.tsx")).${evidenceName}`
    : undefined;
  file.function({
    name: pageName(id),
    about: `The page of ${id}: its form, its answer and what stands behind it.`,
    parameters: [{ name: "{ page }", type: "{ readonly page: PageState }" }],
    result: "ReactNode",
    body: [`return (\n${jsxText(ledgerOf(description, evidence, use))}\n);`],
  });
  return file.finish();
}

/** What stands behind the answer of a calculator as a React component, in a file of its own: its code is fetched later. */
export function emitEvidence({ id, file: source, description }: CalculatorModel): EmittedSource {
  const { file, use } = startComponent(evidencePath(id), source);
  file.function({
    name: evidenceName,
    about: `The pictures and tables of ${id}.`,
    parameters: [],
    result: "ReactNode",
    body: [`return (\n<>\n${evidenceOf(description, use).map(jsxText).join("\n")}\n</>\n);`],
  });
  return file.finish();
}

/** A file for a component over the site's, which imports what `use` uses. */
function startComponent(
  path: string,
  source: string,
): { readonly file: ReturnType<typeof createSourceFile>; readonly use: UseComponent } {
  const file = createSourceFile(path, source);
  const up = upFrom(path);
  file.import("ReactNode", "react", "type");
  const use: UseComponent = (name, from, attributes = [], children = []) => {
    file.import(name, `${up}site/${from}`);
    for (const attribute of attributes) {
      const [part = ""] = "code" in attribute ? attribute.code.split(".") : [];
      if (modelParts.has(part)) file.import(part, "./model.ts");
    }
    return { name, attributes, children };
  };
  return { file, use };
}

/** What a page names of its model. */
const modelParts: ReadonlySet<string> = new Set(["calculator", "inputs", "columns", "outputs", "charts"]);

/** The way from a file up to the project's folder. */
function upFrom(path: string): string {
  return "../".repeat(path.split("/").length - 1);
}
