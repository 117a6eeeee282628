import { typeFormula, type TypedExpression } from "../../formula/index.ts";
import type { ScopeName } from "../../formula/scope.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { Citations } from "../../runtime/answer.ts";
import type { Display } from "../../runtime/display.ts";
import type { Reporter } from "../reporter.ts";
import type { SharedSpecs } from "../shared-specs.ts";
import type { CurrencyDocument } from "../values/currency.ts";
import type { Draft, ParsedFormula } from "./draft.ts";
import { scopeOf } from "./scope.ts";

/** A statement of any kind that is typed already: each kind knows its own. */
export interface TypedStatement {
  readonly kind: string;
  readonly id: string;
  readonly needs: readonly string[];
}

/** What resolving a statement, an output or a chart depends on besides its document. */
export interface ResolveContext {
  readonly sharedSpecs: SharedSpecs;
  /** The calculator's id: its folder below `specs/`. */
  readonly calculator: string;
  readonly reporter: Reporter;
  /** The calculator's currency. */
  readonly currency: CurrencyDocument;
  /** Names known so far, in scope of the next formula. */
  readonly names: ReadonlyMap<string, ScopeName>;
  /** What is worked out so far, by name. */
  readonly statements: ReadonlyMap<string, TypedStatement>;
  /** How inputs, constants and what is worked out so far are shown. */
  readonly shown: Readonly<Record<string, Display>>;
  /** Refusals without a condition, which searches give, and what they cite. */
  readonly searchRefusals: ReadonlyMap<string, { readonly citations?: Citations }>;
  /** Every input, and the options of those that are choices. */
  readonly inputs: ReadonlyMap<string, readonly string[]>;
  /** Results, formulas and columns whose options the words name. */
  readonly withOptions: ReadonlySet<string>;
  /** How the columns of inputs of rows are shown, as `courses.credits`. */
  readonly cells: Readonly<Record<string, Display>>;
}

/** Types a formula and reports what is wrong; undefined when it has problems. */
export function typeText(
  context: ResolveContext,
  parsed: ParsedFormula,
  want: ValueType | undefined,
  names: ReadonlyMap<string, ScopeName> = context.names,
): TypedExpression | undefined {
  const { tree, problems } = typeFormula(parsed.tree, scopeOf(names, context.sharedSpecs.units), want);
  context.reporter.formula(problems, parsed.path);
  return tree;
}

/** The same for one part of a draft; undefined as well where the draft has no such part. */
export function typePart(
  context: ResolveContext,
  { parts }: Draft,
  name: string,
  want?: ValueType,
  names?: ReadonlyMap<string, ScopeName>,
): TypedExpression | undefined {
  const parsed = parts.get(name);
  return parsed === undefined ? undefined : typeText(context, parsed, want, names);
}

/** The values a message may name at this point: every scalar worked out so far. */
export function knownScalars({ names }: ResolveContext): readonly string[] {
  return [...names].flatMap(([name, { type }]) =>
    type === undefined || type.kind === "rows" || type.kind === "record" ? [] : [name],
  );
}

/** The word set naming a choice's options: the value's own where words name them, else that of an input whose options include them all. */
export function choiceSet({ inputs, withOptions }: ResolveContext, id: string, type: ValueType): string {
  if ((type.kind !== "choice" && type.kind !== "choices") || inputs.has(id)) return id;
  const column = id.split(".").at(-1) ?? id;
  if (withOptions.has(column) && !inputs.has(column)) return id;
  const shared = [...inputs].find(
    ([, options]) => options.length > 0 && type.options.every((option) => options.includes(option)),
  );
  return shared?.[0] ?? id;
}
