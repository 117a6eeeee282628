/** Bundles hold what ajv compiled of the schemas beforehand: it finds what ajv finds when it compiles them here. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { compiledValidators } from "../../../cli/run/compiled-validators.js";
import { validators } from "../../../generator/check/validators.ts";
import { documentKinds, type DocumentKind } from "../../../generator/constructs/construct.ts";
import { classify } from "../../../generator/read/classify.ts";
import { readDocument } from "../../../generator/read/source-document.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";
import { everyExample } from "../../setup/sampled-examples.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/\/$/u, "");

async function bundled(): Promise<typeof validators> {
  const bundle = await rolldown({
    cwd: root,
    platform: "node",
    input: { validators: "generator/check/validators.ts" },
    plugins: [compiledValidators(root)],
    checks: { pluginTimings: false },
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const code = Buffer.from(output[0].code).toString("base64");
  const made: unknown = await import(`data:text/javascript;base64,${code}`);
  assert(isModule(made), "the bundle exports what the module does");
  return made.validators;
}

function isModule(value: unknown): value is { readonly validators: typeof validators } {
  return typeof value === "object" && value !== null && "validators" in value;
}

/** The kind a file is held against. */
function kindOf(path: string): DocumentKind | undefined {
  const { kind } = classify(path, ["en", "es", "zh", "ar"]);
  if (kind === "accepted" || kind === "accepted-shared") return "translated";
  return documentKinds.find((each) => each === kind);
}

const bad = join(root, "tests/generator/bad");
/** Right ones are found right: every fifth is enough. */
const right = readSpecifications(root).filter((_, index) => everyExample || index % 5 === 0);
const broken = readdirSync(bad).flatMap((name) => readSpecifications(join(bad, name)));
/** Specifications of the project and every broken one of the tests, as data. */
const documents = [...right, ...broken].flatMap(({ path, bytes }) => {
  const { document } = readDocument(path, bytes);
  const kind = kindOf(path);
  return document === undefined || kind === undefined ? [] : [{ kind, value: document.value }];
});

test("what was compiled beforehand finds the same in every specification, right or broken or of another kind", async () => {
  const compiled = await bundled();
  expect(Object.keys(compiled).toSorted()).toEqual(documentKinds.toSorted());
  const one = documentKinds.map((kind) => documents.find((document) => document.kind === kind)?.value);
  expect(one).not.toContain(undefined);
  for (const kind of documentKinds) {
    const own = documents.filter((document) => document.kind === kind).map(({ value }) => value);
    const [here, beforehand] = [validators[kind](), compiled[kind]()];
    for (const value of [...own, ...one]) {
      expect(beforehand(value)).toBe(here(value));
      expect(JSON.stringify(beforehand.errors)).toBe(JSON.stringify(here.errors));
    }
  }
});
