/** The walk through data and schema finds what ajv finds, in the same order. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv, type ErrorObject } from "ajv";
import { expect, test } from "vitest";
import { deviationsFrom } from "../../../generator/check/deviations.ts";
import { definitions, rootOf, schemaOf } from "../../../generator/check/schema.ts";
import { documentKinds, type DocumentKind } from "../../../generator/constructs/construct.ts";
import { classify } from "../../../generator/read/classify.ts";
import { readDocument } from "../../../generator/read/source-document.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";
import { everyExample } from "../../setup/sampled-examples.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/\/$/u, "");

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

/** What messages are made of; of two that are the same in a list, ajv may name the other. */
function told({ keyword, instancePath, propertyName, params, parentSchema, data }: Told): string {
  const { limit, type, pattern, missingProperty, additionalProperty, allowedValues, tag, tagValue } = params;
  const said = [limit, type, pattern, missingProperty, additionalProperty, allowedValues, tag, tagValue];
  const forms = [parentSchema?.["properties"], parentSchema?.["oneOf"]];
  return JSON.stringify([keyword, instancePath, propertyName, said, forms, data]);
}
type Told = Pick<ErrorObject, "keyword" | "instancePath" | "propertyName" | "data" | "parentSchema"> & {
  readonly params: Readonly<Record<string, unknown>>;
};

test("the same deviates in every specification, right or broken or of another kind", () => {
  const one = documentKinds.map((kind) => documents.find((document) => document.kind === kind)?.value);
  expect(one).not.toContain(undefined);
  for (const kind of documentKinds) {
    const validate = new Ajv({
      strict: true,
      strictRequired: false,
      allErrors: true,
      discriminator: true,
      allowUnionTypes: true,
      verbose: true,
      inlineRefs: false,
    }).compile(schemaOf(kind));
    const own = documents.filter((document) => document.kind === kind).map(({ value }) => value);
    for (const value of [...own, ...one]) {
      validate(value);
      const wanted = (validate.errors ?? []).map(told);
      const found = deviationsFrom(rootOf(kind), definitions, value).map((each) =>
        told({ ...each, parentSchema: { ...each.parentSchema } }),
      );
      expect(found).toEqual(wanted);
    }
  }
});
