import { assert } from "../../runtime/assert.ts";
import { showDimension, type Dimension } from "../dimension.ts";
import { showOptions } from "../show-type.ts";
import { isPlain, plainTypes, type PlainKind } from "../value-type.ts";

/** A function of formulas: an ordinary one called with values, or a form with typing rules of its own. */
export type FormulaFunction = OrdinaryFunction | FormFunction;

interface Described {
  readonly name: string;
  readonly theme: FunctionTheme;
  /** One sentence for the author. */
  readonly doc: string;
  readonly example: readonly [formula: string, result: string];
}
export const functionThemes = [
  "numeric",
  "trigonometric",
  "calendar",
  "term",
  "whole",
  "text",
  "optional",
  "aggregate",
  "quantity",
] as const;
export type FunctionTheme = (typeof functionThemes)[number];

/** The first signature whose kinds of value fit is taken. */
export interface OrdinaryFunction extends Described {
  readonly kind: "ordinary";
  readonly signatures: readonly [Signature, ...Signature[]];
}
/** The ordinary functions of a theme, by name. */
export function functionsOf(
  theme: FunctionTheme,
  functions: Readonly<Record<string, Pick<OrdinaryFunction, "doc" | "example" | "signatures">>>,
): readonly OrdinaryFunction[] {
  return Object.entries(functions).map(([name, each]) => ({ kind: "ordinary", theme, name, ...each }));
}
export interface FormFunction extends Described {
  readonly kind: "form";
  readonly name: "exactly" | "given" | "otherwise" | "amount_in" | "quantity" | AggregateForm;
  readonly parameters: readonly string[];
}
export type AggregateForm =
  | "sum"
  | "count"
  | "any"
  | "all"
  | "first"
  | "last"
  | "smallest"
  | "largest"
  | "average"
  | "days_covered"
  | "distinct";

export interface Signature {
  readonly parameters: readonly Parameter[];
  readonly result: ResultType;
  readonly target: Target;
}
export interface Parameter {
  readonly name: string;
  readonly type: ParameterType;
  /** May be left out; `code` is then emitted in its place, nothing when empty. */
  readonly absent?: { readonly code: string };
  /** May be given again and again; only the last parameter. */
  readonly repeated?: true;
}
/** `same`: one dimension, whichever it is, for all parameters that say so. */
export type ParameterType =
  | { readonly kind: "number"; readonly dimension: Dimension | "same"; readonly integer: boolean }
  | { readonly kind: PlainKind }
  /** A literal text out of these. */
  | { readonly kind: "option"; readonly options: readonly string[] };
/** `same`, `root`: the parameters' common dimension and its square root. `kept`: no fraction if no argument has one. */
export type ResultType =
  | {
      readonly kind: "number";
      readonly dimension: Dimension | "same" | "root";
      readonly integer: boolean | "kept" | "rounded";
    }
  | { readonly kind: PlainKind }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  /** A number that not every argument has. */
  | { readonly kind: "optional"; readonly dimension: Dimension };

/** What a call becomes: a global function, one of the runtime (`file` below generator/runtime/), or a property of its argument. */
export type Target =
  | { readonly kind: "global"; readonly code: string }
  | { readonly kind: "runtime"; readonly name: string; readonly file: string }
  | { readonly kind: "property"; readonly name: string }
  /** Its argument, which the function only gives a type. */
  | { readonly kind: "itself" };

/** A parameter as a signature says it: its type, or what else there is to say. */
type Said = ParameterType | Omit<Parameter, "name">;

/** A signature: what it takes, by name, what it gives, and what a call becomes. */
export function takes(
  parameters: Readonly<Record<string, Said>>,
  result: ResultType,
  target: Target,
): Signature {
  return {
    parameters: Object.entries(parameters).map(([name, said]) =>
      "kind" in said ? { name, type: said } : { name, ...said },
    ),
    result,
    target,
  };
}
/** A parameter that may be left out, for which `code` is then emitted. */
export function leftOut(type: ParameterType, code = ""): Said {
  return { type, absent: { code } };
}
/** The last parameter, where it may be given again and again. */
export function oneOrMore(type: ParameterType): Said {
  return { type, repeated: true };
}

export function global(code: string): Target {
  return { kind: "global", code };
}
export function runtime(file: string, name: string): Target {
  return { kind: "runtime", name, file };
}

/** The parameter an argument stands for; the last one when it is given again and again. */
export function parameterAt({ parameters }: Signature, index: number): Parameter {
  const parameter = parameters[Math.min(index, parameters.length - 1)];
  assert(parameter !== undefined, "a signature has parameters");
  return parameter;
}

/** How a function is written: `round(x, places?)`, `min(a, b, …)`. */
export function usageOf(definition: FormulaFunction): string {
  return `${definition.name}(${parameterNames(definition).join(", ")})`;
}

function parameterNames(definition: FormulaFunction): readonly string[] {
  if (definition.kind === "form") return definition.parameters;
  return definition.signatures[0].parameters.flatMap(({ name, absent, repeated }) => {
    if (repeated) return [name, "…"];
    return absent === undefined ? name : `${name}?`;
  });
}

/** A parameter's type in words: `a whole number of days`, `one of last_day, next_day`. */
export function showParameterType(type: ParameterType): string {
  if (isPlain(type)) return plainTypes[type.kind].words;
  switch (type.kind) {
    case "number":
      return type.dimension === "same" ? "a number" : showDimension(type.dimension, type.integer);
    case "option":
      return showOptions(type.options);
  }
}
