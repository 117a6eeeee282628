import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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

describe("what holds nobody up", () => {
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);

  test.each([
    { what: "a process that was killed", content: `${ended} 1` },
    {
      what: "an earlier process with the id this one has now, as in a container that was restarted",
      content: `${process.pid} 1`,
    },
    { what: "another program that has the id now", content: "1 12345678901" },
    { what: "an id without the time it began", content: "1" },
    { what: "nothing: the disk was full", content: "" },
    { what: "what is no id", content: "abc" },
    { what: "a zero, which names every process of the group", content: "0 0" },
  ])("$what", async ({ content }) => {
    writeFileSync(join(root, ".building"), content);
    expect(await exclusively(root, () => Promise.resolve("done"))).toBe("done");
    expect(readdirSync(root)).toEqual([]);
  });
});

test("another process that is building is waited for", async () => {
  const line = `import { exclusively } from ${JSON.stringify(fileURLToPath(new URL("../../../cli/run/lock.js", import.meta.url)))};
    await exclusively(${JSON.stringify(root)}, async () => { console.log("holds"); await new Promise((end) => setTimeout(end, 300)); });`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", line]);
  await once(other.stdout, "data");
  const ended = once(other, "exit");
  const said: string[] = [];
  await exclusively(root, () => Promise.resolve(), { write: (text) => said.push(text) });
  expect(said).toEqual([expect.stringContaining(`process ${other.pid} is building here`)]);
  expect(await ended).toEqual([0, null]);
});
