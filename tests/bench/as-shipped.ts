import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { assert } from "../../generator/runtime/assert.ts";
import { isMeasurement, type Measurement } from "./measurement.ts";

/**
 * Measures the mortgage payment in one file with all it imports, as site and terminal ship it: reading every function
 * through another module's exports would cost a quarter of what is measured.
 */
export async function measureMortgagePaymentAsShipped(root: string): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "plainsum-"));
  try {
    const file = join(folder, "mortgage-payment.mjs");
    const bundle = await rolldown({
      cwd: root,
      platform: "node",
      input: "tests/bench/mortgage-payment-process.ts",
    });
    await bundle.write({ file });
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8" });
    assert(status === 0, `the mortgage payment is measured: ${stderr}`);
    const measurements: unknown = JSON.parse(stdout);
    assert(Array.isArray(measurements) && measurements.every(isMeasurement), "it writes its measurements");
    return measurements;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
