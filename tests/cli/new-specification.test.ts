import { expect, test } from "vitest";
import { newSpecification } from "../../cli/author/new-specification.ts";
import { generate } from "../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../generator/specification-files.ts";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

test.each(["finance/rule-of-72", "legal/ohio/some-fee"])("%s is right as it is written", (id) => {
  const shared = readSpecifications(root).filter(({ path }) =>
    /^specs\/(units|words|[a-z]+\.yaml)/.test(path),
  );
  const files = newSpecification(id).map(({ path, text }) => ({
    path: `specs/${path}`,
    bytes: new TextEncoder().encode(text),
  }));
  const { problems } = generate([...shared, ...files], { today: "2026-11-21", version: "" });
  expect(
    problems
      .filter(({ place }) => place.file.startsWith(`specs/${id}/`))
      .map(({ number, message }) => `${number} ${message}`),
  ).toEqual([]);
});
