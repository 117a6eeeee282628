import { oneOfDefinitions } from "../schema.ts";
import { scalarInputs } from "./column.ts";
import { rowsInput } from "./rows.ts";

/** Types an input can have; `rows` holds inputs of the others. */
export const inputTypes = [...scalarInputs, rowsInput] as const;

/** An input of any type. */
export const input = {
  id: "input",
  schema: oneOfDefinitions("type", inputTypes, "A field of the form."),
};
