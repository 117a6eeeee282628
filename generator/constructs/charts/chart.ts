import { oneOfDefinitions } from "../schema.ts";
import { gauge } from "./gauge.ts";
import { parts } from "./parts.ts";
import { series } from "./series.ts";
import { triangle } from "./triangle.ts";

/** The kinds of charts, in the order the author's reference explains them. */
export const chartKinds = [series, parts, gauge, triangle] as const;

/** A chart of any kind. */
export const chart = {
  id: "chart",
  schema: oneOfDefinitions("kind", chartKinds, "A picture of the result."),
};
