import { spawnSync } from "node:child_process";
import { catalog } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { median, type Measurement } from "./measurement.ts";

const rounds = 15;
/** How many times as long as Node alone. */
const goal = 1.6;
/** Out of scope is an answer too. */
const answered = new Set([0, 3]);

/** The terminal command answering once, every calculator, beside Node doing nothing; taken in turns, so that all meet the same load. */
export function measureTerminalStart(root: string): readonly Measurement[] {
  const run = (args: readonly string[]): number => {
    const started = performance.now();
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "ignore" });
    assert(status !== null && answered.has(status), `${args.join(" ")} ended with ${String(status)}`);
    return performance.now() - started;
  };
  const routes = catalog.flatMap(({ variants }) => variants.slice(0, 1).map(({ route }) => route));
  const answer = (route: string): readonly string[] => ["cli/bin/plainsum.cjs", route, "--json"];
  const nothing: number[] = [];
  const answers = new Map<string, number[]>(routes.map((route) => [route, []]));
  // The first answer after a change builds the command.
  run(answer(routes[0] ?? ""));
  for (let round = 0; round < rounds; round += 1) {
    for (const [route, times] of answers) {
      nothing.push(run(["-e", "0"]));
      times.push(run(answer(route)));
    }
  }
  const idle = median(nothing);
  const ratios = [...answers]
    .map(([route, times]) => ({ route, ratio: median(times) / idle }))
    .toSorted((one, other) => one.ratio - other.ratio);
  const middle = ratios[Math.floor(ratios.length / 2)];
  const slowest = ratios.at(-1);
  assert(middle !== undefined && slowest !== undefined, "there are calculators");
  return [
    { what: "node -e 0", value: idle, unit: "ms" },
    {
      what: `plainsum ${middle.route}, the middle one, against node -e 0`,
      value: middle.ratio,
      unit: "×",
      goal,
    },
    {
      what: `plainsum ${slowest.route}, the slowest, against node -e 0`,
      value: slowest.ratio,
      unit: "×",
      goal,
    },
  ];
}
