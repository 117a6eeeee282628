import type { InputDescription, InputType } from "../../runtime/description.ts";
import { oneOfDefinitions, type Static } from "../schema.ts";
import { scalarSyntaxes } from "./column.ts";
import type { InputSyntax } from "./input-syntax.ts";
import { rowsSyntax } from "./rows.ts";

/** The types an input can have, in the order the author's reference explains them: one for each kind of the runtime. */
export const inputSyntaxes = { ...scalarSyntaxes, rows: rowsSyntax } satisfies Readonly<
  Record<InputType, unknown>
>;

/** An input of any type. */
export const input = {
  id: "input",
  schema: oneOfDefinitions("type", Object.values(inputSyntaxes), "A field of the form."),
};
export type InputDocument = Static<(typeof input)["schema"]>;

/** What an input's type does. */
export function kindOf({ type }: InputDocument): InputSyntax<InputDocument> {
  return inputSyntaxes[type];
}

/** What the type of a resolved input does. */
export function kindOfDescription({ type }: InputDescription): InputSyntax<InputDocument> {
  return inputSyntaxes[type];
}
