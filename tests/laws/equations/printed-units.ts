import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { assert } from "../../../generator/runtime/assert.ts";
import type { Translator } from "../../../generator/presentation/translator.ts";
import type { StepNode } from "../../../generator/runtime/description.ts";
import type { DocumentedCalculator } from "../../../generator/presentation/worked-steps.ts";
import { timesDimensions, type Dimensions } from "./printed-value.ts";

/** What a word for a unit means. */
export interface PrintedUnit {
  readonly factor: number;
  readonly dimensions: Dimensions;
}
/** Words for units, the longest first, and words that say an amount without a figure: "سنتان". */
export interface PrintedUnits {
  readonly words: readonly (readonly [word: string, unit: PrintedUnit])[];
  readonly whole: readonly (readonly [word: string, unit: PrintedUnit, count: number])[];
}

interface UnitFile {
  readonly dimension?: Dimensions;
  readonly units:
    | Readonly<Record<string, { readonly factor: string }>>
    | readonly (string | Readonly<Record<string, string>>)[];
}

/** The schema of units has checked their files. */
const parseUnits: (text: string) => UnitFile = parse;

/** Every unit by its id, with the factors of the specification, in base units. */
const unitsById: ReadonlyMap<string, PrintedUnit> = readUnits();

function readUnits(): ReadonlyMap<string, PrintedUnit> {
  const folder = "specs/units";
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => parseUnits(readFileSync(`${folder}/${name}`, "utf8")));
  const units = new Map<string, PrintedUnit>([["money", { factor: 1, dimensions: { money: 1 } }]]);
  for (const { dimension, units: own } of files) {
    if (dimension === undefined || isList(own)) continue;
    // An angle is a number.
    const { angle: _, ...dimensions } = dimension;
    for (const [id, { factor }] of Object.entries(own)) units.set(id, { factor: ratio(factor), dimensions });
  }
  for (const { units: own } of files) {
    if (!isList(own)) continue;
    for (const each of own) {
      for (const [id, of] of typeof each === "string" ? [[each, each] as const] : Object.entries(each))
        units.set(id, composed(of, units));
    }
  }
  return units;
}

function isList(units: UnitFile["units"]): units is readonly (string | Readonly<Record<string, string>>)[] {
  return Array.isArray(units);
}

function ratio(text: string): number {
  if (/pi/u.test(text)) return Math.PI / 180;
  const [over = "", under = "1"] = text.split("/");
  return Number(over) / Number(under);
}

/** `liter/100 kilometer`. */
function composed(text: string, units: ReadonlyMap<string, PrintedUnit>): PrintedUnit {
  const [of = "", per = ""] = text.split("/");
  const [, times = "1", id = ""] = /^(?:(\d+) )?(.*)$/u.exec(per) ?? [];
  const one = units.get(of);
  const other = units.get(id);
  assert(one !== undefined && other !== undefined, `${text} is made of units`);
  return {
    factor: one.factor / (Number(times) * other.factor),
    dimensions: timesDimensions(one.dimensions, other.dimensions, -1),
  };
}

const counts = [0, 1, 2, 3, 11, 100, 1.5];
const clock = ["year", "month", "week", "day", "hour", "minute", "second"];

/** The words of the units a calculator prints, in the language of a translator. */
export function printedUnits(
  { description, stepModel }: DocumentedCalculator,
  { t, locale }: Translator,
): PrintedUnits {
  const shown = Object.values(description.displays).flatMap((display) =>
    display.kind === "quantity" || display.kind === "unit" ? display.units.map(({ id }) => id) : [],
  );
  const tabled = description.outputs.flatMap((output) =>
    output.type === "value" ? [output.display] : output.columns.map(({ display }) => display),
  );
  const rests = Object.values(description.displays).flatMap((display) =>
    display.kind === "quantity" ? Object.values(display.compound?.rest ?? {}).map(({ id }) => id) : [],
  );
  const ids = new Set([
    ...shown,
    ...rests,
    ...tabled.flatMap((display) => (display.kind === "quantity" ? display.units.map(({ id }) => id) : [])),
    ...stepModel.steps.flatMap(({ tree, choice, holds }) =>
      [tree, holds, ...Object.values(choice?.cases ?? {})].flatMap((node) =>
        node === undefined ? [] : unitsIn(node),
      ),
    ),
    ...clock,
  ]);
  const words = new Map<string, PrintedUnit>();
  const whole = new Map<string, readonly [PrintedUnit, number]>();
  const add = (text: string, unit: PrintedUnit, count: number): void => {
    const plain = plainText(text);
    const word = plain.replace(figure, "").trim();
    if (!plain.includes(figure)) {
      if (!whole.has(plain)) whole.set(plain, [unit, count]);
    } else if (word !== "" && !words.has(word)) words.set(word, unit);
  };
  for (const id of ids) {
    const unit = unitsById.get(id);
    if (unit === undefined) continue;
    for (const count of counts) {
      const given = { count: { raw: count, shown: figure, number: figure } };
      const amount = t.optional(`units.${id}.amount`, given);
      if (amount !== undefined) add(amount, unit, count);
      for (const kind of ["symbol", "name"]) {
        const word = t.optional(`units.${id}.${kind}`, given);
        if (word !== undefined) add(`${figure} ${word}`, unit, count);
      }
    }
    for (const word of (t.optional(`units.${id}.written`) ?? "").split("|"))
      add(`${figure} ${word}`, unit, 1);
    if (clock.includes(id)) {
      for (const unitDisplay of ["long", "short", "narrow"] as const)
        for (const count of counts) {
          const parts = new Intl.NumberFormat(locale.tag, {
            style: "unit",
            unit: id,
            unitDisplay,
          }).formatToParts(count);
          const hasNumber = parts.some(({ type }) => type === "integer");
          const said = parts
            .filter(({ type }) => type === "unit" || type === "literal")
            .map(({ value }) => value)
            .join("");
          add(hasNumber ? `${figure} ${said}` : said, unit, count);
        }
      const symbol = { hour: "h", minute: "min", second: "s" }[id];
      if (symbol !== undefined) add(`${figure} ${symbol}`, unit, 1);
    }
  }
  const longest = (one: readonly [string, ...unknown[]], other: readonly [string, ...unknown[]]): number =>
    other[0].length - one[0].length;
  return {
    words: [...words].toSorted(longest),
    whole: [...whole]
      .filter(([word]) => /\p{L}/u.test(word))
      .map(([word, [unit, count]]) => [word, unit, count] as const)
      .toSorted(longest),
  };
}

/** The units that a formula counts in. */
function unitsIn(node: StepNode): readonly string[] {
  if (typeof node !== "object") return [];
  if ("text" in node) return unitsById.has(node.text) ? [node.text] : [];
  return node.slice(1).flatMap((each) => (typeof each === "string" ? [] : unitsIn(each)));
}

/** Stands for a number in a message. */
const figure = "\u0001";

/** Printed text without marks of direction, its spaces and minus signs alike. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]/gu, "")
    .replaceAll(/[\u00a0\u202f\u2009]/gu, " ")
    .replaceAll("−", "-");
}
