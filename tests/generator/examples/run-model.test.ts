import { expect, test } from "vitest";
import { runtimeModules } from "../../../generator/examples/runtime-modules.ts";

/** Of every calculator, and of the one that uses every construct. */
const models = import.meta.glob<string>(
  ["../../../generated/calculators/**/model.ts", "../emit/golden/generated/calculators/**/model.ts"],
  { query: "?raw", import: "default", eager: true },
);

test("every part of the runtime that a program imports is known to the author's tools", () => {
  const imported = Object.values(models).flatMap((text) =>
    [...text.matchAll(/^import \{([^}]+)\} from "[^"]+\/generator\/runtime\/([^"]+)"/gm)].flatMap(
      ([, names = "", file = ""]) =>
        names.split(",").flatMap((name) => (name.trim() === "" ? [] : [{ file, name: name.trim() }])),
    ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter(({ file, name }) => runtimeModules[file]?.[name] === undefined)).toEqual([]);
});
