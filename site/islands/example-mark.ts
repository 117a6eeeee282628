import { openInputs } from "../../generator/presentation/variant.ts";
import type { Setting } from "./setting.ts";

/** The parameter of a short address that names the example it goes by; a dot keeps it apart from every input. */
export const markName = "of.example";

/** Names the example of a page in a few letters: another one has other letters. */
export function exampleMark({ calculator, variant }: Pick<Setting, "calculator" | "variant">): string {
  const example = openInputs(calculator.description, variant).map(({ id, default: text }) => [
    id,
    variant.defaults[id] ?? text,
  ]);
  let hash = 0;
  for (const letter of JSON.stringify(example))
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) % 1_679_616;
  return Math.abs(hash).toString(36);
}
