import { Parser } from "expr-eval";
import { Bench } from "tinybench";
import {
  computeMonthlyRate,
  computeNumberOfPayments,
  computeLevelPayment,
} from "../../generated/calculators/finance/mortgage/model.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Measurement } from "./measurement.ts";

/** Loans of many sizes, so that no engine can work the answer out beforehand. */
const loans = Array.from({ length: 1000 }, (_, index) => ({
  principal: 100_000 + index * 777,
  annualRate: 0.02 + (index % 60) / 1000,
  months: 120 + (index % 20) * 12,
}));

/** One mortgage payment: the generated functions beside one written by hand and beside expr-eval. */
export async function measureMortgagePayment(): Promise<readonly Measurement[]> {
  const interpreted = new Parser().parse(
    "rate == 0 ? principal / months : principal * (rate / 12) / (1 - (1 + rate / 12) ^ -months)",
  );
  // Each has a loop of its own: in a shared one, the call of an unknown function would weigh more than what is measured.
  const generated = (): number => {
    let sum = 0;
    for (const { principal, annualRate, months } of loans)
      sum += generatedPayment(principal, annualRate, months);
    return sum;
  };
  const byHand = (): number => {
    let sum = 0;
    for (const { principal, annualRate, months } of loans)
      sum += paymentByHand(principal, annualRate, months);
    return sum;
  };
  const interpretedOnes = (): number => {
    let sum = 0;
    for (const { principal, annualRate: rate, months } of loans)
      sum += Number(interpreted.evaluate({ principal, rate, months }));
    return sum;
  };
  assert(Math.abs(generated() - byHand()) < 1e-3, "both work out the same payments");
  const bench = new Bench({ time: 1000, warmupTime: 300 });
  bench.add("generated", () => void generated());
  bench.add("by hand", () => void byHand());
  bench.add("expr-eval", () => void interpretedOnes());
  await bench.run();
  const [ours, hand, interpreter] = ["generated", "by hand", "expr-eval"].map((name) =>
    nanoseconds(bench, name),
  );
  assert(ours !== undefined && hand !== undefined && interpreter !== undefined, "three tasks ran");
  return [
    { what: "a mortgage payment, generated", value: ours, unit: "ns" },
    { what: "a mortgage payment, written by hand", value: hand, unit: "ns" },
    { what: "a mortgage payment, expr-eval", value: interpreter, unit: "ns" },
    { what: "generated against written by hand", value: ours / hand, unit: "×", goal: 1.2 },
  ];
}

function generatedPayment(principal: number, annualRate: number, months: number): number {
  const numberOfPayments = computeNumberOfPayments(months);
  return computeLevelPayment(annualRate, principal, numberOfPayments, () => computeMonthlyRate(annualRate));
}

function paymentByHand(principal: number, annualRate: number, months: number): number {
  if (annualRate === 0) return principal / months;
  const rate = annualRate / 12;
  return (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
}

function nanoseconds(bench: Bench, name: string): number {
  const result = bench.getTask(name)?.result;
  assert(result !== undefined && "latency" in result, `${name} ran to its end`);
  return (result.latency.p50 * 1e6) / loans.length;
}
