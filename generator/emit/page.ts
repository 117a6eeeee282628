import type { CalculatorModel } from "../resolve/model.ts";
import type { Layout } from "./layouts.ts";
import { jsxText } from "./jsx.ts";
import {
  evidenceOf,
  evidenceParts,
  calculatorRootOf,
  type LowerSection,
  type UseComponent,
} from "./page-components.ts";
import { importedLater } from "./imported-later.ts";
import { createSourceFile, literal, type EmittedSource } from "../typescript/source-file.ts";

/** The page of a calculator that a layout's name belongs to; the first layout has none. */
type PageFile = Pick<CalculatorModel, "id"> & Pick<Layout, "name">;

/** Where a page of a calculator lies. */
export function pagePath({ id, name }: PageFile): string {
  return `generated/calculators/${id}/${fileName("page", name)}.tsx`;
}

/** The component that draws it: the same name in each of these files, so that whoever opens one knows what to ask it for. */
export const pageName = "CalculatorPage";

/** Where what stands beside or below its answer lies. */
export function evidencePath(part: LowerSection, { id, name }: PageFile): string {
  return `generated/calculators/${id}/${fileName(part, name)}.tsx`;
}

function fileName(part: string, name: string): string {
  return name === "" ? part : `${part}.${name}`;
}

/** The components that draw it: the pictures beside an answer, and those below it with its tables. */
export const evidenceNames = {
  lead: "DrawnLead",
  evidence: "DrawnDetails",
} as const satisfies Readonly<Record<LowerSection, string>>;

/**
 * The page of a calculator as a React component: each field and figure is written out and named by the model's own
 * description of it, so that a name that is not there or a part of another kind does not compile. It imports the
 * components it uses and no others, and what stands behind the answer only once it is fetched.
 */
export function emitPage({ id, file: source, background }: CalculatorModel, layout: Layout): EmittedSource {
  const { name, description, narrowed, isStill } = layout;
  const path = pagePath({ id, name });
  const { file, use } = startComponent(path, source, isNarrowed(layout) ? ["calculator"] : []);
  file.import("PageState", `${upFrom(path)}site/islands/page-state.ts`, "type");
  file.import("CalculatorRootElement", `${upFrom(path)}site/islands/calculator-root.tsx`, "type");
  if (isNarrowed(layout)) {
    file.import("calculator as whole", "./model.ts");
    file.import("onPage", `${upFrom(path)}generator/runtime/on-page.ts`);
    file.constant({
      name: "calculator",
      about: "The calculator as these pages show it.",
      value: `onPage(whole, ${literal(narrowed)})`,
      exported: true,
    });
  }
  const { evidence } = layout;
  const load = Object.fromEntries(
    evidence === undefined
      ? []
      : evidenceParts(description, background).map((part) => [
          part,
          importedLater(`./${fileName(part, evidence)}.tsx`, evidenceNames[part]),
        ]),
  );
  file.function({
    name: pageName,
    about: `The page of ${id}: its form, its answer and what stands behind it.`,
    parameters: [{ name: "{ page }", type: "{ readonly page: PageState }" }],
    result: "CalculatorRootElement",
    body: [
      `return (\n${jsxText(calculatorRootOf({ description, find: background.find }, isStill ? "still" : load, use))}\n);`,
    ],
  });
  return file.finish();
}

/** What stands beside and below the answer of a calculator as React components, each in a file of its own: its code is fetched later. */
export function emitEvidence(
  { id, file: source, background }: CalculatorModel,
  { name, description }: Layout,
): readonly (readonly [path: string, file: EmittedSource])[] {
  return evidenceParts(description, background).map((part) => {
    const path = evidencePath(part, { id, name });
    const { file, use } = startComponent(path, source);
    file.import("ReactNode", "react", "type");
    file.function({
      name: evidenceNames[part],
      about: `${part === "lead" ? "What stands beside the answer" : "The pictures and tables below the answer"} of ${id}.`,
      parameters: [],
      result: "ReactNode",
      body: [
        `return (\n<>\n${evidenceOf(description, background, part, use).map(jsxText).join("\n")}\n</>\n);`,
      ],
    });
    return [path, file.finish()];
  });
}

/** Whether its pages show less than the calculator has, or another main result. */
export function isNarrowed({ narrowed }: Layout): boolean {
  return Object.keys(narrowed).length > 0;
}

/** A file for a component over the site's, which imports what `use` uses; parts of the model that are its `own` it has itself. */
function startComponent(
  path: string,
  source: string,
  own: readonly string[] = [],
): { readonly file: ReturnType<typeof createSourceFile>; readonly use: UseComponent } {
  const file = createSourceFile(path, source);
  const up = upFrom(path);
  const use: UseComponent = (name, from, attributes = [], children = []) => {
    file.import(name, `${up}site/${from}`);
    for (const attribute of attributes) {
      const [part = ""] = "code" in attribute ? attribute.code.split(".") : [];
      if (modelParts.has(part) && !own.includes(part)) file.import(part, "./model.ts");
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
