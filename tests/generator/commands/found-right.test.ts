/** What a check found right is not worked out again, and an edit is. */
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import type { FoundRight } from "../../../generator/commands/found-right.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";
import type { SpecificationFile } from "../../../generator/read/specification-file.ts";

const base = readSpecifications(join(import.meta.dirname, "../bad/base"));
let foundRight = new Map<string, FoundRight>();

vi.mock("../../../generator/examples/run-model.ts", { spy: true });
// Test files of a worker share their modules: what another has loaded calls the function that is not spied on.
vi.resetModules();
const { checkSpecifications } = await import("../../../generator/commands/check-specifications.ts");
const workedOut = vi.mocked((await import("../../../generator/examples/run-model.ts")).runModel);

const check = (files: readonly SpecificationFile[], today = "2026-11-21"): readonly string[] =>
  checkSpecifications(files, { today, version: "", foundRight }).map(({ number }) => number);

const edited = (path: string, from: string, to: string): readonly SpecificationFile[] =>
  base.map((file) => {
    const text = new TextDecoder().decode(file.bytes);
    return file.path === path ? { path, bytes: new TextEncoder().encode(text.replace(from, to)) } : file;
  });

beforeEach(() => {
  foundRight = new Map();
  check(base);
  workedOut.mockClear();
});

test("what is as it was is not worked out", () => {
  expect(check(base)).toEqual([]);
  expect(workedOut).not.toHaveBeenCalled();
});

test("a text that names the same values leaves the answers as they are", () => {
  expect(check(edited("specs/finance/tip/en.yaml", "title: Tip calculator", "title: Tips"))).toEqual([]);
  expect(workedOut).not.toHaveBeenCalled();
});

test("a text is held against the rules again", () => {
  expect(check(edited("specs/finance/tip/en.yaml", "label: Bill", 'label: ""'))).toEqual(["P0529"]);
});

test("an example is worked out again, and after it is right once more, not", () => {
  const wrong = edited("specs/finance/tip/calculator.yaml", "expect: { tip: 12 }", "expect: { tip: 13 }");
  expect(check(wrong)).toEqual(["P0233"]);
  expect(workedOut).toHaveBeenCalled();
  expect(check(wrong)).toEqual(["P0233"]);
  workedOut.mockClear();
  expect(check(base)).toEqual([]);
  expect(workedOut).not.toHaveBeenCalled();
});
