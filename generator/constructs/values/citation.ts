import { construct } from "../construct.ts";
import { closed, oneOfTexts, patterned, patterns, text } from "../schema.ts";

/** Where a figure or rule comes from. */
export const citation = construct({
  id: "citation",
  kind: "calculator",
  title: "Citation",
  summary:
    "Where a rule or figure comes from, how sure it is and when someone last checked it. Every period of a table has one; a refusal may have one, a row of a table its own.",
  schema: closed(
    {
      title: text("The source by name, exact enough to find the place in it."),
      url: patterned(patterns.url, "Where to read it."),
      status: oneOfTexts(
        ["official", "secondary", "unconfirmed"],
        "`official`: compared with the official text itself. `secondary`: compared with pages that quote it. `unconfirmed`: no official text was found.",
      ),
      checked_on: patterned(
        patterns.day,
        "The day someone last compared the figures with the source, `2026-01-31`; not in the future.",
      ),
    },
    ["title", "status", "checked_on"],
  ),
  example: `refusals:
  under_twenty:
    when: age < 20
    citation:
      title: CDC, About Child and Teen BMI
      url: "https://www.cdc.gov/bmi/child-teen-calculator/index.html"
      status: secondary
      checked_on: 2026-11-21
`,
});
