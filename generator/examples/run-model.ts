/** Makes a calculator out of its model in memory, for the author's tools: nothing is written to disk. */
import { compileFunction } from "node:vm";
import { transformSync } from "rolldown/utils";
import { emitModel } from "../emit/model.ts";
import type { EmittedSource, SourceStatement } from "../typescript/source-file.ts";
import { reachesOrPasses } from "../runtime/open-edge.ts";
import { tableName } from "../constructs/statements/emitter.ts";
import type { ReadingsOf } from "../emit/wanted-values.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { assert } from "../runtime/assert.ts";
import type { Calculator } from "../runtime/description.ts";
import { variedNotedInputs } from "./noted-inputs.ts";
import * as runtime from "../runtime/index.ts";

const ofRuntime: ReadonlyMap<string, unknown> = new Map(
  Object.entries({ ...runtime, variedInputs: variedNotedInputs }),
);

/** The calculator as its generated program would be. `readingsOf`: what texts read, by their keys in the words. */
export function runModel(model: CalculatorModel, readingsOf: ReadingsOf): Calculator {
  const source = emitModel(model, readingsOf);
  const imported = importsOf(source, model);
  const { code, errors } = transformSync(source.path, source.statements.map(scriptOf).join("\n"), {
    lang: "ts",
  });
  assert(errors.length === 0, `${source.path} is emitted as TypeScript`);
  const run = compileFunction(`${code}\nreturn calculator;`, [...imported.keys()]);
  const calculator: unknown = Reflect.apply(run, undefined, [...imported.values()]);
  assert(isCalculator(calculator), `${source.path} makes a calculator`);
  return calculator;
}

function scriptOf(statement: SourceStatement): string {
  switch (statement.kind) {
    case "type":
      return "";
    case "text":
      return statement.text;
    case "constant":
      return `const ${statement.name} = ${statement.value};`;
    case "function": {
      const parameters = statement.parameters.map(({ name }) => name).join(", ");
      return `function ${statement.name}(${parameters}) {\n${statement.body.join("\n")}\n}`;
    }
  }
}

/** What the program imports, by name: functions of the runtime and tables. */
function importsOf({ imports, path }: EmittedSource, model: CalculatorModel): ReadonlyMap<string, unknown> {
  const tables = new Map(model.tables.map((table) => [tableName(table.id), table]));
  return new Map(
    imports
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .flatMap(({ names, from }) =>
        names.map((name): readonly [string, unknown] => {
          const table = tables.get(name);
          if (table !== undefined) {
            const { id, keys, periods } = table;
            return [name, { id, keys: keys.map((key) => ({ ...key, reaches: reachesOrPasses })), periods }];
          }
          const found = ofRuntime.get(name);
          assert(
            found !== undefined,
            `${path} imports ${name} of ${from}, which generator/runtime/index.ts exports`,
          );
          return [name, found];
        }),
      ),
  );
}

function isCalculator(value: unknown): value is Calculator {
  return value !== null && typeof value === "object" && "compute" in value && "description" in value;
}
