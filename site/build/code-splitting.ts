import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const calculators = "generated/calculators";

/** The generated pages of calculators, from the project's folder. */
export const calculatorPages: readonly string[] = readdirSync(calculators, {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => basename(file).startsWith("page."))
  .map((file) => join(calculators, file));

/** What the bundler tells of a module. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** So many pages of calculators are most of them. */
const most = Math.ceil((calculatorPages.length * 2) / 3);

/**
 * What most calculators need is fetched once for all of them: React, what draws, and what works out and says answers, which
 * the search box does with the same code. The rest the bundler splits by who needs it.
 */
export const codeSplitting = {
  groups: [
    { name: firstScript, priority: 3, includeDependenciesRecursively: false },
    { name: "react", test: isReact, priority: 2 },
    { name: "answers", test: isForAnswers, minShareCount: most, priority: 1 },
    { name: "pictures", test: below("site/charts"), minShareCount: most, priority: 1 },
    { name: "calculator", test: isForDrawing, minShareCount: most },
  ],
};

/** The search box answers without what only pages and the terminal show beside an answer. */
function isForAnswers(id: string): boolean {
  return below("generator")(id) && !isForDrawing(id);
}

function isForDrawing(id: string): boolean {
  return below("site")(id) || below("generator/presentation/drawing")(id);
}

function isReact(id: string): boolean {
  return ["react", "react-dom", "scheduler"].some((name) => id.includes(`/node_modules/${name}/`));
}

function below(folder: string): (id: string) => boolean {
  const start = `${join(process.cwd(), folder)}/`;
  return (id) => id.startsWith(start);
}

/**
 * The chunk of what pages run when they are opened, one for each set of kinds of pages that run the same: what calculators
 * need later may not come with it.
 */
function firstScript(id: string, graph: ModuleGraph): string | null {
  const entries = entriesOf(id, graph, new Set());
  return entries.length === 0 || isEntry(id)
    ? null
    : entries
        .map((entry) => basename(dirname(entry)))
        .toSorted()
        .join("-");
}

/** The scripts of pages that a module runs in as soon as they are opened. */
function entriesOf(id: string, graph: ModuleGraph, seen: Set<string>): readonly string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  if (isEntry(id)) return [id];
  return (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => entriesOf(importer, graph, seen));
}

function isEntry(id: string): boolean {
  return id.endsWith("/+client.ts");
}
