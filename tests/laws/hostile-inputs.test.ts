/**
 * 100,000 hostile inputs, the same at every run, put to everything that reads: fields, addresses, calculators and the
 * library. None crashes or holds the program up, and none makes an answer that is no number.
 */
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { problemCodes } from "../../generator/runtime/answer.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { callable } from "../../generator/runtime/callable.ts";
import type { Answer, InputValues, Scalar, Value } from "../../generator/runtime/answer.ts";
import type { InputDescription, ScalarInput } from "../../generator/runtime/description.ts";
import { decodeQuery } from "../../generator/runtime/query.ts";
import { readField } from "../../generator/runtime/reading/read-field.ts";
import { allCalculators } from "../setup/all-calculators.ts";
import { unitNamesIn } from "../setup/unit-families.ts";
import { scalarsOf } from "../setup/scalars.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";
import { unspeakable } from "./unspeakable.ts";

const today = "2026-11-21";
/** Of the processor, for one input and for all of them. */
const mostMilliseconds = 500;
const mostSeconds = 20;
const wanted = { fields: 88_000, calculators: 4000, queries: 3000, library: 5000 };

let seed = 20_261_121;
/** A number from 0 up to 1: the same row of them at every run (mulberry32). */
function random(): number {
  seed = (seed + 0x6d_2b_79_f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
function oneOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  assert(one !== undefined, "the list has entries");
  return one;
}

const pieces: readonly string[] = [
  ..."0123456789".split(""),
  ...".,'-+/%$€¥ ~\\_:()√^!e".split(""),
  "٫",
  "٬",
  "،",
  "−",
  "–",
  "½",
  "⅓",
  "²",
  "′",
  "″",
  "٣",
  "۴",
  "७",
  "９",
  "．",
  "万",
  "亿",
  "年",
  "月",
  "日",
  "百分之",
  "\u200f",
  "\u202e",
  "\u2066",
  "\u0000",
  "\u001b[31m",
  "\u007f",
  "\u0085",
  "\ufeff",
  "\ud800",
  "\udfff",
  "\u0301",
  "\n",
  "\t",
  "NaN",
  "Infinity",
  "-Infinity",
  "undefined",
  "null",
  "true",
  "1e400",
  "-1e400",
  "1e-400",
  "0x1f",
  "0b1",
  "1n",
  "-0",
  "−0",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "${1}",
  "{{x}}",
  "<b>",
  "' OR 1=1",
  "%00",
  "%E0%A4%A",
  "k",
  "m",
  "million",
  "mil millones",
  "lakh",
  "ألف",
  "مليون",
  "percent",
  "por ciento",
  "USD",
  "US$",
  "£",
  "ft",
  "in",
  "lb",
  "kg",
  "years",
  "m2",
  "ac",
  "亩",
  "رطل",
  "5'11\"",
  "3y 2m",
  "2026-02-30",
  "0000-00-00",
  "99/99/9999",
  "🦄",
  "日本",
  "Ω",
  "ﷺ",
  "ﬁ",
  "İ",
  "ß",
];

/** Mostly a few pieces; at times one of them again and again, up to and beyond what is read. */
function hostileText(): string {
  const kind = random();
  if (kind < 0.002) return oneOf(pieces).repeat(Math.ceil(random() * 12_000));
  if (kind < 0.02) return oneOf(pieces).repeat(Math.ceil(random() * 300));
  if (kind < 0.06) return `${"-+(".charAt(Math.floor(random() * 3)).repeat(Math.ceil(random() * 60))}1`;
  return Array.from({ length: Math.ceil(random() * 6) }, () => oneOf(pieces)).join(random() < 0.3 ? " " : "");
}

const locales = ["en", "es", "zh", "ar"] as const;
const faults: string[] = [];
let count = 0;
let slowest = 0;
const before = process.cpuUsage();

/** Runs one input; what it throws and what takes too long are faults. */
function put(what: string, use: () => string | undefined): void {
  count += 1;
  const start = performance.now();
  let fault: string | undefined;
  try {
    fault = use();
  } catch (error) {
    fault = error instanceof Error ? (error.stack ?? error.message).slice(0, 300) : String(error);
  }
  const elapsed = performance.now() - start;
  slowest = Math.max(slowest, elapsed);
  // To ask for the processor's time takes as long as an input: only where the clock ran long does it matter.
  if (fault === undefined && elapsed > mostMilliseconds) {
    const milliseconds = processorTimeOf(use);
    if (milliseconds > mostMilliseconds) fault = `took ${milliseconds} ms`;
  }
  if (fault !== undefined && faults.length < 20) faults.push(`${what.slice(0, 200)}: ${fault}`);
}

/** How long it takes when it is done once more, in milliseconds. */
function processorTimeOf(use: () => void): number {
  const start = process.cpuUsage();
  use();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function scalarFault(value: Scalar | undefined): string | undefined {
  if (value === undefined) return "undefined";
  return typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0))
    ? `the value ${value}`
    : undefined;
}

function answerFault(answer: Answer): string | undefined {
  switch (answer.status) {
    case "answered":
      return scalarsOf(answer)
        .map(([, value]) => scalarFault(value))
        .find((fault) => fault !== undefined);
    case "invalid":
      return answer.problems.every(({ at, code }) => at !== "" && isKnown(code)) && answer.problems.length > 0
        ? undefined
        : "a problem of no kind";
    case "refused":
      return answer.refusal.reason === "" ? "a refusal without reason" : undefined;
  }
}

function isKnown(code: string): boolean {
  return code.startsWith("check.") || problemCodes.some((known) => known === code);
}

/** A schedule of hundreds of rows takes a hundred times as long as other answers. */
const quick = allCalculators.filter(({ calculator }) =>
  calculator.description.outputs.every((output) => output.type === "value"),
);
const first = quick[0] ?? allCalculators[0];
const scalars = allCalculators.flatMap(({ calculator }) =>
  calculator.description.inputs.flatMap((input): readonly ScalarInput[] =>
    input.type === "rows" ? input.columns : [input],
  ),
);

afterAll(() => {
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(
    `${count} hostile inputs in ${((user + system) / 1e6).toFixed(1)} s of processor time, the slowest in ${slowest.toFixed(0)} ms\n`,
  );
});

// The clock of a busy machine says little: what counts is the processor's time, below.
describe("hostile inputs", { timeout: 900_000 }, () => {
  afterEach(() => faults.splice(0));

  test("fields read them, or say what is wrong", () => {
    for (let index = 0; index < wanted.fields; index += 1) {
      const input = scalars[index % scalars.length];
      const text = hostileText();
      const locale = locales[Math.floor(random() * 5)];
      if (input === undefined) continue;
      put(`${input.type} ${locale ?? "canonical"} ${JSON.stringify(text)}`, () =>
        fieldFault(input, text, locale),
      );
    }
    expect(faults).toEqual([]);
  });

  test("calculators answer, refuse or say what is wrong, in words", () => {
    for (let index = 0; index < wanted.calculators; index += 1) {
      const tested = quick[index % quick.length] ?? first;
      if (tested === undefined) continue;
      const texts = hostileTexts(tested.calculator.description.inputs);
      const locale = locales[Math.floor(random() * 5)];
      put(`${tested.id} ${JSON.stringify(texts)}`, () => calculatorFault(tested, texts, locale));
    }
    expect(faults).toEqual([]);
  });

  test("addresses are taken in, or left out by name", () => {
    for (let index = 0; index < wanted.queries; index += 1) {
      const tested = quick[index % quick.length] ?? first;
      if (tested === undefined) continue;
      const { inputs } = tested.calculator.description;
      const query = Array.from({ length: Math.ceil(random() * (random() < 0.01 ? 400 : 6)) }, () => {
        const id = random() < 0.7 ? (inputs[Math.floor(random() * inputs.length)]?.id ?? "") : oneOf(pieces);
        return `${id}=${random() < 0.5 ? encodeURIComponent(hostileText().replaceAll(/\p{Surrogate}/gu, "")) : hostileText()}`;
      }).join("&");
      put(`${tested.id}?${query}`, () => {
        const { texts } = decodeQuery(new URLSearchParams(query), inputs);
        return calculatorFault(tested, texts, undefined);
      });
    }
    expect(faults).toEqual([]);
  });

  test("the library answers whatever values a program gives it", () => {
    for (let index = 0; index < wanted.library; index += 1) {
      const tested = quick[index % quick.length] ?? first;
      if (tested === undefined) continue;
      const { calculator } = tested;
      const ask = callable<InputValues, Readonly<Record<string, Value>>>(calculator);
      const given = Object.fromEntries(
        calculator.description.inputs.flatMap(({ id }) =>
          random() < 0.4 ? [[id, hostileValue()] as const] : [],
        ),
      );
      put(`${tested.id} ${Object.keys(given).join()}`, () => answerFault(ask(given, { today })));
    }
    expect(faults).toEqual([]);
  });

  test("all of them were put, in bounded time", () => {
    const { user, system } = process.cpuUsage(before);
    expect(count).toBe(100_000);
    expect((user + system) / 1e6).toBeLessThan(mostSeconds);
  });
});

function fieldFault(input: ScalarInput, text: string, locale: string | undefined): string | undefined {
  const names = locale === undefined ? undefined : unitNamesIn[locale];
  const typed = locale === undefined ? {} : { locale, ...(names === undefined ? {} : { unitNames: names }) };
  const reading = readField(input, text, { today, ...typed });
  if (reading.kind === "unreadable") return isKnown(reading.code) ? undefined : `the code ${reading.code}`;
  const fault = scalarFault(reading.value);
  if (fault !== undefined) return fault;
  if (input.type !== "text" && reading.understood !== undefined && unspeakable.test(reading.understood))
    return `understood as ${reading.understood}`;
  const again = readField(input, reading.canonical, { today });
  return again.kind === "read" && again.value === reading.value
    ? undefined
    : `not read again: ${reading.canonical}`;
}

type HostileTexts = Readonly<Record<string, string | readonly string[]>>;

function hostileTexts(inputs: readonly InputDescription[]): HostileTexts {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      if (random() < 0.6) return [];
      const text = input.type === "choice" && random() < 0.7 ? (input.options[0] ?? "") : hostileText();
      return [[input.id, input.type === "rows" ? [text, hostileText()] : text] as const];
    }),
  );
}

/** A sentence is written of some of the answers: it takes longer than the answer. */
const shareInWords = 0.1;

function calculatorFault(
  tested: TestedCalculator,
  texts: HostileTexts,
  locale: string | undefined,
): string | undefined {
  const variant = tested.variants[0];
  if (variant === undefined) return "no variant";
  const names = locale === undefined ? undefined : unitNamesIn[locale];
  const typed = locale === undefined ? {} : { locale, ...(names === undefined ? {} : { unitNames: names }) };
  const evaluation = evaluate(tested.calculator, variant, texts, { today, ...typed });
  const { answer } = evaluation;
  const fault = answerFault(answer);
  if (fault !== undefined || random() > shareInWords) return fault;
  const presenter = createPresenter(
    tested.calculator.description,
    evaluation,
    translatorOf(tested, variant.slug, locale ?? "en"),
  );
  if (answer.status === "invalid")
    return answer.problems.every((problem) => presenter.explain(problem) !== problem.code)
      ? undefined
      : "a problem without words";
  if (answer.status === "refused")
    return presenter.explainRefusal(answer.refusal) === "" ? "no words" : undefined;
  const shown = tested.calculator.description.outputs.flatMap((output) => {
    const value = answer.values[output.id] ?? null;
    return output.type === "value" && (typeof value !== "object" || value === null)
      ? [presenter.show(output.display, value)]
      : [];
  });
  return shown.find((line) => unspeakable.test(line));
}

const oddValues: readonly Value[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  0,
  1e308,
  -1e308,
  5e-324,
  2 ** 53,
  0.1,
  10n ** 400n,
  -1n,
  0n,
  true,
  false,
  null,
  "",
  "metric",
  "2026-02-30",
  "0000-01-01",
  "9999-12-31",
  [],
  [{}],
  [{ name: Number.NaN }],
  [{ score: null, weight: -0 }],
];

function hostileValue(): Value {
  return random() < 0.5
    ? oneOf(oddValues)
    : random() < 0.5
      ? hostileText()
      : (random() - 0.5) * 10 ** Math.floor(random() * 600 - 300);
}
