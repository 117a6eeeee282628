import type { PartsChart } from "../../runtime/kinds/parts-chart.ts";
import { closed, id, list, oneOfTexts, type Static } from "../schema.ts";
import { displayOfName, inColor, type ChartKind } from "./chart-kind.ts";
import { ofEveryChart } from "./chart-when.ts";

const schema = closed(
  {
    kind: oneOfTexts(["parts"], "`parts`."),
    of: list(id("An input, formula or output."), "The parts, all of one dimension.", {
      minItems: 2,
      unique: true,
    }),
    ...ofEveryChart,
  },
  ["kind", "of"],
);

/** A whole and its parts. */
export const parts: ChartKind<Static<typeof schema>, PartsChart> = {
  id: "parts_chart",
  title: "Parts of a whole",
  summary: "Values that together make a whole, with the share of each. Parts of zero are left out.",
  schema,
  example: `charts:
  monthly: { kind: parts, of: [payment, taxes, insurance] }
`,

  resolve: (document, context) => ({
    id: context.id,
    kind: "parts",
    of: document.of.flatMap((name, index) => {
      const display = displayOfName(context, name, [...context.path, "of", index]);
      return display === undefined ? [] : [{ id: name, display }];
    }),
  }),
  colored: ({ of }) => of,
  withColors: (chart, colors) => ({ ...chart, of: chart.of.map((part) => inColor(part, colors)) }),
  reads: ({ of }) => of.map((part) => part.id),
  component: () => ({ name: "PartsChart", from: "charts/parts-chart.tsx" }),
};
