import { kindOfStatement, notesSources, type Statement } from "../constructs/statements/any.ts";
import { rowType, type ModelEmitter } from "../constructs/statements/emitter.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { camelCase, pascalCase } from "../typescript/identifiers.ts";
import { typeText } from "../typescript/type-text.ts";

/** The function that works out one statement, named after it. */
export function functionName(id: string): string {
  return `compute${pascalCase(id)}`;
}

/** A value that a statement's function is given. */
interface Parameter {
  readonly id: string;
  readonly type: string;
  /** Only a branch reads it: it is given as a function, which is called there. */
  readonly isAsked: boolean;
}

/** What a statement's function is given: values, and functions for what not every way through it reads. */
export function parameters(model: CalculatorModel, statement: Statement): readonly Parameter[] {
  const always = new Set(kindOfStatement(statement).reads(statement));
  return statement.needs.flatMap((id) => {
    const input = model.inputs.find((each) => each.description.id === id);
    if (input !== undefined)
      return [{ id, type: typeText(input.type), isAsked: input.when !== undefined && !always.has(id) }];
    const type = statementType(model, id);
    return type === undefined ? [] : [{ id, type, isAsked: !always.has(id) }];
  });
}

/** The type text of what a statement comes to. */
export function statementType({ statements }: CalculatorModel, id: string): string | undefined {
  const statement = statements.find((each) => each.id === id && "type" in each);
  if (statement === undefined || !("type" in statement)) return undefined;
  return "columns" in statement ? `readonly ${rowType(id)}[]` : typeText(statement.type);
}

/** The function of a statement, if it has one. */
export function emitStatementFunction(
  emitter: ModelEmitter,
  model: CalculatorModel,
  statement: Statement,
  within: (lazyNames: ReadonlySet<string>) => ModelEmitter,
): void {
  const given = parameters(model, statement);
  const lazyNames = new Set(given.flatMap(({ id, isAsked }) => (isAsked ? [id] : [])));
  const written = kindOfStatement(statement).function?.(statement, within(lazyNames));
  const result = statementType(model, statement.id);
  if (written === undefined || result === undefined) return;
  emitter.file.function({
    name: functionName(statement.id),
    parameters: [
      ...(notesSources(statement) ? [{ name: "used", type: "UsedSource[]" }] : []),
      ...given.map(({ id, type, isAsked }) => ({
        name: camelCase(id),
        type: isAsked ? `() => ${type}` : type,
      })),
    ],
    result,
    ...written,
  });
}
