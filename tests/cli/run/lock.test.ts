import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exclusively } from "../../../cli/run/lock.js";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-lock-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("what is exclusive is done one after the other, and the second one says whom it waits for", async () => {
  const events: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    events.push(`${name} ends`);
  };
  await Promise.all([
    exclusively(root, work("first")),
    exclusively(root, work("second"), { write: (text) => events.push(text) }),
  ]);
  expect(events).toEqual([
    "first begins",
    expect.stringContaining(`process ${process.pid} is building here`),
    "first ends",
    "second begins",
    "second ends",
  ]);
  expect(existsSync(join(root, ".building"))).toBe(false);
});

test("what fails lets the next one in", async () => {
  await expect(exclusively(root, () => Promise.reject(new Error("no disk")))).rejects.toThrow("no disk");
  expect(await exclusively(root, () => Promise.resolve("done"))).toBe("done");
});

test("a process that was killed holds nobody up", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(join(root, ".building"), String(pid));
  expect(await exclusively(root, () => Promise.resolve("done"))).toBe("done");
});
