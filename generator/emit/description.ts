import { posix } from "node:path";
import { camelCase } from "../typescript/identifiers.ts";
import type { InputDescription } from "../runtime/description.ts";
import type { Unit } from "../runtime/display.ts";
import type { ModelEmitter } from "../constructs/statements/emitter.ts";
import { arithmeticWorked } from "../presentation/arithmetic-lines.ts";
import { conversionWorked } from "../presentation/conversion-lines.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { writeChosen } from "../runtime/chosen-text.ts";
import { writeCompound } from "../runtime/compound-display.ts";
import { datetimeDisplay } from "../runtime/datetime-text.ts";
import { writeDuration } from "../runtime/duration-text.ts";
import { writeExact } from "../runtime/exact-text.ts";
import { decimalFractionDisplay, fractionDisplay } from "../runtime/fraction-text.ts";
import { inverseRuntime } from "../runtime/kinds/inverse.ts";
import { linesDisplay, linesRuntime } from "../runtime/kinds/lines.ts";
import { priceRuntime } from "../runtime/kinds/price.ts";
import { shareRuntime } from "../runtime/kinds/share.ts";
import { splitRuntime } from "../runtime/kinds/split.ts";
import { timeDisplay } from "../runtime/kinds/time.ts";
import { termDisplay } from "../runtime/term-text.ts";
import { createSourceFile, literal, propertyName, type EmittedSource } from "../typescript/source-file.ts";

/** The description in parts: a page names its inputs, results and charts one by one. */
export function emitDescription(emitter: ModelEmitter, model: CalculatorModel): void {
  const { file, runtime } = emitter;
  const { description } = model;
  const named = new Map(runtimeNames(emitter, model));
  for (const [units, dimension] of unitLists(description.inputs)) {
    const hasInverse = units.some(({ isInverse }) => isInverse === true);
    const name = `${camelCase(dimension)}${hasInverse ? "AndInverse" : ""}Units`;
    file.import("Unit", `${runtime}display.ts`, "type");
    file.constant({ name, type: "readonly Unit[]", value: literal(units) });
    named.set(units, name);
  }
  const emitPart = (name: string, value: object, type: string, typeName: string): void => {
    file.import(typeName, `${runtime}description-of.ts`, "type");
    file.constant({ name, value: `${literal(value, named)} satisfies ${type}`, exported: true });
  };
  const rows = description.inputs.filter((input) => input.type === "rows");
  if (rows.length > 0) {
    const types = rows.map(
      ({ id }) => `${propertyName(id)}: InputsOf<Inputs[${JSON.stringify(id)}][number]>`,
    );
    const columns = Object.fromEntries(rows.map((input) => [input.id, byId(input.columns)]));
    emitPart("columns", columns, `{ ${types.join("; ")} }`, "InputsOf");
    for (const input of rows) named.set(input.columns, `Object.values(columns.${input.id})`);
  }
  emitPart("inputs", byId(description.inputs), "InputsOf<Inputs>", "InputsOf");
  named.set(description.inputs, "Object.values(inputs)");
  const results = description.outputs.map(withoutFalse);
  emitPart("outputs", byId(results), "OutputsOf<Values>", "OutputsOf");
  named.set(description.outputs, "Object.values(outputs)");
  if (description.charts.length > 0) {
    emitPart("charts", byId(description.charts), "ChartsOf", "ChartsOf");
    named.set(description.charts, "Object.values(charts)");
  }
  file.constant({
    name: "description",
    type: "CalculatorDescription",
    value: literal(description, named),
    exported: true,
  });
  file.import("CalculatorBackground", `${runtime}description.ts`, "type");
  file.constant({
    name: "background",
    type: "CalculatorBackground",
    value: literal(model.background),
    exported: true,
  });
}

/** Where how a calculator works lies: beside its model, since pages fetch it later. */
export function stepModelPath(id: string): string {
  return `generated/calculators/${id}/step-model.ts`;
}

/** How a calculator works, as data. */
export function emitStepModel({ id, file: source, stepModel }: CalculatorModel): EmittedSource {
  const path = stepModelPath(id);
  const file = createSourceFile(path, source);
  const runtime = `${"../".repeat(path.split("/").length - 1)}generator/runtime/`;
  file.import("WorkedStepModel", posix.join(runtime, "../presentation/worked-steps.ts"), "type");
  file.constant({
    name: "stepModel",
    about: `How ${id} comes to its answers.`,
    type: "WorkedStepModel",
    value: literal(
      { ...stepModel, steps: stepModel.steps.map(withoutFalse) },
      displayNames({ file, runtime }, stepModel),
    ),
    exported: true,
  });
  return file.finish();
}

/** A part without the flags that are not set: nothing said means no. */
function withoutFalse<Part extends object>(part: Part): Part {
  return Object.assign(
    { ...part },
    Object.fromEntries(
      Object.entries(part).flatMap(([key, value]) => (value === false ? [[key, undefined]] : [])),
    ),
  );
}

/** The units of each dimension an amount is read in, written out once, and what the dimension is called. */
function unitLists(inputs: readonly InputDescription[]): ReadonlyMap<readonly Unit[], string> {
  const all = inputs.flatMap((input) => (input.type === "rows" ? input.columns : [input]));
  return new Map(
    all.flatMap((input) => (input.type === "quantity" ? [[input.readable, input.dimension] as const] : [])),
  );
}

function byId<Part extends { readonly id: string }>(parts: readonly Part[]): Readonly<Record<string, Part>> {
  return Object.fromEntries(parts.map((part) => [part.id, part]));
}

/** What shows values of types, or says steps, that only some pages have: its name, and its file from the runtime. */
const ownParts = [
  { part: decimalFractionDisplay, name: "decimalFractionDisplay", file: "fraction-text.ts" },
  { part: fractionDisplay, name: "fractionDisplay", file: "fraction-text.ts" },
  { part: termDisplay, name: "termDisplay", file: "term-text.ts" },
  { part: timeDisplay, name: "timeDisplay", file: "kinds/time.ts" },
  { part: datetimeDisplay, name: "datetimeDisplay", file: "datetime-text.ts" },
  { part: linesDisplay, name: "linesDisplay", file: "kinds/lines.ts" },
  { part: writeChosen, name: "writeChosen", file: "chosen-text.ts" },
  { part: writeExact, name: "writeExact", file: "exact-text.ts" },
  { part: writeCompound, name: "writeCompound", file: "compound-display.ts" },
  { part: writeDuration, name: "writeDuration", file: "duration-text.ts" },
  { part: arithmeticWorked, name: "arithmeticWorked", file: "../presentation/arithmetic-lines.ts" },
  { part: conversionWorked, name: "conversionWorked", file: "../presentation/conversion-lines.ts" },
];

/** Kinds of a type that has several, by the file each is in. */
const ownModules = new Map<unknown, string>([
  [priceRuntime, "price"],
  [shareRuntime, "share"],
  [inverseRuntime, "inverse"],
  [splitRuntime, "split"],
  [linesRuntime, "lines"],
]);

/**
 * What emitted code calls the kinds of the inputs and the displays that bring code of their own, all imported: a page
 * loads no others.
 */
function runtimeNames(
  { file, runtime }: ModelEmitter,
  { description }: CalculatorModel,
): ReadonlyMap<unknown, string> {
  const inputs = description.inputs.flatMap((input) =>
    input.type === "rows" ? [input, ...input.columns] : [input],
  );
  const names = new Map<unknown, string>(
    inputs.map(({ type, kind }) => {
      const module = ownModules.get(kind) ?? type;
      const name = `${module}Runtime`;
      file.import(name, `${runtime}kinds/${module}.ts`);
      return [kind, name];
    }),
  );
  return new Map([...names, ...displayNames({ file, runtime }, description, names)]);
}

/** The displays in some data that bring code of their own, all imported, and what emitted code calls them. */
function displayNames(
  { file, runtime }: Pick<ModelEmitter, "file" | "runtime">,
  data: unknown,
  named: ReadonlyMap<unknown, string> = new Map(),
): ReadonlyMap<unknown, string> {
  const held = ownParts.filter(({ part }) => holds(data, part, named));
  for (const { name, file: from } of held) file.import(name, posix.join(runtime, from));
  return new Map(held.map(({ part, name }) => [part, name]));
}

/** Whether a part of data is this object; what has a name is not looked into. */
function holds(data: unknown, wanted: unknown, named: ReadonlyMap<unknown, string>): boolean {
  if (data === wanted) return true;
  if (data === null || typeof data !== "object" || named.has(data)) return false;
  return Object.values(data).some((part) => holds(part, wanted, named));
}
