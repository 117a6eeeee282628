import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath } from "node:process";
import { rolldown } from "rolldown";
import { assert } from "../../generator/runtime/assert.ts";
import { isMeasurement, type Measurement } from "./measurement.ts";

/**
 * Runs a process of this folder that writes measurements, in one file with all it imports, as site and terminal ship
 * it: reading every function through another module's exports would cost a quarter of what is measured.
 */
export async function measureAsShipped(root: string, process: string): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "plainsum-"));
  try {
    const file = join(folder, "measured.mjs");
    const bundle = await rolldown({
      cwd: root,
      platform: "node",
      input: `tests/bench/${process}.ts`,
    });
    await bundle.write({ file });
    const { status, stdout, stderr } = spawnSync(execPath, [file], { encoding: "utf8" });
    assert(status === 0, `${process} ends well: ${stderr}`);
    const measurements: unknown = JSON.parse(stdout);
    assert(Array.isArray(measurements) && measurements.every(isMeasurement), "it writes its measurements");
    return measurements;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
