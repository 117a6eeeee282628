import type { ModelEmitter } from "../constructs/statements/emitter.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { priceKind } from "../runtime/kinds/price.ts";
import { shareKind } from "../runtime/kinds/share.ts";
import { termDisplay } from "../runtime/term-text.ts";

/** How values of types are shown that only some pages have, by their name in the runtime. */
const ownDisplays = [{ display: termDisplay, name: "termDisplay", file: "term-text.ts" }];

/** Kinds of a type that has several, by the file each is in. */
const ownModules = new Map<unknown, string>([
  [priceKind, "price"],
  [shareKind, "share"],
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
      const name = `${module}Kind`;
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
  const held = ownDisplays.filter(({ display }) => holds(data, display, named));
  for (const { name, file: from } of held) file.import(name, runtime + from);
  return new Map(held.map(({ display, name }) => [display, name]));
}

/** Whether a part of data is this object; what has a name is not looked into. */
function holds(data: unknown, wanted: object, named: ReadonlyMap<unknown, string>): boolean {
  if (data === wanted) return true;
  if (data === null || typeof data !== "object" || named.has(data)) return false;
  return Object.values(data).some((part) => holds(part, wanted, named));
}
