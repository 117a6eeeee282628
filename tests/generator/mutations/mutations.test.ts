/**
 * Many broken specifications: right ones, damaged in every way a hand or a disk can. Each is reported at a place
 * that exists, or changes nothing it means, or changes what is generated, which can then be read as TypeScript. Nothing
 * is thrown, and the damage is the same in every run.
 */
import { parseSync } from "rolldown/experimental";
import { describe, expect, test } from "vitest";
import { showDiagnostics } from "../../../generator/diagnostics/show.ts";
import { printSource } from "../../../generator/emit/print.ts";
import type { EmittedFile } from "../../../generator/typescript/source-file.ts";
import { generate } from "../../../generator/pipeline/generate.ts";
import { readDocument } from "../../../generator/read/source-document.ts";
import type { SpecificationFile } from "../../../generator/read/specification-file.ts";
import { everyExample } from "../../setup/sampled-examples.ts";
import { asTexts, options, realBases, smallBases, type Base } from "./bases.ts";
import { damageBytes, damages, pickFrom, type Pick } from "./damages.ts";

/** How often each kind of damage is done to the small specifications: 3,000 times together in full, and an eighth of that else. */
const rounds = everyExample ? 160 : 20;
/** The same of the site's own, which take ten times as long. */
const realRounds = everyExample ? 2 : 1;
const patience = 300_000;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

type DamageFile = (file: SpecificationFile, pick: Pick, base: Base) => Uint8Array;

const kinds: readonly (readonly [name: string, damage: DamageFile])[] = [
  ...Object.entries(damages).map(([name, damage]): readonly [string, DamageFile] => [
    name,
    ({ bytes }, pick, base) =>
      new TextEncoder().encode(
        damage(
          textOf(bytes),
          pick,
          base.victims.map((other) => textOf(other.bytes)),
        ),
      ),
  ]),
  ["some bytes changed", ({ bytes }, pick) => damageBytes(bytes, pick)],
];

/** Does it, and says what went wrong: nothing, or a sentence and the damaged line. */
function consequence(base: Base, victim: SpecificationFile, bytes: Uint8Array): string | undefined {
  const files = base.files.map((file) => (file === victim ? { path: file.path, bytes } : file));
  const line = (): string => `${base.id} ${victim.path}: ${changedLine(textOf(victim.bytes), textOf(bytes))}`;
  let made: ReturnType<typeof generate>;
  try {
    made = generate(files, { ...options, cache: base.cache() });
    showDiagnostics(made.problems, (path) =>
      textOf(files.find((file) => file.path === path)?.bytes ?? new Uint8Array()),
    );
  } catch (error) {
    return `${String(error)} is thrown; ${line()}`;
  }
  const misplaced = made.problems.find(({ place: { file, span } }) => {
    const found = files.find(({ path }) => path === file);
    return span.end < span.start || span.end > (found === undefined ? 0 : textOf(found.bytes).length + 1);
  });
  if (misplaced !== undefined) return `${misplaced.code} is at no place; ${line()}`;
  if (made.problems.length > 0) return undefined;
  if (meaning(victim.path, victim.bytes) === meaning(victim.path, bytes)) return undefined;
  const [right, texts] = [base.generated(), asTexts(made.files)];
  const changed = [...texts.keys()].filter((path) => right.get(path) !== texts.get(path));
  if (changed.length === 0) return `it is accepted without effect; ${line()}`;
  const unreadable = changed.find((path) => !isReadable(path, made.files.get(path)));
  return unreadable === undefined ? undefined : `${unreadable} cannot be read; ${line()}`;
}

function isReadable(path: string, file: EmittedFile | undefined): boolean {
  if (!/\.tsx?$/.test(path) || file === undefined) return true;
  return parseSync(path, typeof file === "string" ? file : printSource(file)).errors.length === 0;
}

/** What a file says: the order of its keys and how a number is written make no difference. */
function meaning(path: string, bytes: Uint8Array): string {
  const { document } = readDocument(path, bytes);
  return JSON.stringify(sorted(document?.value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value === "string") return value.replaceAll(/\b0+(?=\d)/g, "");
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, sorted(part)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function changedLine(before: string, after: string): string {
  const lines = before.split("\n");
  const changed = after.split("\n").findIndex((line, index) => line !== lines[index]);
  return `line ${changed + 1}, ${JSON.stringify(after.split("\n")[changed] ?? "")}`;
}

/** The larger a base, the more rarely it is damaged. */
function weighted(bases: readonly Base[], pick: Pick): Base | undefined {
  const sizeOf = ({ victims }: Base): number => victims.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const weights = bases.map((base) => Math.ceil((20_000 / sizeOf(base)) ** 1.5));
  let left = pick(weights.reduce((sum, weight) => sum + weight, 0));
  return bases.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
}

function consequences(
  bases: readonly Base[],
  damage: DamageFile,
  seed: number,
  count: number,
): readonly string[] {
  const pick = pickFrom(seed);
  return Array.from({ length: count }).flatMap(() => {
    const base = weighted(bases, pick);
    const victim = base?.victims[pick(base.victims.length)];
    if (base === undefined || victim === undefined) return [];
    return consequence(base, victim, damage(victim, pick, base)) ?? [];
  });
}

describe("small specifications", { timeout: patience }, () => {
  const bases = smallBases();
  test.each(kinds)("%s", (name, damage) => {
    expect(consequences(bases, damage, name.length * 7919, rounds)).toEqual([]);
  });
});

describe("the specifications of the site", { timeout: patience }, () => {
  const bases = realBases();
  test.each(kinds)("%s", (name, damage) => {
    expect(consequences(bases, damage, name.length * 104_729, realRounds)).toEqual([]);
  });
});
