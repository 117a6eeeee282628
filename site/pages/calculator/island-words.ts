import type {
  CalculatorDescription,
  Display,
  InputDescription,
  StepNode,
} from "../../../generator/runtime/description.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { islandWordGroups } from "../../words/site-word-keys.ts";

/** Groups of a calculator's own words that only the server says. */
const serverOnly = [
  "sections",
  "questions",
  "examples",
  "variants",
  "keywords",
  "intro",
  "summary",
  "title",
  "short_title",
];

/** The words of one page of a calculator: what its variant says differently takes the place of the rest. */
export function variantWords(words: Words, slug: string): Words {
  const prefix = `variants.${slug}.`;
  const own = Object.entries(words).flatMap(([key, message]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), message] as const] : [],
  );
  if (own.length === 0) return words;
  const different = Object.fromEntries(own);
  // The short title of all variants would name this one no more.
  const { short_title: shared, ...rest } = words;
  return {
    ...rest,
    ...(different["title"] === undefined && shared !== undefined ? { short_title: shared } : {}),
    ...different,
  };
}

/** The words that travel in the page: those its fields, results and steps may say, and no others. */
export function islandWords(description: CalculatorDescription, own: Words, shared: Words): Words {
  const groups: readonly string[] = [...islandWordGroups, ...(hasKeypad(description) ? ["keypad"] : [])];
  const names = new Set(operatorsOf(description));
  const units = new Set(displaysOf(description).flatMap(unitsOf));
  const isSharedNeeded = (key: string): boolean => {
    const [group = "", name = ""] = key.split(".");
    if (group === "units") return name === "groups" || units.has(name);
    if (group === "math") return names.has(name);
    return groups.includes(group);
  };
  return {
    ...pick(shared, (key) => isSharedNeeded(key) || key.startsWith("command_line.")),
    ...pick(own, (key) => !serverOnly.includes(key.split(".")[0] ?? "")),
  };
}

function pick(words: Words, isWanted: (key: string) => boolean): Words {
  return Object.fromEntries(Object.entries(words).filter(([key]) => isWanted(key)));
}

function hasKeypad({ inputs }: CalculatorDescription): boolean {
  return inputs.some((input) => input.type === "expression" && input.keypad);
}

/** Every operator and function its formulas use, as the `math` words know them. */
function operatorsOf({ steps }: CalculatorDescription): readonly string[] {
  const inNode = (node: StepNode): readonly string[] => {
    if (typeof node !== "object" || "text" in node) return [];
    const [operator, ...operands] = node;
    return [operator, ...operands.flatMap(inNode)];
  };
  const found = steps.flatMap(({ tree, lookup }) => [
    ...(tree === undefined ? [] : inNode(tree)),
    ...Object.values(lookup?.keys ?? {}).flatMap(inNode),
  ]);
  // The words of operators whose sign is not their name.
  const written: Readonly<Record<string, readonly string[]>> = {
    "?:": ["if", "otherwise"],
    "%": ["mod"],
    amount_in: ["in"],
  };
  return [...found, "true", "false"].flatMap((operator) => written[operator] ?? [operator]);
}

function displaysOf(description: CalculatorDescription): readonly Display[] {
  const ofInput = (input: InputDescription): readonly Display[] =>
    input.type === "rows" ? input.columns.flatMap(ofInput) : [input.display];
  return [
    ...description.inputs.flatMap(ofInput),
    ...description.outputs.flatMap((output) =>
      output.type === "table" ? output.columns.map(({ display }) => display) : [output.display],
    ),
    ...Object.values(description.displays),
  ];
}

function unitsOf(display: Display): readonly string[] {
  return display.kind === "quantity" || display.kind === "unit" ? display.units.map(({ id }) => id) : [];
}
