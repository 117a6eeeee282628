import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { run } from "../../generator/run.ts";
import { readSpecifications } from "../../generator/specification-files.ts";

const today = "2026-11-21";
const model = "generated/calculators/finance/tip/model.ts";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-run-"));
  cpSync(join(import.meta.dirname, "bad/base/specs"), join(root, "specs"), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(root, path), "utf8");
  expect(text).toContain(from);
  write(path, text.replace(from, to));
}
/** Every generated file with its text, the cache left out. */
function generatedFiles(): Readonly<Record<string, string>> {
  const folder = join(root, "generated");
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const files = paths.filter((path) => path !== ".build-cache.json" && statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

describe("links among the specifications", () => {
  test("lead to what is there, and to no end", async () => {
    renameSync(join(root, "specs/finance/tip"), join(root, "tip"));
    symlinkSync(join(root, "tip"), join(root, "specs/finance/tip"));
    symlinkSync(join(root, "specs"), join(root, "specs/finance/tip/around"));
    symlinkSync(join(root, "none.yaml"), join(root, "specs/finance/tip/fr.yaml"));
    const { ok, written } = await run(root, today);
    expect(ok).toBe(true);
    expect(written).toContain(model);
  });
});

describe("a run", () => {
  test("writes every file, a second none", async () => {
    const first = await run(root, today);
    expect(first).toMatchObject({ ok: true, report: "", removed: [], unchanged: 0 });
    expect(first.written).toContain(model);
    const files = generatedFiles();
    expect(await run(root, today)).toEqual({
      ok: true,
      report: "",
      written: [],
      removed: [],
      unchanged: first.written.length,
    });
    expect(generatedFiles()).toEqual(files);
  });

  test("without cache writes the same bytes", async () => {
    await run(root, today);
    const files = generatedFiles();
    expect((await run(root, today, { fresh: true })).written).toEqual([]);
    expect(generatedFiles()).toEqual(files);
  });

  test("writes what changed", async () => {
    await run(root, today);
    edit("specs/finance/tip/en.yaml", "Tip calculator", "Tips");
    expect((await run(root, today)).written.toSorted()).toEqual([
      "generated/ask/en.json",
      "generated/ask/names-in-all.json",
      "generated/calculators/finance/tip/words/en.json",
      "generated/search/en.json",
    ]);
  });

  test("takes away what belongs to nothing any more", async () => {
    await run(root, today);
    write("generated/old.ts", "");
    cpSync(join(root, "specs/finance/tip"), join(root, "specs/finance/tips"), { recursive: true });
    const both = await run(root, today);
    expect(both).toMatchObject({ ok: true, removed: ["generated/old.ts"] });
    rmSync(join(root, "specs/finance/tips"), { recursive: true });
    const { removed } = await run(root, today);
    expect(removed).toContain("generated/calculators/finance/tips/model.ts");
    expect(Object.keys(generatedFiles()).some((path) => path.includes("finance/tips"))).toBe(false);
  });

  test("makes a file again that was deleted", async () => {
    await run(root, today);
    const files = generatedFiles();
    rmSync(join(root, model));
    expect((await run(root, today)).written).toEqual([model]);
    expect(generatedFiles()).toEqual(files);
  });

  test.each([
    "",
    "{",
    "null",
    "5",
    "{}",
    '{"shared":"","sharedFiles":[],"calculators":{}}',
    '{"shared":"x","sharedFiles":1,"words":null,"calculators":null}',
    '{"made":{"shared":"x","sharedFiles":1,"words":null,"calculators":null},"hashes":{},"version":"","sources":{}}',
    '{"made":{"shared":"x","sharedFiles":[],"words":[],"calculators":{"finance/tip":5}},"hashes":{},"version":"","sources":{}}',
    '{"made":{"shared":"x","sharedFiles":[],"words":[{"locale":"en"}],"calculators":{}},"hashes":{},"version":"","sources":{}}',
  ])("does without a cache that holds %j", async (cache) => {
    await run(root, today);
    write("generated/.build-cache.json", cache);
    expect(await run(root, today)).toMatchObject({ ok: true, written: [], removed: [] });
  });

  test.each([
    { name: "edited", change: (): void => edit(model, "bill * rate", "rate * bill") },
    { name: "cut short", change: (): void => write(model, "export const") },
    { name: "emptied", change: (): void => write(model, "") },
  ])("makes a file again that was $name", async ({ change }) => {
    await run(root, today);
    const files = generatedFiles();
    change();
    expect((await run(root, today)).written).toEqual([model]);
    expect(generatedFiles()).toEqual(files);
  });

  test("broken off between two files leaves nothing a later run trusts", async () => {
    await run(root, today);
    const files = generatedFiles();
    edit("specs/finance/tip/calculator.yaml", "tip: bill * rate", "tip: rate * bill");
    // A file where a folder is wanted ends the run, after the program and before the search entries are written.
    rmSync(join(root, "generated/search"), { recursive: true });
    write("generated/search", "");
    await expect(async () => run(root, today)).rejects.toThrow("generated/search");
    expect(generatedFiles()["calculators/finance/tip/model.ts"]).toContain("rate * bill");
    rmSync(join(root, "generated/search"));
    for (const path of Object.keys(files).filter((each) => each.startsWith("search/")))
      write(`generated/${path}`, files[path] ?? "");
    edit("specs/finance/tip/calculator.yaml", "tip: rate * bill", "tip: bill * rate");
    expect((await run(root, today)).written).toEqual([model, model.replace("model", "step-model")]);
    expect(generatedFiles()).toEqual(files);
  });

  test("with nothing changed leaves the cache as it is", async () => {
    const time = (): number => statSync(join(root, "generated/.build-cache.json")).mtimeMs;
    await run(root, today);
    const before = time();
    await run(root, today);
    expect(time()).toBe(before);
    // What is touched and the same is no longer newer than what was made of it.
    const later = new Date(before + 60_000);
    utimesSync(join(root, "specs/finance/tip/calculator.yaml"), later, later);
    utimesSync(join(root, "generated/.build-cache.json"), new Date(1), new Date(1));
    await run(root, today);
    expect(time()).toBeGreaterThan(1);
  });

  test("writes the same program for the same specification, whatever was written before it", async () => {
    const limits = ["90", "500", "60000", "600", "80"];
    const texts = new Map<string, string>();
    edit("specs/finance/tip/calculator.yaml", "min: 0 }", "min: 0, max: 100 }");
    let last = "100";
    for (const limit of [...limits, ...limits, ...limits.toReversed()]) {
      edit("specs/finance/tip/calculator.yaml", `max: ${last} }`, `max: ${limit} }`);
      last = limit;
      await run(root, today);
      const text = readFileSync(join(root, model), "utf8");
      expect(() => parseAst(text, { lang: "ts" })).not.toThrow();
      expect(text).toBe(texts.get(limit) ?? text);
      texts.set(limit, text);
    }
  });

  test("with a mistake writes nothing and leaves what is there", async () => {
    await run(root, today);
    const files = generatedFiles();
    edit("specs/finance/tip/calculator.yaml", "tip: bill * rate", "tip: bil * rate");
    const { ok, written, report } = await run(root, today);
    expect({ ok, written }).toEqual({ ok: false, written: [] });
    expect(report).toBe(
      [
        "specs/finance/tip/calculator.yaml:5:8: error P0302: There is nothing named `bil` here",
        "  5 |   tip: bil * rate",
        "    |        ^^^",
        "  did you mean `bill`?",
        "",
        "1 error in 1 file",
        "",
      ].join("\n"),
    );
    expect(generatedFiles()).toEqual(files);
    edit("specs/finance/tip/calculator.yaml", "tip: bil * rate", "tip: bill * rate");
    expect(await run(root, today)).toMatchObject({ ok: true, written: [] });
  });
});

describe("a check", () => {
  test("is content with what a run wrote", async () => {
    await run(root, today);
    expect(await run(root, today, { check: true })).toMatchObject({
      ok: true,
      report: "",
      written: [],
      removed: [],
    });
  });

  test("writes nothing and names what is not up to date", async () => {
    expect((await run(root, today, { check: true })).ok).toBe(false);
    expect(existsSync(join(root, "generated"))).toBe(false);
    await run(root, today);
    const files = generatedFiles();
    edit("specs/finance/tip/en.yaml", "Tip calculator", "Tips");
    const { ok, report } = await run(root, today, { check: true });
    expect(ok).toBe(false);
    expect(report).toBe(
      "Generated files are not up to date; run `npm run generate`:\n  generated/calculators/finance/tip/words/en.json\n  generated/ask/names-in-all.json\n  generated/ask/en.json\n  generated/search/en.json\n",
    );
    expect(generatedFiles()).toEqual(files);
  });

  test.each([
    { name: "was edited", change: (): void => edit(model, "bill * rate", "rate * bill") },
    { name: "was deleted", change: (): void => rmSync(join(root, model)) },
  ])("sees a generated file that $name", async ({ change }) => {
    await run(root, today);
    change();
    expect(await run(root, today, { check: true })).toMatchObject({ ok: false, written: [model] });
  });

  test("sees a file too many", async () => {
    await run(root, today);
    write("generated/more.ts", "");
    expect(await run(root, today, { check: true })).toMatchObject({
      ok: false,
      removed: ["generated/more.ts"],
    });
  });
});

describe("reading specifications", () => {
  test("passes over hidden files and notes, and reports every other file it cannot use", async () => {
    for (const path of ["specs/.DS_Store", "specs/finance/tip/.calculator.yaml.swp", "specs/README.md"])
      write(path, "anything");
    expect((await run(root, today)).ok).toBe(true);
    for (const path of [
      "specs/finance/tip/calculator.yml",
      "specs/finance/tip/logo.png",
      "specs/finance/tip/tables/rates.csv",
      "specs/words/en.txt",
    ])
      write(path, "anything");
    const { report } = await run(root, today);
    expect(report.match(/^.*: error .*$/gm)).toEqual([
      "specs/finance/tip/calculator.yml:1:1: error P0106: No part of Plainsum reads a file at this place",
      "specs/finance/tip/logo.png:1:1: error P0106: No part of Plainsum reads a file at this place",
      "specs/finance/tip/tables/rates.csv:1:1: error P0106: No part of Plainsum reads a file at this place",
      "specs/words/en.txt:1:1: error P0106: No part of Plainsum reads a file at this place",
    ]);
    expect(report).toContain("did you mean `calculator.yaml`?");
  });

  test("gives paths from the root, in one order", async () => {
    const paths = readSpecifications(root).map(({ path }) => path);
    expect(paths).toEqual(paths.toSorted());
    expect(paths).toContain("specs/finance/tip/calculator.yaml");
  });
});
