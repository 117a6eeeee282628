import { kindOfStatement, notesSources, type Statement } from "../constructs/statements/any.ts";
import { rowType, type ModelEmitter } from "../constructs/statements/emitter.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { camelCase, pascalCase } from "../typescript/identifiers.ts";
import { typeText } from "../typescript/type-text.ts";

/** The function that works out one statement, named after it. */
export function functionName(id: string): string {
  return `compute${pascalCase(id)}`;
}

/** The parameters of a function that reads these names. */
export function parameters(
  { lazy }: ModelEmitter,
  model: CalculatorModel,
  needs: readonly string[],
): { name: string; type: string }[] {
  return needs.flatMap((id) => {
    const type = nameType(model, id);
    if (type === undefined) return [];
    return [{ name: camelCase(id), type: lazy.has(id) ? `() => ${type}` : type }];
  });
}

/** The type text of an input or formula; constants are module-level and need no parameter. */
export function nameType(model: CalculatorModel, id: string): string | undefined {
  const input = model.inputs.find((each) => each.description.id === id);
  if (input !== undefined) return typeText(input.type);
  const statement = model.statements.find((each) => each.id === id && "type" in each);
  if (statement === undefined || !("type" in statement)) return undefined;
  return "columns" in statement ? `readonly ${rowType(id)}[]` : typeText(statement.type);
}

/** What follows a run of statements of one kind. */
export function afterRun(statements: readonly Statement[], position: number): readonly string[] {
  const statement = statements[position];
  if (statement === undefined || statement.kind === statements[position + 1]?.kind) return [];
  return kindOfStatement(statement).afterRun ?? [];
}

/** The line of `compute` that works a statement out or decides it. */
export function statementLine(emitter: ModelEmitter, model: CalculatorModel, statement: Statement): string {
  const { file, runtime, lazy } = emitter;
  const decided = kindOfStatement(statement).decide?.(statement, emitter);
  if (decided !== undefined) return decided;
  const work = workCode(emitter, model, statement);
  const name = camelCase(statement.id);
  if (!lazy.has(statement.id)) return `const ${name} = ${work};`;
  file.import("once", `${runtime}once.ts`);
  return `const ${name} = once(() => ${work});`;
}

/** The expression that works a statement out. */
export function workCode(emitter: ModelEmitter, model: CalculatorModel, statement: Statement): string {
  const given = [
    ...(notesSources(statement) ? ["used"] : []),
    ...(statement.kind === "vary" ? ["inputs", "today"] : []),
    ...parameters(emitter, model, statement.needs).map(({ name }) => name),
  ];
  return (
    kindOfStatement(statement).work?.(statement, emitter) ??
    `${functionName(statement.id)}(${given.join(", ")})`
  );
}
