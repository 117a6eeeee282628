import { isPlain, plainTypes, type ValueType } from "../formula/value-type.ts";
import { propertyName } from "./source-file.ts";

/** The TypeScript type of a value as generated code carries it. */
export function typeText(type: ValueType): string {
  const text = bareTypeText(type);
  return type.optional ? `${text} | null` : text;
}

function bareTypeText(type: ValueType): string {
  if (isPlain(type)) return plainTypes[type.kind].typescript;
  switch (type.kind) {
    case "number":
      return "number";
    case "choice":
      return [...new Set([...(type.refused ?? []), ...type.options])]
        .map((option) => JSON.stringify(option))
        .join(" | ");
    case "choices":
      return "string";
    case "record":
      return `{ ${columnTypes(type.columns)} }`;
    case "rows":
      return `readonly { ${columnTypes(type.columns)} }[]`;
  }
}

function columnTypes(columns: Readonly<Record<string, ValueType>>): string {
  return Object.entries(columns)
    .map(([id, column]) => `readonly ${propertyName(id)}: ${typeText(column)}`)
    .join("; ");
}
