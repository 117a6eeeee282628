/**
 * A calculator after checking: names resolved, formulas typed and put in the order they can be worked out,
 * tables and units filled in. Immutable; every emitter reads this and nothing else of a specification.
 */
import type { TypedExpression } from "../formula/index.ts";
import type { ValueType } from "../formula/value-type.ts";
import type { Situation } from "../runtime/catalog.ts";
import type {
  CalculatorBackground,
  CalculatorDescription,
  ExampleDescription,
  InputDescription,
} from "../runtime/description.ts";
import type { WorkedStepModel } from "../presentation/worked-steps.ts";
import type { ResolvedAskRules } from "./ask-rules.ts";
import type { Citation, Scalar } from "../runtime/answer.ts";
import type { SourceKind } from "../constructs/results/example.ts";
import type { OutputModel } from "../constructs/results/output.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import type { Statement } from "../constructs/statements/any.ts";
import type { FigureModel } from "../constructs/figure-model.ts";
import type { TableModel } from "../constructs/table-model.ts";
import type { NamesModel } from "./names.ts";
import type { SearchLine } from "./search-lines.ts";

export interface CalculatorModel {
  /** `finance/mortgage`, the folder under specs/. */
  readonly id: string;
  /** The specification's path, for headers and messages. */
  readonly file: string;
  readonly inputs: readonly InputModel[];
  readonly constants: readonly ConstantModel[];
  /** Everything worked out, each after what it needs. */
  readonly statements: readonly Statement[];
  readonly outputs: readonly OutputModel[];
  readonly examples: readonly ExampleModel[];
  readonly tables: readonly TableModel[];
  /** Those whose figures its charts fetch. */
  readonly histories: readonly TableModel[];
  readonly description: CalculatorDescription;
  readonly stepModel: WorkedStepModel;
  readonly background: CalculatorBackground;
  /** Under what the page of its region lists it. */
  readonly situation: Situation | undefined;
  /** How one line asks it. */
  readonly ask: ResolvedAskRules;
  /** What people type to find and ask it. */
  readonly searchLines: readonly SearchLine[];
  /** Cases of it that people look for by a name. */
  readonly names: NamesModel | undefined;
  /** Of amounts of money; undefined where an input decides it. */
  readonly currency: string | undefined;
  /** Rows whose figures the words name. */
  readonly figures: readonly FigureModel[];
  /** Texts the words files must and may hold. */
  readonly texts: readonly RequiredText[];
}

export interface InputModel {
  readonly description: InputDescription;
  readonly type: ValueType;
  readonly when?: TypedExpression;
  /** TypeScript of the value it has where it is hidden. */
  readonly hiddenCode: string;
}

export interface ConstantModel {
  readonly id: string;
  readonly type: ValueType;
  readonly code: string;
  readonly value: number | string;
  /** Where it comes from; none of a figure that needs no source. */
  readonly citations: readonly Citation[];
}

export interface ExampleModel {
  readonly description: ExampleDescription;
  /** What kind of source it comes from: pages need not load it. */
  readonly kind: SourceKind | undefined;
  readonly outcome:
    | { readonly kind: "values"; readonly expected: readonly ExpectedValue[] }
    | { readonly kind: "refusal"; readonly reason: string }
    | { readonly kind: "problems"; readonly codes: readonly string[] };
}
/** `path` reads into values, then the trace: `payment`, `amortization[12].interest` (rows counted from 1). */
export interface ExpectedValue {
  readonly path: string;
  readonly value: Scalar;
  /** Largest difference allowed, in the base unit; 0 means the shortest decimals agree to 1 part in 10^12. */
  readonly within: number;
}
