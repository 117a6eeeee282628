import { commandLine, flagOf } from "../../generator/presentation/command-line.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import type {
  CalculatorDescription,
  Display,
  InputDescription,
  VariantDescription,
} from "../../generator/runtime/description.ts";
import { formatValue } from "../../generator/presentation/format-value.ts";
import { flagArgument } from "../input/flags.ts";
import { styled, type Terminal } from "../terminal.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { pairsText } from "./table-text.ts";
import { wrap } from "./wrap.ts";

/** `plainsum <calculator> --help`: what it works out, its flags with defaults and limits, a line to try. */
export function calculatorHelp(
  route: string,
  description: CalculatorDescription,
  variant: VariantDescription,
  translator: Translator,
  terminal: Terminal,
): string {
  const inputs = openInputs(description, variant);
  const flags = inputs.map((input): [string, string] => [
    `${flagOf(input.id)} ${flagArgument(input)}`,
    aboutFlag(input, variant, translator),
  ]);
  const example =
    description.examples.find((each) => each.variant === variant.slug) ??
    (description.variants.length <= 1 ? description.examples[0] : undefined);
  return `${[
    `${styled(terminal, "bold", `plainsum ${route}`)} [flags]`,
    wrap(plainText(titleOf(translator, variant), "with addresses"), terminal.width),
    flags.length === 0 ? "" : pairsText(flags, "  "),
    pairsText(
      [
        ["--steps", "show how it was calculated"],
        ["--all", "show every row of tables and every step"],
        ["--json", "print one JSON object, values unrounded"],
        ["--locale <language>", "answer in another language"],
        ["--as-of <YYYY-MM-DD>", "work it out as on that day"],
      ],
      "  ",
    ),
    example === undefined ? "" : `  ${commandLine(route, example.given, example.today)}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}

function titleOf(translator: Translator, { fixed }: VariantDescription): string {
  const given = Object.fromEntries(
    Object.entries(fixed).map(([id, text]) => [id, { raw: text, shown: text }]),
  );
  return translator.t.byId("summary", given);
}

/** `Home price, from $1.00, default 400000`. */
function aboutFlag(input: InputDescription, variant: VariantDescription, translator: Translator): string {
  const usual = variant.defaults[input.id] ?? input.default;
  return [
    translator.t.optional(`inputs.${input.id}.label`) ?? input.id,
    ...limits(input, translator),
    ...(input.type === "choice" && input.options.length > 4 ? [input.options.join("|")] : []),
    ...(input.type === "quantity" && input.display.units.length > 1 ? [`in ${unitIds(input.display)}`] : []),
    ...(input.type === "rows" ? ["once for each row"] : []),
    usualText(input, usual),
  ].join(", ");
}

function usualText(input: InputDescription, usual: string | readonly string[]): string {
  if (usual === "") return input.optional ? "may be left out" : "required";
  if (input.type !== "rows") return `default ${String(usual)}`;
  const rows = typeof usual === "string" ? usual.split("\n") : usual;
  return `default ${rows.length} rows`;
}

function unitIds({ units }: Display & { readonly kind: "quantity" }): string {
  const shown = units.slice(0, 5).map(({ id }) => id);
  return shown.join("|") + (units.length > shown.length ? "|…" : "");
}

function limits(input: InputDescription, translator: Translator): string[] {
  if (!("minimum" in input || "maximum" in input)) return [];
  const { minimum, maximum } = input;
  const { exclusiveMinimum = false, exclusiveMaximum = false } = input.type === "date" ? {} : input;
  const show = (value: number | string): string =>
    typeof value === "string"
      ? value
      : formatValue(input.display, value, { locale: translator.locale.tag, word: translator.t.byId });
  return [
    ...(minimum === undefined ? [] : [`${exclusiveMinimum ? "above" : "from"} ${show(minimum)}`]),
    ...(maximum === undefined ? [] : [`${exclusiveMaximum ? "below" : "to"} ${show(maximum)}`]),
  ];
}
