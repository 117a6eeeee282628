import {
  alwaysMentioned,
  mentions,
  showType,
  stepTree,
  unifyLiterals,
  type TypedExpression,
} from "../../formula/index.ts";
import { booleanType, sameDimension, type Dimension } from "../../formula/value-type.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { closed, formula, id, truth, type Static } from "../schema.ts";
import { typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import { member, type ModelEmitter } from "../statements/emitter.ts";
import type { StatementKind } from "../statements/statement-kind.ts";
import {
  bound,
  boundFormula,
  fixedBound,
  otherwise,
  refusalCode,
  renamed,
  scalarNeeds,
  searchTexts,
  shownAsBound,
  typeOtherwise,
  without,
  type SearchStatement,
} from "./search.ts";
import { checkShown, cited, namedByShown, shownAs, shownDisplay, shownOptions } from "./shown.ts";

const schema = closed(
  {
    smallest: id("What the number is called in `that`. It is a name of this formula alone."),
    from: bound("The least number that is tried."),
    to: bound("The largest number that is tried."),
    that: formula("What must be true of the number. It must name it."),
    once: truth(
      "Once it is true of a number, it is true of every larger one: the range is then halved until the first is found, however long it is. Without it, up to 100,000 numbers are tried one after the other.",
    ),
    otherwise,
    ...shownAs,
    ...cited,
  },
  ["smallest", "from", "to", "that", "otherwise"],
);
type SmallestDocument = Static<typeof schema>;

/** The least whole number for which a condition is true. */
export interface SmallestStatement extends SearchStatement {
  readonly kind: "smallest";
  readonly that: TypedExpression;
  readonly once: boolean;
}

export const smallest: StatementKind<SmallestDocument, SmallestStatement> = {
  id: "smallest",
  kind: "calculator",
  title: "Smallest that fits",
  summary:
    "The least whole number, of months, days or anything counted, for which a condition is true. Where it is true of none between the bounds, " +
    "the answer is the refusal `otherwise` names. The steps show the condition, and again with the number put in.",
  schema,
  example: `inputs:
  term: { type: integer, unit: day, default: 100, min: 1, max: 10_000 }
formulas:
  to_serve:
    smallest: served
    from: 0
    to: term
    that: served + quantity(floor(amount_in(served, day) / 10), day) >= term
    once: true
    otherwise: never_done
refusals:
  never_done: {}
outputs:
  to_serve: {}
`,

  role: "value",
  mayRefuse: true,
  formulas: (document, path) => [
    formulaPart("from", boundFormula(document.from), [...path, "from"]),
    formulaPart("to", boundFormula(document.to), [...path, "to"]),
    formulaPart("that", document.that, [...path, "that"]),
  ],
  ownNames: (document, path) => [[document.smallest, [...path, "smallest"]]],
  names: namedByShown,
  gives: ({ otherwise: refusal }) => [refusal],
  resolve: resolveSmallest,
  checkShown,
  displays: shownDisplay,
  step: ({ id: name, unknown, that }, displays) => {
    const display = displays[name];
    return display === undefined
      ? undefined
      : { id: name, display, holds: renamed(stepTree(that), unknown, name) };
  },
  texts: searchTexts,
  reads: ({ bounds, that, unknown }) => without([...bounds, that].flatMap(alwaysMentioned), unknown),
  function: (statement, emitter) => ({
    about: `\`${statement.id}\`: the smallest \`${statement.unknown}\` for which its condition is true.`,
    body: [`return ${smallestCode(statement, emitter)};`],
  }),
};

/** What is counted in its base unit: a whole number of meters would be no whole number of feet. */
const counted: readonly Dimension[] = [{}, { day: 1 }, { month: 1 }, { money: 1 }];

function resolveSmallest(
  draft: Draft<SmallestDocument>,
  context: ResolveContext,
): SmallestStatement | undefined {
  const { document, path } = draft;
  const { reporter } = context;
  const ending = typeOtherwise(draft, context);
  const [from, to] = [typePart(context, draft, "from"), typePart(context, draft, "to")];
  if (from === undefined || to === undefined) return undefined;
  const joined = unifyLiterals([from, to]);
  const [least, most] = joined?.trees ?? [];
  if (least === undefined || most === undefined || joined?.type.kind !== "number") {
    reporter.report("bounds_differ", {}, [...path, "to"]);
    return undefined;
  }
  const { dimension } = joined.type;
  if (!counted.some((each) => sameDimension(each, dimension))) {
    const want = "a number, or one of days, months or units of money";
    reporter.report("type_mismatch", { want, where: "in `smallest`", got: showType(joined.type) }, [
      ...path,
      "to",
    ]);
    return undefined;
  }
  const [first, last] = [fixedBound(least), fixedBound(most)];
  if (first !== undefined && last !== undefined && first > last)
    reporter.report("bounds_reversed", {}, [...path, "to"]);
  const type = { ...joined.type, integer: true };
  const names = new Map(context.names).set(document.smallest, {
    type,
    code: camelCase(document.smallest),
    exact: false,
  });
  const that = typePart(context, draft, "that", booleanType, names);
  if (that === undefined) return undefined;
  if (!mentions(that).some(({ name }) => name === document.smallest)) {
    reporter.report("unknown_unused", { name: document.smallest }, [...path, "that"]);
    return undefined;
  }
  if (ending === undefined) return undefined;
  const { shown, ...others } = shownOptions(document);
  return {
    kind: "smallest",
    id: draft.id,
    type,
    unknown: document.smallest,
    bounds: [least, most],
    that,
    once: document.once === true,
    otherwise: ending,
    known: scalarNeeds(draft, context),
    needs: draft.needs,
    shown: { ...shownAsBound(document.to), ...shown },
    ...others,
  };
}

function smallestCode(statement: SmallestStatement, emitter: ModelEmitter): string {
  const { file, runtime, code } = emitter;
  const { unknown, bounds, that, once } = statement;
  const [from, to] = bounds;
  file.import("smallest", `${runtime}smallest.ts`);
  const members = [
    member("from", code(from)),
    member("to", code(to)),
    `that: (${camelCase(unknown)}) => ${code(that)}`,
    ...(once ? ["once: true"] : []),
  ];
  return `smallest({ ${members.join(", ")} }, ${refusalCode(statement, emitter)})`;
}
