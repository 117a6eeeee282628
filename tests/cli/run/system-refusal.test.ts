import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const module = fileURLToPath(new URL("../../../cli/run/system-refusal.js", import.meta.url));

test.each([
  {
    what: "a folder where a file is to be written",
    line: 'writeFileSync("/", "x")',
    want: "\n✗ /: illegal operation on a directory (EISDIR)\n",
  },
  {
    what: "a full disk",
    line: 'writeFileSync("/dev/full", "x")',
    want: "\n✗ no space left on device (ENOSPC)\n",
  },
])("$what is said in a line", ({ line, want }) => {
  const program = `import { writeFileSync } from "node:fs"; import { sayWhatTheSystemRefuses } from ${JSON.stringify(module)};
    sayWhatTheSystemRefuses(); await Promise.resolve(); ${line};`;
  const { stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect(stderr).toBe(want);
  expect(status).toBe(1);
});

test("a mistake of the program keeps its trace", () => {
  const program = `import { sayWhatTheSystemRefuses } from ${JSON.stringify(module)}; sayWhatTheSystemRefuses(); null.x;`;
  const { stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect(stderr).toContain("TypeError");
  expect(stderr).toContain("at file:");
  expect(status).toBe(1);
});
