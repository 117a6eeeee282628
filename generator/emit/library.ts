import { camelCase, pascalCase } from "../typescript/identifiers.ts";
import { createSourceFile, type EmittedSource } from "../typescript/source-file.ts";

/** `generated/library.ts`: every calculator as a typed function, for programs that import `plainsum`. */
export function emitLibrary(ids: readonly string[]): EmittedSource {
  const file = createSourceFile("generated/library.ts", "specs/");
  file.import("callable", "../generator/runtime/callable.ts");
  for (const [id, name] of libraryNames(ids)) {
    const [model, pascal] = [`./calculators/${id}/model.ts`, pascalCase(name)];
    file.import(`calculator as ${camelCase(name)}Model`, model);
    file.import(`Inputs as ${pascal}Inputs`, model, "type");
    file.import(`Values as ${pascal}Values`, model, "type");
    file.constant({
      name: camelCase(name),
      about: `${id}: its inputs are those of {@link ${pascal}Inputs}, its values those of {@link ${pascal}Values}.`,
      value: `callable<${pascal}Inputs, ${pascal}Values>(${camelCase(name)}Model)`,
      exported: true,
    });
    file.statements([`export type { ${pascal}Inputs, ${pascal}Values };`]);
  }
  file.statements([
    'export type { Answer, Citation, Problem, Refusal } from "../generator/runtime/answer.ts";',
    'export type { Callable, CallOptions } from "../generator/runtime/callable.ts";',
  ]);
  return file.finish();
}

/**
 * What each calculator is called, in snake case: its path below its category (`mortgage`, `north_carolina_felony`), and
 * with the category where two paths are the same.
 */
export function libraryNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const below = (id: string): string => snakeCase(id.slice(id.indexOf("/") + 1));
  const isAlone = (id: string): boolean => ids.filter((other) => below(other) === below(id)).length === 1;
  return new Map(ids.map((id) => [id, isAlone(id) ? below(id) : snakeCase(id)]));
}

function snakeCase(path: string): string {
  const name = path.replaceAll(/[-/]/g, "_");
  // No name begins with a digit.
  return /^\d/.test(name) ? `calculator_${name}` : name;
}
