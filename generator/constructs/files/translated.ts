import { construct } from "../construct.ts";
import { mapOf, patterned, patterns } from "../schema.ts";

/** Which English text each translation was made from. */
export const translated = construct({
  id: "translated",
  kind: "translated",
  title: "Accepted translations",
  summary:
    "Which English text each translation was made from: for each key of the words and each language, the first eight digits of the text's SHA-256. " +
    "The program writes it when a translation is accepted; nobody needs to write it by hand.",
  schema: mapOf(
    mapOf(patterned(patterns.hash, "The English text's hash."), "By language.", "^[a-z]{2,3}(-[a-z0-9]+)*$"),
    "By key of the words, such as `inputs.bill.label`.",
    patterns.key,
  ),
  example: `title: { es: "3f2a9c01", ar: "3f2a9c01" }
inputs.bill.label: { es: "77d0e1ab" }
`,
});
