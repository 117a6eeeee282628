import type { InputDescription, InputType } from "../../runtime/description.ts";
import { oneOfDefinitions, type Static } from "../schema.ts";
import { scalarKinds } from "./column.ts";
import type { InputKind } from "./input-kind.ts";
import { rowsInput } from "./rows.ts";

/** The types an input can have, in the order the author's reference explains them: one for each kind of the runtime. */
export const inputKinds = { ...scalarKinds, rows: rowsInput } satisfies Readonly<Record<InputType, unknown>>;

/** An input of any type. */
export const input = {
  id: "input",
  schema: oneOfDefinitions("type", Object.values(inputKinds), "A field of the form."),
};
export type InputDocument = Static<(typeof input)["schema"]>;

/** What an input's type does. */
export function kindOf({ type }: InputDocument): InputKind<InputDocument> {
  return inputKinds[type];
}

/** What the type of a resolved input does. */
export function kindOfDescription({ type }: InputDescription): InputKind<InputDocument> {
  return inputKinds[type];
}
