import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const fullDisk = "/dev/full";
const runList =
  "process.argv.push('list'); (await import('./cli/run-process.ts')).runProcess({ loadCommands: () => import('./cli/run-command.ts') })";

test.runIf(existsSync(fullDisk))("an answer that finds the disk full says so in a line", () => {
  const disk = openSync(fullDisk, "w");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", runList],
    { cwd: root, stdio: ["ignore", disk, "pipe"], encoding: "utf8" },
  );
  closeSync(disk);
  expect(stderr).toBe("The answer could not be written: ENOSPC: no space left on device, write\n");
  expect(status).toBe(1);
});
