import { showDimension } from "./dimension.ts";
import { isPlain, plainTypes, type ValueType } from "./value-type.ts";

/** A type in words for messages: `an amount of money`, `one of H, I`, `a date that may be missing`. */
export function showType(type: ValueType): string {
  return type.optional ? `${showPresent(type)} that may be missing` : showPresent(type);
}

function showPresent(type: ValueType): string {
  if (isPlain(type)) return plainTypes[type.kind].words;
  switch (type.kind) {
    case "number":
      return showDimension(type.dimension);
    case "choice":
      return showOptions(type.options);
    case "choices":
      return `any number of ${listed(type.options)}`;
    case "record":
      return "a row of a table";
    case "rows":
      return "a table";
  }
}

/** Option ids as a list that stays short: `one of kg, lb and 30 more`. */
export function showOptions(options: readonly string[]): string {
  const [only] = options;
  if (options.length === 1 && only !== undefined) return `the text "${only}"`;
  return `one of ${listed(options)}`;
}

function listed(options: readonly string[]): string {
  const shown = options.slice(0, 8).join(", ");
  return `${shown}${options.length > 8 ? ` and ${options.length - 8} more` : ""}`;
}
