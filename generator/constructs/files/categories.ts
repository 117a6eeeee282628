import { construct } from "../construct.ts";
import { closed, list, mapOf, patterned, patterns, text } from "../schema.ts";

/** The categories of the site. */
export const categories = construct({
  id: "categories",
  kind: "categories",
  title: "Categories",
  summary:
    "The categories in the order the site lists them. Their texts are `categories.<id>` in `specs/words/`.",
  schema: closed(
    {
      categories: list(
        closed(
          {
            id: patterned(patterns.slug, "The folder below `specs/`."),
            popular: list(
              patterned(patterns.route, "A page, such as `finance/mortgage`."),
              "Pages shown first on the home page.",
              { minItems: 0, unique: true },
            ),
            sign: patterned(
              patterns.strokes,
              "Its sign, the path of strokes in a square of 24 by 24: `M4 8h16M4 12h16`.",
            ),
          },
          ["id", "popular"],
        ),
        "The categories.",
      ),
      regions: mapOf(
        list(
          closed(
            {
              name: text("What it calls itself."),
              url: patterned(patterns.url, "Its address."),
            },
            ["name", "url"],
          ),
          "Who helps people there: public defenders, self-help centers.",
        ),
        "Places that calculators of law are for, by the folder below the category.",
        patterns.slug,
      ),
    },
    ["categories"],
  ),
  example: `categories:
  - { id: finance, popular: [finance/mortgage], sign: M4 7h16v10H4z }
  - { id: food, popular: [] }
`,
});
