import { Bench } from "tinybench";
import { compute, type Inputs } from "../../generated/calculators/finance/mortgage/model.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { roundHalfAway } from "../../generator/runtime/decimal.ts";
import { median, type Measurement } from "./measurement.ts";

/** Loans of many sizes over 30 years, with the costs and extra payments the page starts with. */
const loans: readonly Inputs[] = Array.from({ length: 50 }, (_, index) => ({
  stage: "new",
  repayment: "level",
  paid_in: "USD",
  home_price: 300_000 + index * 7_777,
  down_payment: 30_000,
  balance_today: 250_000,
  annual_rate: 0.04 + index / 2_000,
  known: "time",
  years: 360,
  payment_now: 1_900,
  start_month: "2026-11-01",
  property_tax: 4_800,
  home_insurance: 2_000,
  hoa_dues: 0,
  mortgage_insurance_rate: 0.006,
  mortgage_insurance_end: "automatic_78",
  points: 0,
  lender_fees: 0,
  third_party_costs: 0,
  extra_monthly: 0,
  extra_monthly_from: null,
  extra_monthly_until: null,
  extra_yearly: 0,
  extra_yearly_month: "2026-11-01",
  extra_once: 0,
  extra_once_month: "2026-11-01",
}));

/** A whole mortgage answer of 360 rows: the generated `compute` beside the same written by hand. */
export async function measureMortgageAnswer(): Promise<readonly Measurement[]> {
  const generated = (): number => {
    let sum = 0;
    for (const loan of loans) {
      const answer = compute(loan, "2026-11-21");
      assert(answer.status === "answered", "the loans are in order");
      sum += answer.values.total_cost + (answer.values.biweekly_interest_saved ?? 0);
    }
    return sum;
  };
  const byHand = (): number => {
    let sum = 0;
    for (const loan of loans) sum += costByHand(loan);
    return sum;
  };
  assert(Math.abs(generated() - byHand()) < 1e-3, "both work out the same answers");
  // In turn, several times over: the machine may be busy with other things for a while.
  const ratios: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const bench = new Bench({ time: 400, warmupTime: 100 });
    bench.add("generated", () => void generated());
    bench.add("by hand", () => void byHand());
    await bench.run();
    const [ours, hand] = ["generated", "by hand"].map((name) => {
      const result = bench.getTask(name)?.result;
      assert(result !== undefined && "latency" in result, `${name} ran to its end`);
      // The quickest round: each works out 50 answers, and whatever else the machine does only adds to it.
      return (result.latency.min * 1e3) / loans.length;
    });
    assert(ours !== undefined && hand !== undefined, "two tasks ran");
    ratios.push(ours / hand);
    times.push(ours);
  }
  return [
    { what: "a whole mortgage answer of 360 rows, generated", value: median(times), unit: "µs" },
    { what: "a whole mortgage answer against written by hand", value: median(ratios), unit: "×", goal: 2 },
  ];
}

function costByHand(loan: Inputs): number {
  const monthly = answerByHand(loan);
  const halves = halvesByHand(loan, cents(monthly.payment / 2));
  return monthly.totalCost + monthly.totalInterest - halves.totalInterest;
}

/** Money as it is paid. */
function cents(amount: number): number {
  return roundHalfAway(amount, 2);
}

interface RowByHand {
  readonly index: number;
  readonly date: string;
  readonly mortgageInsurance: number;
  readonly interest: number;
  readonly principalPaid: number;
  readonly extraDue: number;
  readonly extraPaid: number;
  readonly balance: number;
}

/** What a programmer who needs the same figures would write, without checks of the inputs. */
function answerByHand(inputs: Inputs): {
  readonly rows: readonly RowByHand[];
  readonly payment: number;
  readonly totalInterest: number;
  readonly totalCost: number;
} {
  const months = inputs.years;
  const rate = inputs.annual_rate / 12;
  const principal = inputs.home_price - inputs.down_payment;
  const payment = cents(
    rate === 0 ? principal / months : (principal * rate) / -Math.expm1(-months * Math.log1p(rate)),
  );
  const isInsured = inputs.mortgage_insurance_rate > 0 && principal > inputs.home_price * 0.8;
  const insurance = isInsured ? cents((principal * inputs.mortgage_insurance_rate) / 12) : 0;
  const extraMonth = Number(inputs.extra_yearly_month.slice(5, 7));
  const firstYear = Number(inputs.start_month.slice(0, 4));
  const firstMonth = Number(inputs.start_month.slice(5, 7));
  const rows: RowByHand[] = [];
  let opening = principal;
  let scheduled = principal;
  let [totalInterest, totalInsurance] = [0, 0];
  for (let index = 1; index <= months; index += 1) {
    const count = firstMonth - 1 + index - 1;
    const month = (count % 12) + 1;
    const date = `${firstYear + Math.floor(count / 12)}-${month < 10 ? "0" : ""}${month}-01`;
    const isStillInsured =
      inputs.mortgage_insurance_end === "request_80"
        ? opening > inputs.home_price * 0.8
        : scheduled > inputs.home_price * 0.78;
    const mortgageInsurance = isInsured && index <= months / 2 && isStillInsured ? insurance : 0;
    const interest = cents(opening * rate);
    const principalPaid = index === months ? opening : Math.min(cents(payment - interest), opening);
    const extraDue =
      inputs.extra_monthly +
      (month === extraMonth ? inputs.extra_yearly : 0) +
      (date === inputs.extra_once_month ? inputs.extra_once : 0);
    const extraPaid = Math.min(extraDue, opening - principalPaid);
    const balance = cents(opening - principalPaid - extraPaid);
    rows.push({
      index,
      date,
      mortgageInsurance,
      interest,
      principalPaid,
      extraDue,
      extraPaid,
      balance,
    });
    totalInterest += interest;
    totalInsurance += mortgageInsurance;
    if (balance <= 0) break;
    opening = balance;
    scheduled = cents(scheduled + cents(scheduled * rate) - payment);
  }
  return { rows, payment, totalInterest, totalCost: principal + totalInterest + totalInsurance };
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The same loan paid by half a month's payment every two weeks. */
function halvesByHand(
  inputs: Inputs,
  half: number,
): { readonly rows: readonly Omit<RowByHand, "mortgageInsurance">[]; readonly totalInterest: number } {
  const atMost = Math.ceil((inputs.years * 26) / 12) + 1;
  const extraMonth = Number(inputs.extra_yearly_month.slice(5, 7));
  let [year, month, day] = [
    Number(inputs.start_month.slice(0, 4)),
    Number(inputs.start_month.slice(5, 7)) - 1,
    15,
  ];
  if (month === 0) [year, month] = [year - 1, 12];
  const rows: Omit<RowByHand, "mortgageInsurance">[] = [];
  let opening = inputs.home_price - inputs.down_payment;
  let [totalInterest, monthBefore] = [0, 0];
  for (let index = 1; index <= atMost; index += 1) {
    const start = `${year}-${month < 10 ? "0" : ""}${month}-`;
    const date = `${start}${day < 10 ? "0" : ""}${day}`;
    const interest = cents((opening * inputs.annual_rate) / 26);
    const principalPaid = Math.min(cents(half - interest), opening);
    const extraDue =
      month === monthBefore
        ? 0
        : inputs.extra_monthly +
          (`${start}01` >= inputs.extra_yearly_month && month === extraMonth ? inputs.extra_yearly : 0) +
          (inputs.extra_once > 0 && `${start}01` === inputs.extra_once_month ? inputs.extra_once : 0);
    const extraPaid = Math.min(extraDue, opening - principalPaid);
    const balance = cents(opening - principalPaid - extraPaid);
    rows.push({ index, date, interest, principalPaid, extraDue, extraPaid, balance });
    totalInterest += interest;
    if (balance <= 0) break;
    [opening, monthBefore] = [balance, month];
    day += 14;
    const days = month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
    if (day > days) [day, month] = [day - days, month + 1];
    if (month === 13) [year, month] = [year + 1, 1];
  }
  return { rows, totalInterest };
}
