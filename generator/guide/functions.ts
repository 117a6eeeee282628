import { isPlain, plainTypes } from "../formula/value-type.ts";
import { functionCatalog, forbiddenFunctions, namedConstants } from "../formula/functions/catalog.ts";
import {
  functionThemes,
  showParameterType,
  usageOf,
  type FormulaFunction,
  type FunctionTheme,
  type ResultType,
  type Signature,
} from "../formula/functions/function.ts";
import { showDimension } from "../formula/dimension.ts";
import { showOptions } from "../formula/show-type.ts";

const themeTitles: Readonly<Record<FunctionTheme, string>> = {
  numeric: "Numbers",
  trigonometric: "Angles",
  calendar: "Dates",
  term: "Terms",
  whole: "Whole numbers and digits",
  text: "Texts",
  optional: "Values that may be missing",
  aggregate: "Rows",
  quantity: "Units and exact decimals",
};

/** Every function of formulas as Markdown, by theme. */
export function functionsGuide(): string {
  const themes = functionThemes.flatMap((theme) => {
    const functions = functionCatalog.filter((each) => each.theme === theme);
    return functions.length === 0
      ? []
      : [[`### ${themeTitles[theme]}`, ...functions.map(functionGuide)].join("\n\n")];
  });
  const constants = [...namedConstants].map(([name, { doc }]) => `- \`${name}\`: ${doc}`);
  const forbidden = [...forbiddenFunctions].map(([name, instead]) => `- \`${name}\`: use ${instead}`);
  return [
    ...themes,
    "### Named numbers",
    constants.join("\n"),
    "### Not part of the language",
    forbidden.join("\n"),
  ].join("\n\n");
}

function functionGuide(definition: FormulaFunction): string {
  const types =
    definition.kind === "ordinary" ? `\n${definition.signatures.map(signatureLine).join("\n")}` : "";
  const [formula, result] = definition.example;
  return `**\`${usageOf(definition)}\`** ${definition.doc}\n${types}\n\`${formula}\` is \`${result}\``;
}

function signatureLine({ parameters, result }: Signature): string {
  const given = parameters.map(({ name, type, absent, repeated }) => {
    const marks = [
      ...(type.kind === "option" ? ["written out"] : []),
      ...(absent === undefined ? [] : ["may be left out"]),
      ...(repeated ? ["any number of them"] : []),
    ];
    return `\`${name}\` ${showParameterType(type)}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`;
  });
  return `- ${given.join(", ")} → ${showResult(result)}`;
}

function showResult(result: ResultType): string {
  if (isPlain(result)) return plainTypes[result.kind].words;
  switch (result.kind) {
    case "number":
      if (result.dimension === "same") return "a number of the same dimension";
      if (result.dimension === "root") return "a number whose square has the dimension given";
      return showDimension(result.dimension, result.integer === true);
    case "choice":
      return showOptions(result.options);
    case "optional":
      return `${showDimension(result.dimension)} that may be missing`;
  }
}
