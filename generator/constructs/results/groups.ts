import { construct } from "../construct.ts";
import { closed, id, mapOf, truth } from "../schema.ts";

/** What a group of fields says of itself, and whether it is open. */
export const groups = construct({
  id: "groups",
  title: "Groups of fields",
  summary:
    "What a group of inputs says beside its heading, and whether it is folded, by the id that inputs name in `group`. A group without either needs no entry. " +
    "`sum` is shown in the heading, such as the total of the group’s costs; when folded, it shows what the closed fields come to.",
  schema: mapOf(
    closed({
      sum: id("An input, formula or result, shown beside the heading."),
      fold: truth(
        "Its fields are folded away under its heading. It opens by itself when one of them has a problem.",
      ),
    }),
    "What groups of fields say beside their headings, and which are folded.",
  ),
  example: `inputs:
  bill: { type: money, default: 50 }
  coat: { type: money, default: 2, group: extras }
  parking: { type: money, default: 5, group: extras }
groups:
  extras: { fold: true, sum: extra }
formulas:
  extra: coat + parking
  total: bill + extra
`,
});
