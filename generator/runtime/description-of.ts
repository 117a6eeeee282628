/** The parts of a description, typed by what the calculator takes and answers: a page names them and cannot name others. */
import type { ColumnDescription } from "./display.ts";
import type { ChartDescription, InputDescription, OutputDescription } from "./description.ts";
import type { InputType, InputTypes } from "./kinds/any.ts";

/** The description of an input of one kind. */
export type InputOf<Type extends InputType> = InputDescription & { readonly type: Type };

type InputFor<Id, Value> = {
  readonly [Type in InputType]: NonNullable<Value> extends InputTypes[Type]["value"]
    ? InputOf<Type> & { readonly id: Id }
    : never;
}[InputType];

/** The inputs of a calculator, or the columns of its rows, by id: each of a kind that gives values of the type named. */
export type InputsOf<Inputs> = {
  readonly [Id in keyof Inputs & string]: InputFor<Id, Inputs[Id]>;
};

type ValueOutput = Extract<OutputDescription, { readonly type: "value" }>;
type TableOutput = Extract<OutputDescription, { readonly type: "table" }>;

type OutputFor<Id, Value> =
  NonNullable<Value> extends readonly (infer Row)[]
    ? TableOutput & {
        readonly id: Id;
        readonly columns: readonly (ColumnDescription & { readonly id: keyof Row })[];
      }
    : ValueOutput & { readonly id: Id };

/** The results of a calculator by id: a table for rows, whose columns are those of its rows, one value otherwise. */
export type OutputsOf<Values> = {
  readonly [Id in keyof Values & string]: OutputFor<Id, Values[Id]>;
};

/** The charts of a calculator by id. */
export type ChartsOf = Readonly<Record<string, ChartDescription>>;
