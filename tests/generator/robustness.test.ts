/**
 * Nothing an author writes makes the generator throw: the real specifications, damaged in every way a hand or a disk
 * can, give problems or files. The damage is the same in every run.
 */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { showDiagnostics } from "../../generator/diagnostics/show.ts";
import { generate } from "../../generator/index.ts";
import { readSpecifications } from "../../generator/specification-files.ts";
import type { SpecificationFile } from "../../generator/specification.ts";

const root = join(import.meta.dirname, "../..");
const real = readSpecifications(root);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Little enough to be read hundreds of times: one language, and few of the words all pages share. */
const small = readSpecifications(join(import.meta.dirname, "bad/base")).filter(({ path }) =>
  /^specs\/(categories|(units\/)?words\/en)\.yaml$/.test(path),
);
const units = real.filter(({ path }) => /^specs\/units\/[^/]+$/.test(path));
const sharedSpecs = [
  ...small,
  ...units,
  {
    path: "specs/locales.yaml",
    bytes: encoder.encode("locales: [{ id: en, name: English, tag: en, dir: ltr }]\n"),
  },
];

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Damage = (text: string, pick: (below: number) => number) => string;
const tokens = /[A-Za-z_]\w*|\d[\d_.]*|[^\s\w]/g;

function damageLines(damage: (lines: string[], at: number, pick: (below: number) => number) => void): Damage {
  return (text, pick) => {
    const lines = text.split("\n");
    damage(lines, pick(lines.length), pick);
    return lines.join("\n");
  };
}

function damageToken(
  damage: (token: string, others: readonly string[], pick: (below: number) => number) => string,
): Damage {
  return (text, pick) => {
    const all = [...text.matchAll(tokens)];
    const hit = all[pick(all.length)];
    if (hit === undefined) return text;
    const changed = damage(
      hit[0],
      all.map(([token]) => token),
      pick,
    );
    return text.slice(0, hit.index) + changed + text.slice(hit.index + hit[0].length);
  };
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
];
const damages: Readonly<Record<string, Damage>> = {
  "a line deleted": damageLines((lines, at) => lines.splice(at, 1)),
  "a line doubled": damageLines((lines, at) => lines.splice(at, 0, lines[at] ?? "")),
  "two lines swapped": damageLines((lines, at) => lines.splice(at, 2, lines[at + 1] ?? "", lines[at] ?? "")),
  "a line indented": damageLines((lines, at) => lines.splice(at, 1, `  ${lines[at] ?? ""}`)),
  "a token replaced by another": damageToken((_, others, pick) => others[pick(others.length)] ?? ""),
  "a token replaced by something odd": damageToken((_, _others, pick) => odd[pick(odd.length)] ?? ""),
  "a token deleted": damageToken(() => ""),
  "a token doubled": damageToken((token) => `${token}${token}`),
  "the end cut off": (text, pick) => text.slice(0, pick(text.length)),
  "a piece moved": (text, pick) => {
    const [from, length, to] = [pick(text.length), pick(60), pick(text.length)];
    const rest = text.slice(0, from) + text.slice(from + length);
    return rest.slice(0, to) + text.slice(from, from + length) + rest.slice(to);
  },
};

/** Files of one calculator in English and the tables it may use. */
function filesOf(calculator: string): readonly SpecificationFile[] {
  const folder = `specs/${calculator}/`;
  return real.filter(({ path }) => {
    if (path.startsWith(folder)) return path.includes("/tables/") || /\/(calculator|en)\.yaml$/.test(path);
    return path.includes("/tables/") && folder.startsWith(path.slice(0, path.indexOf("/tables/") + 1));
  });
}

const calculators = real.flatMap(({ path }) => /^specs\/(.+)\/calculator\.yaml$/.exec(path)?.[1] ?? []);

/** Generates with one file changed; the problems as they are shown, empty when there are none. */
function generateWith(files: readonly SpecificationFile[], changed: SpecificationFile): string {
  const all = [
    ...sharedSpecs.filter(({ path }) => path !== changed.path),
    ...files.filter(({ path }) => path !== changed.path),
    changed,
  ];
  const { problems, files: generated } = generate(all, { today: "2026-11-21", version: "" });
  expect(problems.length + generated.size, "neither problems nor files").toBeGreaterThan(0);
  return showDiagnostics(problems, (file) =>
    new TextDecoder().decode(all.find(({ path }) => path === file)?.bytes),
  );
}

/** Every round generates a calculator anew, which a loaded machine takes its time for. */
const patience = 120_000;

describe("damaged files give problems or files, and never throw", { timeout: patience }, () => {
  test.each(Object.entries(damages))("%s", (name, damage) => {
    const random = randomFrom(name.length * 7919);
    const pick = (below: number): number => Math.floor(random() * below);
    for (let round = 0; round < 8; round += 1) {
      const files = filesOf(calculators[round % calculators.length] ?? "");
      const victims = round % 6 === 5 ? sharedSpecs : files;
      const victim = victims[pick(victims.length)];
      if (victim === undefined) continue;
      const text = damage(decoder.decode(victim.bytes), pick);
      const shown = (): string => generateWith(files, { path: victim.path, bytes: encoder.encode(text) });
      expect(shown, `${victim.path}:\n${text}`).not.toThrow();
    }
  });

  test("random bytes", () => {
    const random = randomFrom(4);
    for (let round = 0; round < 8; round += 1) {
      const files = filesOf(calculators[round % calculators.length] ?? "");
      const victim = files[Math.floor(random() * files.length)];
      if (victim === undefined) continue;
      const bytes = victim.bytes.slice();
      for (let hit = 0; hit < 1 + (round % 4); hit += 1)
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      expect(() => generateWith(files, { path: victim.path, bytes })).not.toThrow();
    }
  });
});
