import type { CatalogEntry } from "../runtime/catalog.ts";
import { importedLater } from "./imported-later.ts";
import { pageName, pagePath } from "./page.ts";
import { createSourceFile, literal, type EmittedSource } from "../typescript/source-file.ts";

/** `generated/pages.ts`: what draws each calculator, fetched when it is asked for. */
export function emitPageList(entries: readonly CatalogEntry[]): EmittedSource {
  const file = createSourceFile("generated/pages.ts", "specs/");
  file.import("CalculatorPage", "../site/islands/hydrate-island.tsx", "type");
  const members = entries.flatMap(({ id, variants }) =>
    variants.map(({ route, layout: name }) => {
      const path = pagePath({ id, name }).replace("generated/", "./");
      return `${literal(route)}: ${importedLater(path, pageName({ id, name }))}`;
    }),
  );
  file.constant({
    name: "pages",
    about: "The pages of all calculators by address, for posts that show one.",
    type: "Readonly<Record<string, () => Promise<CalculatorPage>>>",
    value: `{ ${members.join(",\n")} }`,
    exported: true,
  });
  return file.finish();
}
