import type { InputDescription } from "../../generator/runtime/description.ts";

/** Flags every calculator has. No input may be called like one of them. */
export const commonFlags = ["json", "steps", "all", "locale", "as_of", "help"] as const;

/** What stands after a flag, as help shows it: `<money>`, `<length>`, `<name,score,weight>`. */
export function flagArgument(input: InputDescription): string {
  switch (input.type) {
    case "boolean":
      return "[yes|no]";
    case "choice":
      return input.options.length <= 4 ? `<${input.options.join("|")}>` : "<choice>";
    case "date":
      return input.precision === "month" ? "<YYYY-MM>" : "<YYYY-MM-DD>";
    case "rows":
      return `<${input.columns.map(({ id }) => id).join(",")}>`;
    case "quantity":
      return `<number ${input.display.unit}>`;
    case "number":
    case "integer":
    case "percent":
    case "money":
    case "whole":
    case "digits":
    case "text":
    case "expression":
      return `<${input.type}>`;
  }
}
