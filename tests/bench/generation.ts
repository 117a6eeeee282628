import { spawnSync } from "node:child_process";
import { run } from "../../generator/run.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { copyProject, type ProjectCopy } from "../setup/project-copy.ts";
import { median, type Measurement } from "./measurement.ts";

const rounds = 5;

/**
 * All specifications to code in a copy of the project: from nothing, with nothing changed, and with one changed, both
 * in a process that goes on, as `npm run dev` does, and in a new one, as `npm run generate` does, by its own clock.
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
    const anew = all.map((round) => {
      changeFigure(copy, 10 + round);
      return generateAnew(copy);
    });
    return [
      { what: "all specifications to code, from nothing", value: cold, unit: "s" },
      { what: "all specifications to code, nothing changed", value: median(warm), unit: "s", goal: 0.3 },
      {
        what: "all specifications to code, a figure of one changed",
        value: median(changed),
        unit: "s",
        goal: 0.5,
      },
      { what: "the same in a process just started", value: median(anew), unit: "s" },
    ];
  } finally {
    copy.remove();
  }
}

function changeFigure(copy: ProjectCopy, round: number): void {
  copy.edit("finance/mortgage/calculator.yaml", /default: 4\d\d_000/, `default: ${400 + round}_000`);
}

function generateAnew({ root }: ProjectCopy): number {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "generator/run.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  assert(status === 0, stderr);
  const [, milliseconds] = /in (\d+) ms/.exec(stderr) ?? [];
  assert(milliseconds !== undefined, "a run says how long it took");
  return Number(milliseconds) / 1000;
}
