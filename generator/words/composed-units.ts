import type { ComposedUnit } from "../constructs/composed-units.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import type { UnitFamily } from "../constructs/units.ts";
import { renderMessage } from "../presentation/message.ts";
import { messageElement, type Message, type MessageElement, type Words } from "../runtime/words.ts";

/** How a language names one unit per another, by what is named, and what each pattern puts together. */
const patterns = {
  "per.name": ["of", "per"],
  "per.symbol": ["of", "per"],
  "per.price_name": ["per"],
  "per.price_symbol": ["per"],
  "per.price": ["amount", "per"],
} as const;
type Pattern = keyof typeof patterns;

/** The texts composed units ask of each language: the patterns, and a name where a language has a better one. */
export function composedTexts(families: readonly UnitFamily[]): readonly RequiredText[] {
  const units = families.flatMap(({ composed = [] }) => composed.filter(({ isNamed }) => !isNamed));
  if (units.length === 0) return [];
  return [
    ...Object.entries(patterns).map(([key, names]) => ({ key, required: true, arguments: names })),
    ...units.flatMap(({ id }) =>
      ["name", "symbol", ...(isPrice(id) ? ["amount"] : [])].map((kind) => ({
        key: `units.${id}.${kind}`,
        required: false,
        arguments: ["count"],
      })),
    ),
  ];
}

/** The words of one language with every composed unit named, by the language's patterns unless it says better. */
export function withComposedUnits(words: Words, families: readonly UnitFamily[], tag: string): Words {
  const units = families.flatMap(({ composed = [] }) => composed.filter(({ isNamed }) => !isNamed));
  const made = units.flatMap((unit) => Object.entries(namesOf(unit, words, tag)));
  const others = Object.entries(words).filter(([key]) => !key.startsWith("per."));
  return { ...Object.fromEntries(made), ...Object.fromEntries(others) };
}

function namesOf({ id, of, per }: ComposedUnit, words: Words, tag: string): Words {
  const part = (kind: "name" | "symbol"): Readonly<Record<string, Message>> => ({
    of: words[`units.${of}.${kind}`] ?? "",
    // What is below the line is one of its unit, whatever the number above it.
    per: renderMessage(words[`units.${per}.${kind}`] ?? "", { count: { raw: 1, shown: "1" } }, tag),
    amount: [{ type: messageElement.argument, value: "count" }],
  });
  const filled = (pattern: Pattern, kind: "name" | "symbol"): Words[string] =>
    fill(words[pattern] ?? "", part(kind));
  const [name, symbol] = [`units.${id}.name`, `units.${id}.symbol`];
  return isPrice(id)
    ? {
        [name]: filled("per.price_name", "name"),
        [symbol]: filled("per.price_symbol", "symbol"),
        [`units.${id}.amount`]: filled("per.price", "symbol"),
      }
    : { [name]: filled("per.name", "name"), [symbol]: filled("per.symbol", "symbol") };
}

/**
 * What people write for composed units besides their names: what they write for the parts, `kilometre/hour` and
 * `/gal`, and what a language's file lists.
 */
export function alsoComposed(
  words: Words,
  families: readonly UnitFamily[],
  also: Readonly<Record<string, readonly string[]>>,
  tag: string,
): Readonly<Record<string, readonly string[]>> {
  const units = families.flatMap(({ composed = [] }) => composed.filter(({ isNamed }) => !isNamed));
  const one = { count: { raw: 1, shown: "1" } };
  const written = (unit: string): readonly string[] => [
    renderMessage(words[`units.${unit}.symbol`] ?? "", one, tag),
    ...(also[unit] ?? []),
  ];
  const made = units.map(({ id, of, per }) => {
    const below = written(per);
    const all = isPrice(id)
      ? below.flatMap((text) => [`/${text}`, fill(words["per.price_name"] ?? "", { per: text })])
      : written(of).flatMap((text) => below.map((other) => `${text}/${other}`));
    return [id, [...(also[id] ?? []), ...all.filter((text) => typeof text === "string")]] as const;
  });
  return { ...also, ...Object.fromEntries(made) };
}

/** A pattern with messages in place of its arguments. */
function fill(pattern: Message, parts: Readonly<Record<string, Message>>): Message {
  const elements: MessageElement[] = [];
  for (const element of elementsOf(pattern).flatMap((each) =>
    each.type === messageElement.argument ? elementsOf(parts[each.value] ?? "") : [each],
  )) {
    const before = elements.at(-1);
    if (element.type === messageElement.text && before?.type === messageElement.text)
      elements[elements.length - 1] = { ...before, value: before.value + element.value };
    else elements.push(element);
  }
  const [only] = elements;
  return elements.length === 1 && only?.type === messageElement.text ? only.value : elements;
}

function elementsOf(message: Message): MessageElement[] {
  return typeof message === "string" ? [{ type: messageElement.text, value: message }] : message;
}

/** Money per another unit: its amount is written with the sign of a currency. */
function isPrice(id: string): boolean {
  return id.startsWith("money/");
}
