import { kindOf, type InputDocument } from "../constructs/inputs/any.ts";
import { kindOfColumn } from "../constructs/inputs/column.ts";
import type { Literal, ResolvedInput, InputContext } from "../constructs/inputs/input-syntax.ts";
import { readWritten } from "../constructs/inputs/read-written.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";
import type { ScopeName } from "../formula/scope.ts";
import type { InputDescription, ScalarInput } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import { chosenColumn } from "../constructs/schedules/through.ts";
import type { ChoicesInput } from "../runtime/kinds/choices.ts";
import { camelCase } from "../typescript/identifiers.ts";
import type { CalculatorContext } from "./calculator-context.ts";
import type { Displays } from "./displays.ts";
import type { InputModel } from "./model.ts";

/** The inputs of a calculator without their conditions, which may name what is worked out of others. */
export interface ResolvedInputs {
  readonly inputs: readonly Omit<InputModel, "when">[];
  readonly names: ResolveContext["names"];
  readonly displays: Displays;
  /** How the columns of rows are shown. */
  readonly cells: Displays;
}

/** Resolves every input; the name of one with problems is known, of unknown type. */
export function resolveInputs({
  document,
  sharedSpecs: { units },
  currency,
  reporter,
}: CalculatorContext): ResolvedInputs {
  const all = Object.entries(document.inputs).map(([id, input]) => {
    const place = { id, path: ["inputs", id], units, currency, reporter };
    const resolved = kindOf(input).resolve(input, place);
    return { id, resolved, hidden: readHidden(input, place) };
  });
  const whole = all.flatMap(({ id, resolved, hidden }) =>
    resolved === undefined ? [] : [{ id, resolved, hidden }],
  );
  const inputs = whole.map(({ resolved, hidden }) => ({
    description: withOwnOptions(withHidden(resolved.description, hidden)),
    type: resolved.type,
    hiddenCode: hiddenCode(resolved, hidden),
  }));
  return {
    inputs,
    cells: Object.fromEntries(
      inputs.flatMap(({ description }) =>
        description.type === "rows"
          ? description.columns.map(({ id, display }) => [`${description.id}.${id}`, display] as const)
          : description.type === "choices"
            ? [[`${description.id}.${chosenColumn}`, optionDisplay(description)] as const]
            : [],
      ),
    ),
    names: new Map(
      all.map(({ id, resolved }): [string, ScopeName] => [
        id,
        { type: resolved?.type, code: camelCase(id), exact: true },
      ]),
    ),
    displays: Object.fromEntries(
      whole.flatMap(({ id, resolved: { description } }) =>
        "display" in description ? [[id, withSet(description.display, id)]] : [],
      ),
    ),
  };
}

/** Each of several choices that are gone through. */
function optionDisplay({ id, options }: ChoicesInput): Display {
  return { kind: "choice", options, set: id };
}

/** A choice's options are named under the input's own id, those of a column under both ids. */
function withSet<D extends Display>(display: D, set: string): D {
  return display.kind === "choice" || display.kind === "choices" ? { ...display, set } : display;
}

function withOwnOptions(description: InputDescription): InputDescription {
  if (description.type === "choice")
    return { ...description, display: withSet(description.display, description.id) };
  if (description.type === "choices")
    return { ...description, display: withSet(description.display, description.id) };
  if (description.type !== "rows") return description;
  const columns = description.columns.map((column) =>
    withSetOfColumn(column, `${description.id}.${column.id}`),
  );
  return { ...description, columns };
}

function withSetOfColumn(column: ScalarInput, set: string): ScalarInput {
  if (column.type === "choice") return { ...column, display: withSet(column.display, set) };
  return column.type === "choices" ? { ...column, display: withSet(column.display, set) } : column;
}

function withHidden(description: InputDescription, hidden: Literal | undefined): InputDescription {
  return hidden === undefined ? description : { ...description, hidden: hidden.text };
}

/** TypeScript of the value an input has while it is hidden. */
function hiddenCode({ default: usual, description }: ResolvedInput, hidden: Literal | undefined): string {
  const value = hidden === undefined ? usual : hidden.value;
  if (Array.isArray(value)) return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  const text = hidden?.text ?? description.default;
  if (description.type === "date" && text === "today") return "today";
  return JSON.stringify(value);
}

/**
 * The value an input has while its condition hides it, if its author says one. That of an input which is always there
 * is reported: nothing would ever have it.
 */
function readHidden(document: InputDocument, context: InputContext): Literal | undefined {
  const { path, reporter } = context;
  if (document.type === "rows" || document.hidden === undefined) return undefined;
  const place = { ...context, path: [...path, "hidden"] };
  if (document.when === undefined)
    return reporter.reportKey("never_hidden", { name: context.id }, place.path);
  const kind = kindOfColumn(document);
  return readWritten(document.hidden, kind, kind.writtenAs?.(document) ?? {}, place);
}
