import { construct } from "../construct.ts";
import { closed, id, list, oneOfTexts } from "../schema.ts";

/** A triangle drawn to scale. */
export const triangle = construct({
  id: "triangle_chart",
  kind: "calculator",
  title: "Triangle",
  summary: "A triangle drawn to scale, its sides and angles named.",
  schema: closed(
    {
      kind: oneOfTexts(["triangle"], "`triangle`."),
      sides: list(id("A length."), "The three sides.", { minItems: 3, maxItems: 3 }),
      angles: list(id("An angle."), "The three angles, each opposite the side of the same place.", {
        minItems: 3,
        maxItems: 3,
      }),
    },
    ["kind", "sides", "angles"],
  ),
  example: `charts:
  drawing: { kind: triangle, sides: [a, b, c], angles: [alpha, beta, gamma] }
`,
});
