import { folded } from "./line-text.ts";

/** What a phrase's holes take of a line: texts by the name in the hole; undefined where the line is not such a phrase. */
export function matchPhrase(phrase: string, line: string): Readonly<Record<string, string>> | undefined {
  const { pattern, names } = compiled(phrase);
  const match = pattern.exec(folded(line));
  if (match === null) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, (match[index + 1] ?? "").trim()]));
}

interface CompiledPhrase {
  readonly pattern: RegExp;
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
    .join("")
    // Between two inputs, 100USD or $100, is the end of the number or its beginning.
    .replaceAll(")(", String.raw`)\s*(?:(?<=\d\s*)(?=[^\d.,\s])|(?<=[^\d.,\s]\s*)(?=\d))(`);
  const made = { pattern: new RegExp(`^${source}$`, "u"), names };
  known.set(phrase, made);
  return made;
}

/** Words as they may be typed: with any room between them, and none around signs. */
function literal(text: string): string {
  return folded(text)
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, (room, at: number, all: string) => {
      const sign = /[\p{L}\p{N}]/u;
      const besideSign = !sign.test(all[at - 1] ?? "a") || !sign.test(all[at + room.length] ?? "a");
      return besideSign ? String.raw`\s*` : String.raw`\s+`;
    });
}
