import { assert } from "../../runtime/assert.ts";
import { construct } from "../construct.ts";
import type { Citations } from "../../runtime/answer.ts";
import {
  closed,
  list,
  mapOf,
  ofType,
  oneOfTexts,
  patterned,
  patterns,
  reference,
  text,
  type Static,
} from "../schema.ts";

/** Where a figure or rule comes from. */
export const citation = construct({
  id: "citation",
  title: "Citation",
  summary:
    "Where a rule or figure comes from, how sure it is and when someone last checked it. Every period of a table has one; a row of a table may have its own, and so may a formula, a check and a refusal. Several that say the same thing are a list: the answer is as sure as the surest of them.",
  schema: closed(
    {
      title: text("The source by name, exact enough to find the place in it."),
      titles: mapOf(
        text("The title in that language."),
        "The source's own title by language, where that is not English: `{ zh: 《育儿补贴制度实施方案》 }`. Pages of that language say it.",
        patterns.key,
      ),
      url: patterned(patterns.url, "Where to read it."),
      status: oneOfTexts(
        ["official", "secondary", "unconfirmed"],
        "`official`: compared with the official text itself, on its publisher's site or in a whole copy taken from there. `secondary`: compared with others who quote or print it, such as a legal publisher. `unconfirmed`: no official text was found.",
      ),
      checked_on: patterned(
        patterns.day,
        "The day someone last compared the figures with the source, `2026-01-31`; not in the future.",
      ),
      tried: text(
        "Where the official text was looked for, and what was found instead. Needed while `unconfirmed`, so that the next author doesn't look there again; `plainsum coverage` lists it, pages don't show it.",
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

/** One citation, or several as a list. */
export const citations = ofType(
  "array",
  list(reference(citation), "Several citations, the one to read first."),
  reference(citation),
);
export type CitationsDocument = Static<typeof citations>;
export type CitationDocument = Static<typeof citation.schema>;

/** What a document cites, one or several, as a list. */
export function citationList(document: CitationsDocument): Citations {
  const [first, ...rest] = citationDocuments(document).map(({ tried: _tried, ...shown }) => shown);
  assert(first !== undefined, "a list of citations has a member");
  return [first, ...rest];
}

/** The same with what is only for authors. */
export function citationDocuments(document: CitationsDocument): readonly CitationDocument[] {
  return isList(document) ? document : [document];
}

function isList(document: CitationsDocument): document is readonly CitationDocument[] {
  return Array.isArray(document);
}
