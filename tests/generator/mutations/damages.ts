/** What a hand, an editor or a disk can do to a file. */

/** A whole number from 0 to below `below`. */
export type Pick = (below: number) => number;
/** What becomes of a text; `others` are the texts of other files. */
export type Damage = (text: string, pick: Pick, others: readonly string[]) => string;

/** A source of numbers that gives the same ones for the same seed (mulberry32). */
export function pickFrom(seed: number): Pick {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const tokens = /[A-Za-z_]\w*|\d[\d_.]*|[^\s\w]/g;
const numbers = /\d[\d_]*(?:\.\d+)?/g;

function damageLines(damage: (lines: string[], at: number, pick: Pick) => void): Damage {
  return (text, pick) => {
    const lines = text.split("\n");
    damage(lines, pick(lines.length), pick);
    return lines.join("\n");
  };
}

function damageToken(
  pattern: RegExp,
  damage: (token: string, pick: Pick, others: readonly string[]) => string,
): Damage {
  return (text, pick) => {
    const all = [...text.matchAll(pattern)];
    const hit = all[pick(all.length)];
    if (hit === undefined) return text;
    const others = all.map(([token]) => token);
    return text.slice(0, hit.index) + damage(hit[0], pick, others) + text.slice(hit.index + hit[0].length);
  };
}

/** How many lines belong to one: it and all below it that are indented further. */
function blockAt(lines: readonly string[], at: number): number {
  const depth = (line = ""): number => line.length - line.trimStart().length;
  let end = at + 1;
  while (end < lines.length && (lines[end]?.trim() === "" || depth(lines[end]) > depth(lines[at]))) end += 1;
  return end - at;
}

const odd = [
  "",
  "~",
  "null",
  "{}",
  "[]",
  "-",
  ": ",
  "#",
  "*",
  "&a",
  "!!str",
  "<<",
  "'",
  '"',
  "\u0000",
  "\uFEFF",
  "\t",
  "\r",
  "constructor",
  "__proto__",
  "toString",
  ".inf",
  "1e999",
  "9".repeat(400),
  "😀",
  "2026-02-30",
  "%",
  "(".repeat(300),
  "a.b.c",
  "{",
  "}",
  "`${x}`",
  "*/",
  "</script>",
];
const otherNumbers = [
  "0",
  "-1",
  "1",
  "0.1",
  "1e9",
  "1e-9",
  "1_000_000",
  "99999999999999999999",
  "1.0",
  "007",
];

export const damages: Readonly<Record<string, Damage>> = {
  "a line deleted": damageLines((lines, at) => lines.splice(at, 1)),
  "a line doubled": damageLines((lines, at) => lines.splice(at, 0, lines[at] ?? "")),
  "two lines swapped": damageLines((lines, at) => lines.splice(at, 2, lines[at + 1] ?? "", lines[at] ?? "")),
  "a line indented": damageLines((lines, at) => lines.splice(at, 1, `  ${lines[at] ?? ""}`)),
  "a line moved to the left": damageLines((lines, at) =>
    lines.splice(at, 1, (lines[at] ?? "").replace(/^ {1,2}/, "")),
  ),
  "a block deleted": damageLines((lines, at) => lines.splice(at, blockAt(lines, at))),
  "a block moved": damageLines((lines, at, pick) => {
    const block = lines.splice(at, blockAt(lines, at));
    lines.splice(pick(lines.length), 0, ...block);
  }),
  "a token replaced by another": damageToken(tokens, (_, pick, others) => others[pick(others.length)] ?? ""),
  "a token replaced by something odd": damageToken(tokens, (_, pick) => odd[pick(odd.length)] ?? ""),
  "a token deleted": damageToken(tokens, () => ""),
  "a token doubled": damageToken(tokens, (token) => `${token}${token}`),
  "a number changed": damageToken(numbers, (_, pick) => otherNumbers[pick(otherNumbers.length)] ?? ""),
  "a letter deleted": damageToken(/\w/g, () => ""),
  "two letters swapped": damageToken(/\w\w/g, ([one = "", other = ""]) => `${other}${one}`),
  "the end cut off": (text, pick) => text.slice(0, pick(text.length)),
  "a piece moved": (text, pick) => {
    const [from, length, to] = [pick(text.length), pick(60), pick(text.length)];
    const rest = text.slice(0, from) + text.slice(from + length);
    return rest.slice(0, to) + text.slice(from, from + length) + rest.slice(to);
  },
  "another file in its place": (text, pick, others) => others[pick(others.length)] ?? text,
  "a line of another file": (text, pick, others) => {
    const from = (others[pick(others.length)] ?? "").split("\n");
    const lines = text.split("\n");
    lines.splice(pick(lines.length), 0, from[pick(from.length)] ?? "");
    return lines.join("\n");
  },
};

/** Some bytes changed. */
export function damageBytes(bytes: Uint8Array, pick: Pick): Uint8Array {
  const damaged = bytes.slice();
  for (let hits = 1 + pick(4); hits > 0; hits -= 1) damaged[pick(damaged.length)] = pick(256);
  return damaged;
}
