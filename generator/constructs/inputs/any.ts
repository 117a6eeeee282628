import type { InputDescription, InputType } from "../../runtime/description.ts";
import { oneOfDefinitions, type Schema, type Static } from "../schema.ts";
import { scalarSyntaxes } from "./column.ts";
import type { InputSyntax } from "./input-syntax.ts";
import { rowsSyntax } from "./rows.ts";

/** The types an input can have, in the order the author's reference explains them: one for each kind of the runtime. */
export const inputSyntaxes = { ...scalarSyntaxes, rows: rowsSyntax } satisfies Readonly<
  Record<InputType, unknown>
>;

/** What a part needs, of any type. */
export const need = oneOfDefinitions(
  "type",
  Object.values(inputSyntaxes),
  "What a calculator has, or gives to a part.",
);
export type InputDocument = Static<typeof need>;

const { term: _term, ...askedSyntaxes } = inputSyntaxes;
const asked: Schema<InputDocument> = oneOfDefinitions(
  "type",
  Object.values(askedSyntaxes),
  "A field of the form.",
);

/** An input of any type that a visitor can enter. */
export const input = { id: "input", schema: asked };

/** What an input's type does. */
export function kindOf({ type }: InputDocument): InputSyntax<InputDocument> {
  return inputSyntaxes[type];
}

/** What the type of a resolved input does. */
export function kindOfDescription({ type }: InputDescription): InputSyntax<InputDocument> {
  return inputSyntaxes[type];
}
