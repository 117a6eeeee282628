import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

const project = fileURLToPath(new URL("../../../", import.meta.url));

/** Runs the command of a folder as a shell would. */
function plainsum(
  root: string,
  line: string,
): Pick<SpawnSyncReturns<string>, "status" | "stdout" | "stderr"> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "cli/bin/plainsum.cjs"), ...line.split(" ")],
    { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } },
  );
  return { status, stdout, stderr };
}

describe("the built command", () => {
  // The first line after a change builds it.
  beforeAll(() => void plainsum(project, "--version"), 180_000);

  test("answers a person", () => {
    const { status, stdout, stderr } = plainsum(project, "tip --bill 50 --tip-rate 20%");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("$10.00");
  });

  test("answers a program", () => {
    const { status, stdout } = plainsum(project, "finance/tip --bill 50 --tip-rate 20% --json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: "answered", values: { tip: 10 } });
  });

  test("refuses a flag there is not", () => {
    expect(plainsum(project, "tip --bil 50")).toEqual({
      status: 2,
      stdout: "",
      stderr: "There is no flag --bil. Did you mean --bill?\nSee plainsum finance/tip --help.\n",
    });
  });

  test.each([
    "--help",
    "tip --help",
    "list",
    "search loan",
    "info tip",
    "explain P0302",
    "check finance/tip",
  ])("has %s", (line) => {
    expect(plainsum(project, line)).toMatchObject({ status: 0, stderr: "" });
  });
});

describe("a command that is not whole", () => {
  let root = "";
  const write = (path: string, text: string): void => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const whole = `exports.runProcess = async () => void process.stdout.write("answered\\n");`;
  // Stands in for the build: writes a whole command, its stamp last, and says that it ran.
  const build = `import { writeFileSync, mkdirSync } from "node:fs";
    import { beginStamp } from "../run/built-from.cjs";
    export async function buildFromClone({ isChecking }) {
      const root = new URL("../../", import.meta.url).pathname;
      const stamp = beginStamp(root, "cli");
      mkdirSync(root + "dist/cli", { recursive: true });
      writeFileSync(root + "dist/cli/plainsum.cjs", ${JSON.stringify(whole)});
      stamp();
      process.stderr.write(isChecking ? "built, mistakes untold\\n" : "built\\n");
    }`;
  const built = { status: 0, stdout: "answered\n", stderr: "built\n" };
  const asItWas = { ...built, stderr: "" };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "plainsum-command-"));
    for (const path of ["cli/bin", "cli/run/built-from.cjs"])
      cpSync(join(project, path), join(root, path), { recursive: true });
    write("package.json", `{ "type": "module" }`);
    write("generator/index.ts", "one");
    write("generated/.build-cache.json", "{}");
    write("package-lock.json", "{}");
    write("cli/build/build-from-clone.js", build);
    return () => rmSync(root, { recursive: true });
  });

  test("a check tells the mistakes of specifications itself, and once", () => {
    expect(plainsum(root, "check finance/tip").stderr).toBe("built, mistakes untold\n");
  });

  test("is built when there is none, and once", () => {
    expect(plainsum(root, "x")).toEqual(built);
    expect(plainsum(root, "x")).toEqual(asItWas);
  });

  test("is built again where its build did not come to its end", () => {
    write("dist/cli/plainsum.cjs", whole);
    expect(plainsum(root, "x")).toEqual(built);
  });

  test.each<readonly [string, () => void]>([
    ["a source came", () => write("generator/other.ts", "two")],
    [
      "a source was put in the place of another",
      () => {
        rmSync(join(root, "generator/index.ts"));
        write("generator/index.ts", "two");
      },
    ],
    ["a source is gone", () => rmSync(join(root, "generator/index.ts"))],
    ["calculators were generated", () => write("generated/.build-cache.json", "[]")],
    ["packages changed", () => write("package-lock.json", "[]")],
  ])("is built again when %s", (_what, change) => {
    plainsum(root, "x");
    change();
    expect(plainsum(root, "x")).toEqual(built);
    expect(plainsum(root, "x")).toEqual(asItWas);
  });

  test("is left when a file was only written again", () => {
    plainsum(root, "x");
    write("generated/.build-cache.json", "{}");
    expect(plainsum(root, "x")).toEqual(asItWas);
  });
});
