/** What `plainsum words` asks: which texts the words of a calculator need, in the order they are written in. */
import { readCalculator } from "./calculator.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { loadSharedSpecs } from "./resolve/load-shared-specs.ts";
import { sortFiles } from "./sort-files.ts";
import type { SpecificationFile } from "./specification.ts";
import { compileSharedWords, nameOfOption, optionNames } from "./words/shared-words.ts";
import { nameChoices, type FlatTexts } from "./words/words.ts";

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
  const { shared, folders } = sortFiles(specifications, "");
  const folder = folders.find(({ id }) => id === calculator);
  const loaded = loadSharedSpecs(shared.files, today);
  const { sharedSpecs } = loaded;
  const [base] = sharedSpecs.locales;
  if (folder === undefined || base === undefined || !loaded.areUnitsWhole)
    return { problems: loaded.problems() };
  const names = optionNames(compileSharedWords(shared.files, sharedSpecs));
  const sharedName: Parameters<typeof readCalculator>[0]["sharedName"] = (option, locale) =>
    nameOfOption(option, locale, names);
  const { calculator: read, problems } = readCalculator({ ...folder, sharedName }, sharedSpecs);
  if (read === undefined) return { problems: [...problems, ...loaded.problems()] };
  const { texts } = read.model;
  const options = nameChoices(
    read.model,
    Object.fromEntries(english),
    (option) => sharedName(option, base),
    base.tag,
  );
  const required = texts.filter((each) => each.required).map(({ key }) => key);
  return { required: [...required, ...options.missing], order: texts.map(({ key }) => key) };
}
