import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../generator/run.ts";
import { median, type Measurement } from "./measurement.ts";

const rounds = 5;

/** All specifications to code in a copy of the project: from nothing, with nothing changed, with one changed. */
export function measureGeneration(root: string, today: string): readonly Measurement[] {
  const copy = mkdtempSync(join(tmpdir(), "plainsum-"));
  try {
    cpSync(join(root, "specs"), join(copy, "specs"), { recursive: true });
    cpSync(join(root, "generator"), join(copy, "generator"), { recursive: true });
    const generate = (fresh: boolean): number => {
      const started = performance.now();
      const { ok, report } = run(copy, today, { fresh });
      if (!ok) throw new Error(report);
      return (performance.now() - started) / 1000;
    };
    const cold = generate(true);
    const warm = Array.from({ length: rounds }, () => generate(false));
    const changed = Array.from({ length: rounds }, () => {
      appendFileSync(join(copy, "specs/finance/mortgage/calculator.yaml"), "\n# changed\n");
      return generate(false);
    });
    return [
      { what: "all specifications to code, from nothing", value: cold, unit: "s" },
      { what: "all specifications to code, nothing changed", value: median(warm), unit: "s", goal: 0.3 },
      { what: "all specifications to code, one changed", value: median(changed), unit: "s", goal: 0.5 },
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
