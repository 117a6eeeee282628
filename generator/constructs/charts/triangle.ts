import type { TriangleChart } from "../../runtime/kinds/triangle-chart.ts";
import { closed, id, list, oneOfTexts, type Static } from "../schema.ts";
import { displayOfName, type ChartContext, type ChartKind } from "./chart-kind.ts";
import { ofEveryChart } from "./chart-when.ts";

const schema = closed(
  {
    kind: oneOfTexts(["triangle"], "`triangle`."),
    sides: list(id("A length."), "The three sides.", { minItems: 3, maxItems: 3 }),
    angles: list(id("An angle."), "The three angles, each opposite the side of the same place.", {
      minItems: 3,
      maxItems: 3,
    }),
    ...ofEveryChart,
  },
  ["kind", "sides", "angles"],
);
type TriangleDocument = Static<typeof schema>;

/** A triangle drawn to scale. */
export const triangle: ChartKind<TriangleDocument, TriangleChart> = {
  id: "triangle_chart",
  kind: "calculator",
  title: "Triangle",
  summary: "A triangle drawn to scale, its sides and angles named.",
  schema,
  example: `charts:
  drawing: { kind: triangle, sides: [a, b, c], angles: [alpha, beta, gamma] }
`,

  resolve: resolveTriangle,
  colored: () => [],
  withColors: (chart) => chart,
  reads: ({ sides, angles }) => [...sides, ...angles],
  component: { name: "TriangleChart", from: "charts/triangle-chart.tsx" },
};

function resolveTriangle(document: TriangleDocument, context: ChartContext): TriangleChart | undefined {
  const displayAll = (part: "sides" | "angles"): readonly ReturnType<typeof displayOfName>[] =>
    document[part].map((name, index) => displayOfName(context, name, [...context.path, part, index]));
  const [display] = displayAll("sides");
  const [angleDisplay] = displayAll("angles");
  const sides = three(document.sides);
  const angles = three(document.angles);
  if (display === undefined || angleDisplay === undefined || sides === undefined || angles === undefined)
    return undefined;
  return { id: context.id, kind: "triangle", sides, angles, display, angleDisplay };
}

/** The schema allows no fewer and no more. */
function three(names: readonly string[]): readonly [string, string, string] | undefined {
  const [first, second, third] = names;
  return first === undefined || second === undefined || third === undefined
    ? undefined
    : [first, second, third];
}
