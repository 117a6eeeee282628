import { mentions, type TypedExpression } from "../formula/index.ts";
import { kindOfStatement, notesSources, tablesOf, type Statement } from "../constructs/statements/any.ts";
import { member, type ModelEmitter } from "../constructs/statements/emitter.ts";
import type { RefusalStatement } from "../constructs/results/refusal.ts";
import type { CalculatorModel, InputModel } from "../resolve/model.ts";
import { orderByNeeds } from "../resolve/order.ts";
import { camelCase } from "../typescript/identifiers.ts";
import { shownInputLine } from "./shown-input.ts";
import { statementLine } from "./statement-line.ts";

/** One thing to do on the way to knowing what is asked, and the names it reads. */
type Move = { readonly id: string; readonly needs: readonly string[] } & (
  | { readonly kind: "input"; readonly input: ConditionalInput }
  | { readonly kind: "statement"; readonly statement: Statement }
  | { readonly kind: "refusal"; readonly refusal: RefusalStatement }
);
interface ConditionalInput extends InputModel {
  readonly when: TypedExpression;
}

/** The function that says which of the conditional inputs matter. One that is hidden has its hidden value for the others. */
export function emitVisible(emitter: ModelEmitter, model: CalculatorModel): void {
  const { file } = emitter;
  const moves = movesOf(model);
  const lines =
    moves.every(({ kind }) => kind === "input") && !moves.some((move) => isReadLater(move, moves))
      ? plainLines(emitter, moves)
      : orderedLines(emitter, model, moves);
  file.function({
    name: "visible",
    about: "Which of the conditional inputs matter, given the others.",
    parameters: [
      { name: moves.length === 0 ? "_inputs" : "inputs", type: "Inputs" },
      ...(needsToday(model) ? [{ name: "today", type: "string" }] : []),
    ],
    result: "Readonly<Record<string, boolean>>",
    body: [...destructured(model, moves), ...lines],
  });
}

/** TypeScript that asks it of inputs. */
export function visibleCode(model: CalculatorModel, inputs: string): string {
  return needsToday(model) ? `visible(${inputs}, today)` : `visible(${inputs})`;
}

/** The current day is a value that a hidden input has. */
function needsToday(model: CalculatorModel): boolean {
  const moves = movesOf(model);
  return moves.some(
    (move) => move.kind === "input" && isReadLater(move, moves) && move.input.hiddenCode === "today",
  );
}

/** The conditional inputs and all that decides about them, each after what it reads; those that no formula decides first. */
function movesOf({ inputs, statements }: CalculatorModel): readonly Move[] {
  const conditional = inputs.flatMap((input): Move[] => {
    const { when, description } = input;
    if (when === undefined) return [];
    const needs = mentions(when).map(({ name }) => name);
    return [{ kind: "input", id: description.id, needs, input: { ...input, when } }];
  });
  const ofStatement = new Map(
    statements.flatMap((statement) =>
      kindOfStatement(statement).role === "guard"
        ? []
        : [
            [
              statement.id,
              { kind: "statement", id: statement.id, needs: statement.needs, statement } as const,
            ],
          ],
    ),
  );
  const wanted = new Set(conditional.flatMap(({ needs }) => needs));
  // What is added on the way is gone through as well.
  for (const name of wanted) for (const need of ofStatement.get(name)?.needs ?? []) wanted.add(need);
  const worked = [...ofStatement.values()].filter(({ id }) => wanted.has(id));
  const order = orderByNeeds<Move>([...conditional, ...worked]);
  const ordered = order.kind === "ordered" ? order.things : [];
  const isPlain = decidedByInputs(ordered, ofStatement);
  const [plain, others] = [ordered.filter(isPlain), ordered.filter((move) => !isPlain(move))];
  return [...plain, ...(worked.length === 0 ? [] : refusalsBefore(statements, others)), ...others];
}

/** Whether no formula has a say in it. */
function decidedByInputs(
  ordered: readonly Move[],
  statements: ReadonlyMap<string, unknown>,
): (move: Move) => boolean {
  const byFormula = new Set<string>(statements.keys());
  for (const { id, needs } of ordered) if (needs.some((need) => byFormula.has(need))) byFormula.add(id);
  return ({ id }) => !byFormula.has(id);
}

/** The refusals that come before all formulas, which need no case for what they refuse. */
function refusalsBefore(statements: readonly Statement[], others: readonly Move[]): readonly Move[] {
  const undecided = new Set([...others.map(({ id }) => id), ...statements.map(({ id }) => id)]);
  return statements.flatMap((statement): Move[] =>
    statement.kind === "refusal" && !statement.needs.some((need) => undecided.has(need))
      ? [{ kind: "refusal", id: statement.id, needs: statement.needs, refusal: statement }]
      : [],
  );
}

function isReadLater({ id }: Move, moves: readonly Move[]): boolean {
  return moves.some(({ needs }) => needs.includes(id));
}

/** The inputs that are read and are always there. */
function destructured({ inputs }: CalculatorModel, moves: readonly Move[]): readonly string[] {
  const read = new Set(moves.flatMap(({ needs }) => needs));
  const members = inputs.flatMap(({ description: { id }, when }) =>
    when === undefined && read.has(id) ? [member(id, camelCase(id))] : [],
  );
  return members.length === 0 ? [] : [`const { ${members.join(", ")} } = inputs;`];
}

/** Conditions over inputs that are always there. */
function plainLines({ code }: ModelEmitter, moves: readonly Move[]): readonly string[] {
  const members = moves.map((move) => (move.kind === "input" ? `${move.id}: ${code(move.input.when)},` : ""));
  return [`return {`, ...members, `};`];
}

function orderedLines(
  emitter: ModelEmitter,
  model: CalculatorModel,
  moves: readonly Move[],
): readonly string[] {
  const { file, runtime } = emitter;
  const at = moves.findIndex(({ kind }) => kind !== "input");
  const first = at === -1 ? moves : moves.slice(0, at);
  const rest = at === -1 ? [] : moves.slice(at);
  const lineOf = (move: Move): readonly string[] => linesOf(move, emitter, model, moves);
  const undecided = rest.flatMap(({ kind, id }) => (kind === "input" ? [`${id}: false`] : []));
  const start = [
    `const shown: Record<string, boolean> = { ${undecided.join(", ")} };`,
    ...first.flatMap(lineOf),
  ];
  if (rest.length === 0) return [...start, `return shown;`];
  file.import("ifWorkedOut", `${runtime}if-worked-out.ts`);
  const cites = rest.some(
    (move) =>
      move.kind === "statement" && (tablesOf(move.statement).length > 0 || notesSources(move.statement)),
  );
  return [
    ...start,
    `ifWorkedOut(() => {`,
    ...(cites ? [`const used: UsedSource[] = [];`] : []),
    ...rest.flatMap(lineOf),
    `});`,
    `return shown;`,
  ];
}

function linesOf(
  move: Move,
  emitter: ModelEmitter,
  model: CalculatorModel,
  moves: readonly Move[],
): readonly string[] {
  const { code, lazy } = emitter;
  switch (move.kind) {
    case "refusal":
      return [`if (${code(move.refusal.expression)}) return;`];
    case "statement":
      return [statementLine(emitter, model, move.statement)];
    case "input": {
      const line = `shown.${move.id} = ${code(move.input.when)};`;
      return [
        // What is worked out only when it is asked for may be refused then, which is no matter of the others.
        move.needs.some((name) => lazy.has(name)) ? `ifWorkedOut(() => { ${line} });` : line,
        ...(isReadLater(move, moves) ? [shownInputLine(move.input)] : []),
      ];
    }
  }
}
