import { rmSync } from "node:fs";
import { join } from "node:path";
import { foundRightPath } from "../../cli/author/found-right-file.ts";
import { run } from "../../generator/run.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { copyProject, type ProjectCopy } from "../setup/project-copy.ts";
import { median, type Measurement } from "./measurement.ts";
import { spend, type Spent } from "./processor-time.ts";

const rounds = 5;
const checked = [
  "finance/tip",
  "finance/mortgage",
  "legal/north-carolina/felony",
  "legal/washington/robbery",
  "legal/oregon/assault",
];

/**
 * All specifications to code in a copy of the project: from nothing, with nothing changed, and with one changed, both
 * in a process that goes on, as `npm run dev` does, and in a new one, as `npm run generate` does, from its start to its
 * end. Last, the checks of one calculator, a small one and the largest pages of law.
 */
export async function measureGeneration(root: string, today: string): Promise<readonly Measurement[]> {
  const copy = copyProject(root);
  try {
    const generate = async (fresh: boolean): Promise<number> => {
      const started = performance.now();
      const { ok, report } = await run(copy.root, today, { fresh });
      assert(ok, report);
      return (performance.now() - started) / 1000;
    };
    const all = Array.from({ length: rounds }, (_, round) => round + 1);
    const cold = await generate(true);
    const warm: number[] = [];
    for (const _round of all) warm.push(await generate(false));
    const changed: number[] = [];
    for (const round of all) {
      changeFigure(copy, round);
      changed.push(await generate(false));
    }
    // The first bundles the generator.
    generateAnew(copy);
    const unchangedAnew = all.map(() => generateAnew(copy));
    const changedAnew = all.map((round) => {
      changeFigure(copy, 10 + round);
      return generateAnew(copy);
    });
    const check = (id: string): Spent => {
      // Each as if it were the first: what was found right is not worked out again.
      rmSync(join(root, foundRightPath), { force: true });
      return spend(["cli/bin/plainsum.cjs", "check", id], root);
    };
    // The first builds the command.
    check("finance/tip");
    const checks = checked.map((id) => ({ id, spent: all.map(() => check(id)) }));
    return [
      { what: "all specifications to code, from nothing", value: cold, unit: "s" },
      { what: "all specifications to code, nothing changed", value: median(warm), unit: "s", goal: 0.3 },
      {
        what: "all specifications to code, a figure of one changed",
        value: median(changed),
        unit: "s",
        goal: 0.5,
      },
      {
        what: "a new process, nothing changed",
        value: elapsed(unchangedAnew),
        unit: "s",
        goal: 1,
      },
      { what: "a new process, a figure of one changed", value: elapsed(changedAnew), unit: "s", goal: 1.5 },
      {
        what: "a new process, nothing changed",
        value: processor(unchangedAnew),
        unit: "s of processor time",
      },
      {
        what: "a new process, a figure of one changed",
        value: processor(changedAnew),
        unit: "s of processor time",
      },
      ...checks.map(({ id, spent }) => ({
        what: `check of ${id}`,
        value: processor(spent),
        unit: "s of processor time",
        goal: 1,
      })),
    ];
  } finally {
    copy.remove();
  }
}

function changeFigure(copy: ProjectCopy, round: number): void {
  copy.edit("finance/mortgage/calculator.yaml", /default: 4\d\d_000/, `default: ${400 + round}_000`);
}

function generateAnew({ root }: ProjectCopy): Spent {
  return spend(["cli/run/generate.js"], root);
}

function elapsed(all: readonly Spent[]): number {
  return median(all.map((spent) => spent.elapsed));
}

function processor(all: readonly Spent[]): number {
  return median(all.map((spent) => spent.processor));
}
