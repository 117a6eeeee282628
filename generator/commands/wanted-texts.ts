/** What `plainsum words` asks: which texts the words of a calculator need, in the order they are written in. */
import { resolveFolder } from "../pipeline/calculator.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { reusedFrom } from "../pipeline/reused.ts";
import { loadShared } from "../pipeline/load-shared.ts";
import { sortFiles } from "../pipeline/sort-files.ts";
import type { SpecificationFile } from "../read/specification-file.ts";
import { sharedNames } from "../words/used-names.ts";
import { nameChoices, type FlatTexts } from "../words/words.ts";

export interface WantedTexts {
  /** Keys that must be there. */
  readonly required: readonly string[];
  /** Every key there may be, in order; `*` stands for one or more parts. */
  readonly order: readonly string[];
}

/** The texts a calculator's words need beside `english`, those it has; its problems where it cannot be read. */
export function wantedTexts(
  specifications: readonly SpecificationFile[],
  calculator: string,
  english: FlatTexts,
  today: string,
): WantedTexts | { readonly problems: readonly Diagnostic[] } {
  const sorted = sortFiles(specifications, "");
  const folder = [...sorted.folders, ...sorted.parts].find(({ id }) => id === calculator);
  const shared = loadShared(sorted, reusedFrom(sorted, undefined), { today, isDraft: false });
  const { sharedSpecs, names } = shared;
  const [base] = sharedSpecs.locales;
  if (folder === undefined || base === undefined || !shared.areUnitsComplete)
    return { problems: shared.problems() };
  const options = sharedNames(names);
  const { calculator: resolved, lacking, problems } = resolveFolder(folder, sharedSpecs, options);
  // What certainly is missing can be written whatever else is wrong.
  if (resolved === undefined && lacking !== undefined && lacking.length > 0)
    return { required: lacking, order: lacking };
  if (resolved === undefined) return { problems: [...problems, ...shared.problems()] };
  const { texts } = resolved.model;
  const { inherited } = resolved;
  const named = nameChoices(
    resolved.model,
    { ...resolved.words.get(base.id), ...Object.fromEntries(english) },
    (option) => options.nameOf(option, base),
    base.tag,
  );
  const required = texts.filter((each) => each.required && !inherited.has(each.key)).map(({ key }) => key);
  return { required: [...required, ...named.missing], order: texts.map(({ key }) => key) };
}
