import { posix } from "node:path";
import type { ModelEmitter } from "../constructs/statements/emitter.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { arithmeticWorked } from "../presentation/arithmetic-lines.ts";
import { conversionWorked } from "../presentation/conversion-lines.ts";
import { inverseRuntime } from "../runtime/kinds/inverse.ts";
import { priceRuntime } from "../runtime/kinds/price.ts";
import { linesDisplay, linesRuntime } from "../runtime/kinds/lines.ts";
import { splitRuntime } from "../runtime/kinds/split.ts";
import { shareRuntime } from "../runtime/kinds/share.ts";
import { datetimeDisplay } from "../runtime/datetime-text.ts";
import { writeChosen } from "../runtime/chosen-text.ts";
import { writeCompound } from "../runtime/compound-display.ts";
import { writeExact } from "../runtime/exact-text.ts";
import { decimalFractionDisplay, fractionDisplay } from "../runtime/fraction-text.ts";
import { writeDuration } from "../runtime/duration-text.ts";
import { timeDisplay } from "../runtime/kinds/time.ts";
import { termDisplay } from "../runtime/term-text.ts";

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
export function runtimeNames(
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
export function displayNames(
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
