import { listed } from "../../diagnostics/listed.ts";
import { mentions, showType, type TypedExpression } from "../../formula/index.ts";
import { numberType, sameDimension, type ValueType } from "../../formula/value-type.ts";
import type { DrawingChart } from "../../runtime/kinds/drawing-chart.ts";
import type { Path } from "../reporter.ts";
import { rowsType, type RowsStatement } from "../schedules/column.ts";
import { closed, id, list, mapOf, oneOfTexts, patterns, type Static } from "../schema.ts";
import { typePart, type ResolveContext } from "../statements/context.ts";
import type { Draft } from "../statements/draft.ts";
import { readCode, type ModelEmitter } from "../statements/emitter.ts";
import type { StatementBehavior } from "../statements/statement-kind.ts";
import { displayOfName, type ChartContext, type ChartKind } from "./chart-kind.ts";
import { ofEveryChart } from "./chart-when.ts";
import { readShape, shape, shapeFormulas, type ShapeFormula, type ShapeDocument } from "./shapes.ts";

const schema = closed(
  {
    kind: oneOfTexts(["drawing"], "`drawing`."),
    shapes: list(shape, "The shapes, the later over the earlier."),
    by: id("The choice whose option decides what is drawn; `cases` then has the shapes."),
    cases: mapOf(
      list(shape, "The shapes."),
      "Shapes by option; options that share them are joined by `or`.",
      patterns.optionCase,
    ),
    ...ofEveryChart,
  },
  ["kind"],
);
export type DrawingDocument = Static<typeof schema>;

/** Shapes drawn to scale, from formulas. */
export const drawing: ChartKind<DrawingDocument, DrawingChart> = {
  id: "drawing_chart",
  title: "Drawing",
  summary:
    "Shapes drawn to scale. Their lengths and places are formulas, all of one dimension; `[0, 0]` may be anywhere, since the drawing is fitted into its frame. " +
    "A `dimension` is a line with the value it measures, a `label` a value beside a point; `labels` in the words may say by name what is written there, `a = {a}`. With `by` and `cases`, an option of a choice decides what is drawn.",
  schema,
  example: `charts:
  plan:
    kind: drawing
    by: shape
    cases:
      rectangle:
        - rectangle: { width: a, height: b }
        - dimension: { from: [0, 0], to: [a, 0], of: a }
      circle or sphere:
        - circle: { radius: a }
        - dimension: { from: [0, 0], to: [a, 0], of: a, inside: true }
`,

  resolve: resolveDrawing,
  reads: ({ rows, shapes }) => [rows, ...shapes.flatMap(({ of }) => of ?? [])],
  texts: ({ shapes = [], cases = {} }) =>
    [...shapes, ...Object.values(cases).flat()].flatMap((each) => {
      const of = each.dimension?.of ?? each.label?.of;
      return of === undefined ? [] : [{ key: `labels.${of}`, required: false, names: [of] }];
    }),
  component: () => ({ name: "DrawingChart", from: "charts/drawing-chart.tsx" }),
};

/** The name under which the points of a drawing are known; no author's id has a `$`. */
export function drawnId(chart: string): string {
  return `${chart}$shapes`;
}

interface Placed {
  readonly options: readonly string[];
  readonly shape: ShapeDocument;
  /** Among all shapes of the drawing. */
  readonly index: number;
  readonly path: Path;
}

/** Every shape, with the options it is drawn for; of a drawing without cases, for none in particular. */
function placedShapes({ shapes = [], cases = {} }: DrawingDocument, path: Path): readonly Placed[] {
  const all = [
    ...shapes.map((each, at) => ({ options: [], shape: each, path: [...path, "shapes", at] })),
    ...Object.entries(cases).flatMap(([key, written]) =>
      written.map((each, at) => ({
        options: key.split(" or "),
        shape: each,
        path: [...path, "cases", key, at],
      })),
    ),
  ];
  return all.map((each, index) => ({ ...each, index }));
}

function resolveDrawing(document: DrawingDocument, context: ChartContext): DrawingChart | undefined {
  const { by, cases, shapes } = document;
  const { path, names, reporter, id: chart } = context;
  if ((by === undefined) !== (cases === undefined) || (shapes === undefined) === (cases === undefined))
    return reporter.reportKey("drawing_shapes", {}, path);
  const choice = by === undefined ? undefined : names.get(by);
  if (by !== undefined && choice === undefined)
    reporter.unknownName(by, [...path, "by"], context.inputs.keys());
  else if (by !== undefined && choice?.type !== undefined) reportOptions(document, choice.type, context);
  const placed = placedShapes(document, path);
  for (const { shape: each, path: place } of placed)
    for (const kind of ["dimension", "label"] as const) {
      const measured = each[kind];
      if (measured !== undefined) displayOfName(context, measured.of, [...place, kind, "of"]);
    }
  return {
    id: chart,
    kind: "drawing",
    rows: drawnId(chart),
    shapes: placed.map(({ shape: each }) => {
      const { kind, of, isInside } = readShape(each);
      return {
        kind,
        ...(of === undefined ? {} : { of }),
        ...(isInside === undefined ? {} : { isInside }),
      };
    }),
  };
}

/** Reports cases of options that the choice does not have. An option without a case has no drawing. */
function reportOptions({ cases = {} }: DrawingDocument, type: ValueType, context: ChartContext): void {
  const { path, reporter } = context;
  if (type.kind !== "choice") {
    const values = { want: "a choice", where: "in `by`", got: showType(type) };
    reporter.report("type_mismatch", values, [...path, "by"]);
    return;
  }
  for (const key of Object.keys(cases))
    for (const option of key.split(" or "))
      if (!type.options.includes(option))
        reporter.reportKey(
          "unknown_option",
          { option, options: listed(type.options) },
          [...path, "cases", key],
          option,
          type.options,
        );
}

/** The points of a drawing, worked out with everything else. */
export interface DrawnStatement extends RowsStatement {
  readonly kind: "drawn";
  readonly by?: string;
  readonly shapes: readonly {
    readonly options: readonly string[];
    readonly index: number;
    readonly points: readonly (readonly [TypedExpression, TypedExpression])[];
  }[];
}

export const drawn: StatementBehavior<DrawingDocument, DrawnStatement> = {
  isUnnamed: true,
  ownColumns: () => ["shape", "x", "y"],
  formulas: (document, path) =>
    placedShapes(document, path).flatMap(({ shape: each, index, path: place }) =>
      shapeFormulas(each, String(index), place),
    ),
  names: ({ by }) => (by === undefined ? [] : [by]),
  resolve: resolveDrawn,
  reads: ({ shapes, by }) => [
    ...(by === undefined ? [] : [by]),
    ...shapes.flatMap(({ points }) =>
      points.flat().flatMap((tree) => mentions(tree).map(({ name }) => name)),
    ),
  ],
  function: (statement, emitter) => ({
    about: `The points of the shapes of \`${statement.id.split("$")[0] ?? ""}\`.`,
    body: bodyOf(statement, emitter),
  }),
};

function resolveDrawn(draft: Draft<DrawingDocument>, context: ResolveContext): DrawnStatement | undefined {
  const { document, id: name, needs } = draft;
  let length: ValueType | undefined;
  let isComplete = true;
  const figure = (part: string, measure: ShapeFormula["measure"]): TypedExpression | undefined => {
    const want = measure === undefined ? length : numberType(measure === "angle" ? { angle: 1 } : {});
    const tree = typePart(context, draft, part, want);
    if (tree === undefined) isComplete = false;
    else if (measure === undefined && length === undefined && !isZero(tree)) {
      length = lengthOf(tree, draft.parts.get(part)?.path ?? draft.path, context);
      isComplete &&= length !== undefined;
    }
    return tree;
  };
  const shapes = placedShapes(document, draft.path).map(({ shape: each, index, options }) => ({
    options,
    index,
    points: readShape(each).points.flatMap((pair, at) => {
      const [x, y] = pair.map(({ measure }, side) => figure(`${index}.${at}.${side}`, measure));
      return x === undefined || y === undefined ? [] : [[x, y] as const];
    }),
  }));
  if (!isComplete) return undefined;
  const { by } = document;
  return {
    kind: "drawn",
    id: name,
    type: rowsType({ shape: numberType({}, true), x: numberType(), y: numberType() }, []),
    columns: [],
    ...(by === undefined ? {} : { by }),
    shapes,
    needs: [...new Set([...needs, ...(by === undefined ? [] : [by])])],
  };
}

/** 0 has every dimension. */
function isZero({ source }: TypedExpression): boolean {
  return source.kind === "number" && source.value === 0;
}

/** The type all figures of a drawing have: lengths, or plain numbers. */
function lengthOf(
  { type }: TypedExpression,
  path: Path,
  { reporter }: ResolveContext,
): ValueType | undefined {
  const isLength =
    type.kind === "number" &&
    (sameDimension(type.dimension, {}) || sameDimension(type.dimension, { length: 1 }));
  if (isLength) return numberType(type.dimension);
  return reporter.report(
    "type_mismatch",
    { want: "a length or a number", where: "in a drawing", got: showType(type) },
    path,
  );
}

function bodyOf({ by, shapes }: DrawnStatement, emitter: ModelEmitter): readonly string[] {
  const { code } = emitter;
  const rows = (drawnShapes: DrawnStatement["shapes"]): readonly string[] =>
    drawnShapes.flatMap(({ index, points }) =>
      points.map(([x, y]) => `{ shape: ${index}, x: ${code(x)}, y: ${code(y)} },`),
    );
  if (by === undefined) return [`return [`, ...rows(shapes), `];`];
  const groups = new Map<string, DrawnStatement["shapes"]>();
  for (const each of shapes) {
    const key = each.options.join(" or ");
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [
    `switch (${readCode(emitter, by)}) {`,
    ...[...groups].flatMap(([key, own]) => [
      ...key.split(" or ").map((option) => `case ${JSON.stringify(option)}:`),
      `return [`,
      ...rows(own),
      `];`,
    ]),
    `default:`,
    `return [];`,
    `}`,
  ];
}
