import type { InputDescription, VariantDescription } from "../../generator/runtime/description.ts";

/** Flags every calculator has. No input may be called like one of them. */
export const commonFlags = ["json", "steps", "all", "locale", "as_of", "help"] as const;

/** `home_price` is `--home-price`. */
export function flagOf(id: string): string {
  return `--${id.replaceAll("_", "-")}`;
}

/** The inputs a page asks for: those its variant does not fix. */
export function openInputs(
  inputs: readonly InputDescription[],
  variant: VariantDescription,
): readonly InputDescription[] {
  return inputs.filter(({ id }) => variant.fixed[id] === undefined);
}

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
