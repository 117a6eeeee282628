import { cpSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { copyProject } from "../setup/project-copy.ts";
import type { Measurement } from "./measurement.ts";
import { prerendering } from "./pages.ts";
import { spend, type Spent } from "./processor-time.ts";

/** Seconds of processor time for so many pages. */
const prerenderGoal = { pages: 1200, seconds: 20 };

/**
 * Every calculator `times` over, in a copy of the project: generated from nothing, generated again with nothing
 * changed, type-checked, built, and its pages looked through; seconds of processor time and memory of each.
 */
export function measureScale(root: string, times: number): readonly Measurement[] {
  const copy = copyProject(root);
  try {
    multiply(join(copy.root, "specs"), times);
    rmSync(join(copy.root, "generated"), { recursive: true });
    const stage = (what: string, ...args: readonly string[]): { spent: Spent; lines: Measurement[] } => {
      const spent = spend(args, copy.root);
      return {
        spent,
        lines: [
          { what: `${times} times over: ${what}`, value: spent.processor, unit: "s of processor time" },
          { what: `${times} times over: ${what}, memory`, value: spent.memory / 2 ** 20, unit: "MB" },
        ],
      };
    };
    const tool = (name: string): string => `node_modules/${name}`;
    const generated = stage("generated from nothing", "cli/run/generate.js");
    const again = stage("generated with nothing changed", "cli/run/generate.js");
    const types = stage("type-checked", tool("typescript/bin/tsc"), "--noEmit", "-p", ".");
    const built = stage("built", "--import", "tsx", "site/build/build.ts");
    const looked = stage(
      "pages looked through on the disk",
      tool("vitest/vitest.mjs"),
      "run",
      "--config=tests/end-to-end/vitest.config.ts",
      "tests/end-to-end/structure.test.ts",
      "tests/end-to-end/links.test.ts",
    );
    const { pages, milliseconds } = prerendering(built.spent.output);
    return [
      ...[generated, again, types, built, looked].flatMap(({ lines }) => lines),
      { what: `${times} times over: pages`, value: pages, unit: "" },
      {
        what: `${prerenderGoal.pages} pages prerendered`,
        value: ((milliseconds / pages) * prerenderGoal.pages) / 1000,
        unit: "s of processor time",
        goal: prerenderGoal.seconds,
      },
    ];
  } finally {
    copy.remove();
  }
}

/** Lays copies of every calculator beside it: `finance/mortgage` as `finance/copy-2/mortgage`, with all its pages. */
function multiply(specs: string, times: number): void {
  const folders = readdirSync(specs, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === "calculator.yaml")
    .map(({ parentPath }) => relative(specs, parentPath).split(sep).join("/"));
  for (const folder of folders) {
    const name = folder.slice(folder.lastIndexOf("/") + 1);
    for (let copy = 2; copy <= times; copy += 1)
      cpSync(join(specs, folder), join(specs, dirname(folder), `copy-${copy}`, name), { recursive: true });
  }
}
