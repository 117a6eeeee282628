import type { CalculatorDescription, InputDescription, VariantInputs } from "../runtime/description.ts";
import { otherParts } from "../runtime/parts-of-one.ts";
import type { Texts } from "../runtime/query.ts";
import { openInputs } from "./variant.ts";

/** `home_price` is `--home-price`. */
export function flagOf(id: string): string {
  return `--${id.replaceAll("_", "-")}`;
}

/**
 * The line that asks a calculator what `texts` (canonical) give, quoted for a POSIX shell; `asOf`: another day than today;
 * `resultUnits`: the units results are read in, by output id.
 */
export function commandLine(
  route: string,
  texts: Texts,
  asOf?: string,
  resultUnits: Readonly<Record<string, string>> = {},
): string {
  const flags = Object.entries(texts).flatMap(([id, text]) =>
    (typeof text === "string" ? [text] : text.map(rowText)).map((one) => flagText(flagOf(id), one)),
  );
  const units = Object.entries(resultUnits).map(([id, unit]) => `--in ${id}=${unit}`);
  return ["plainsum", route, ...flags, ...units, ...(asOf === undefined ? [] : [`--as-of ${asOf}`])].join(
    " ",
  );
}

/**
 * Of `texts`, the inputs that differ from the values the page comes with, and what makes one amount with them: of a term of
 * which the years are given, the months that are not are none.
 */
export function changedTexts(
  description: Pick<CalculatorDescription, "inputs">,
  variant: VariantInputs,
  texts: Texts,
  today: string,
): Texts {
  const inputs = openInputs(description, variant);
  const isChanged = ({ id, default: own }: InputDescription): boolean => {
    const text = texts[id];
    const usual = variant.defaults[id] ?? own;
    return text !== undefined && !sameText(text, usual === "today" ? today : usual);
  };
  const changed = new Set(inputs.filter(isChanged).map(({ id }) => id));
  const others = otherParts(inputs, (id) => changed.has(id)).filter((id) => texts[id] !== "0");
  return Object.fromEntries(
    inputs.flatMap(({ id }) => {
      const text = texts[id];
      return text !== undefined && (changed.has(id) || others.includes(id)) ? [[id, text]] : [];
    }),
  );
}

/** A row as people type one: its cells with commas between, where no cell has a comma, a mark or a name of its own. */
function rowText(row: string): string {
  return /[,"=\\]|(?:^|~)\s|\s(?:~|$)/.test(row) ? row : row.replaceAll("~", ",");
}

/** A value that begins with a dash would pass for a flag of its own. */
function flagText(flag: string, text: string): string {
  return text.startsWith("-") ? `${flag}=${shellWord(text)}` : `${flag} ${shellWord(text)}`;
}

function sameText(one: string | readonly string[], other: string | readonly string[]): boolean {
  return [one].flat().join("\n") === [other].flat().join("\n");
}

/** A word as a POSIX shell reads it back unchanged. */
function shellWord(text: string): string {
  return /^[\w.,:%+/@-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
