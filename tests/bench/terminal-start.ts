import { spawnSync } from "node:child_process";
import { median, type Measurement } from "./measurement.ts";

const rounds = 40;

/** The terminal command answering once, beside Node doing nothing; taken in turns, so that both meet the same load. */
export function measureTerminalStart(root: string): readonly Measurement[] {
  const nothing: number[] = [];
  const answers: number[] = [];
  const run = (args: readonly string[]): number => {
    const started = performance.now();
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "ignore" });
    if (status !== 0) throw new Error(`${args.join(" ")} ended with ${String(status)}`);
    return performance.now() - started;
  };
  const answer = ["cli/bin/plainsum.js", "finance/mortgage", "--json"];
  run(answer);
  for (let round = 0; round < rounds; round += 1) {
    nothing.push(run(["-e", "0"]));
    answers.push(run(answer));
  }
  return [
    { what: "node -e 0", value: median(nothing), unit: "ms" },
    { what: "plainsum finance/mortgage, answering once", value: median(answers), unit: "ms" },
    {
      what: "answering once against node -e 0",
      value: median(answers) / median(nothing),
      unit: "×",
      goal: 2,
    },
  ];
}
