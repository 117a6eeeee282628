import { folded } from "./line-text.ts";

/** What a phrase's holes may take of a folded line: texts by the name in the hole; none where the line is not such a phrase. */
export function matchPhrase(phrase: string, line: string): readonly Readonly<Record<string, string>>[] {
  const { patterns, names } = compiled(phrase);
  return patterns.flatMap((pattern) => {
    const match = pattern.exec(line);
    return match === null
      ? []
      : [Object.fromEntries(names.map((name, index) => [name, (match[index + 1] ?? "").trim()]))];
  });
}

interface CompiledPhrase {
  /** Where no word is between two holes, each may take as little as it can, or as much. */
  readonly patterns: readonly RegExp[];
  readonly names: readonly string[];
}
const known = new Map<string, CompiledPhrase>();

function compiled(phrase: string): CompiledPhrase {
  const before = known.get(phrase);
  if (before !== undefined) return before;
  const names: string[] = [];
  const source = phrase
    .split(/(\{\w+\})/)
    .map((part) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
      if (name === undefined) return literal(part);
      names.push(name);
      return "(.+?)";
    })
    .join("");
  // Between two inputs, 100USD or $100, is the end of the number or its beginning.
  const apart = source.replaceAll(")(", String.raw`)\s*(?:(?<=\d\s*)(?=[^\d.,\s])|(?<=[^\d.,\s]\s*)(?=\d))(`);
  // With no word between two holes, either may take the words there are: 2 gallons 50.
  const isOpen = apart !== source || /\)\\s[+*]\(/u.test(source);
  const sources = isOpen ? [apart, apart.replaceAll("(.+?)", "(.+)")] : [source];
  const made = { patterns: sources.map((each) => new RegExp(`^${each}$`, "u")), names };
  known.set(phrase, made);
  return made;
}

/** Words as they may be typed: with any room between them, and none around signs and characters that are written together. */
function literal(text: string): string {
  return folded(text)
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, (room, at: number, all: string) => {
      const sign = /(?!\p{Script=Han})[\p{L}\p{N}]/u;
      const besideSign = !sign.test(all[at - 1] ?? "a") || !sign.test(all[at + room.length] ?? "a");
      return besideSign ? String.raw`\s*` : String.raw`\s+`;
    });
}
