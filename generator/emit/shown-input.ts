import type { InputModel } from "../resolve/model.ts";
import { camelCase } from "../typescript/identifiers.ts";

/** What of an input says how it is read. */
interface ShownInput extends Pick<InputModel, "hiddenCode"> {
  readonly description: Pick<InputModel["description"], "id" | "type">;
}

/** Reads an input that `when` may hide. To the compiler an option in hidden rows is any text, unless it is told which. */
export function shownInputLine({ description: { id, type }, hiddenCode }: ShownInput): string {
  const typed = type === "rows" ? `: Inputs[${JSON.stringify(id)}]` : "";
  return `const ${camelCase(id)}${typed} = shown.${id} ? inputs.${id} : ${hiddenCode};`;
}
