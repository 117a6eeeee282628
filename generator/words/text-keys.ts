import type { RequiredText } from "../constructs/required-text.ts";

/** Finds what is known about a text by its dotted key. */
export interface TextMatcher {
  /** The entry of exactly this key, else the first whose `*` covers it. */
  readonly find: (key: string) => RequiredText | undefined;
  /** Keys without `*`, for suggestions. */
  readonly keys: readonly string[];
}

/** A matcher over required texts, in which `*` stands for one or more parts of a key. */
export function matcherOf(required: readonly RequiredText[]): TextMatcher {
  const exact = new Map(required.filter(({ key }) => !key.includes("*")).map((each) => [each.key, each]));
  // By what they end in: a calculator with amounts of money has a pattern for each currency and formula.
  const patterns = new Map<string, { at: number; each: RequiredText; pattern: RegExp }[]>();
  for (const [at, each] of required.entries()) {
    if (!each.key.includes("*")) continue;
    const end = lastPart(each.key);
    patterns.set(end, [...(patterns.get(end) ?? []), { at, each, pattern: patternOf(each.key) }]);
  }
  // Each language asks for the same keys.
  const found = new Map<string, RequiredText | undefined>();
  const look = (key: string): RequiredText | undefined => {
    const [first] = [lastPart(key), "*"]
      .flatMap(
        (end) => patterns.get(end)?.find(({ pattern }) => pattern.test(key) && hasOwner(key, exact)) ?? [],
      )
      .toSorted((one, other) => one.at - other.at);
    return first?.each;
  };
  return {
    find: (key) => {
      const own = exact.get(key);
      if (own !== undefined) return own;
      if (!found.has(key)) found.set(key, look(key));
      return found.get(key);
    },
    keys: [...exact.keys()],
  };
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}

function patternOf(key: string): RegExp {
  const parts = key.split("*").map((part) => part.replaceAll(/[.+]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(".+")}$`);
}

/** Options named under an input need that input; those of outputs and formulas may belong to a table's column. */
function hasOwner(key: string, exact: ReadonlyMap<string, RequiredText>): boolean {
  const owner = /^(inputs\..+?)\.options\..+$/.exec(key)?.[1];
  return owner === undefined || exact.has(`${owner}.label`);
}

/**
 * The path of a text in its file. A key joins the path with dots, and an option may itself hold dots,
 * so the path is found by walking the file; where it leads nowhere, the rest is split at every dot.
 */
export function pathOfText(value: unknown, key: string): readonly (string | number)[] {
  if (key === "") return [];
  if (Array.isArray(value)) {
    const [index = "", ...rest] = key.split(".");
    const position = Number(index);
    const member: unknown = value[position];
    return [position, ...pathOfText(member, rest.join("."))];
  }
  if (value !== null && typeof value === "object") {
    // Most keys of the large files stand in them as they are.
    if (Object.hasOwn(value, key)) return [key];
    for (const [name, member] of Object.entries(value)) {
      if (!key.startsWith(`${name}.`)) continue;
      const rest = pathOfText(member, key.slice(name.length + 1));
      return [name, ...rest];
    }
  }
  return key.split(".");
}
