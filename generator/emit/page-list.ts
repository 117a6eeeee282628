import { pageName, pagePath } from "./page.ts";
import { createSourceFile, literal, type EmittedSource } from "../typescript/source-file.ts";

/** `generated/pages.ts`: what draws each calculator, fetched when it is asked for. */
export function emitPageList(ids: readonly string[]): EmittedSource {
  const file = createSourceFile("generated/pages.ts", "specs/");
  file.import("CalculatorPage", "../site/islands/hydrate-island.tsx", "type");
  const members = ids.map(
    (id) =>
      `${literal(id)}: async () => (await import(${literal(pagePath(id).replace("generated/", "./"))})).${pageName(id)}`,
  );
  file.constant({
    name: "pages",
    about: "The pages of all calculators by id, for posts that show one.",
    type: "Readonly<Record<string, () => Promise<CalculatorPage>>>",
    value: `{ ${members.join(",\n")} }`,
    exported: true,
  });
  return file.finish();
}
