import { expect, test } from "vitest";
import * as runtime from "../../../generator/runtime/index.ts";

/** Of every calculator, and of the one that uses every construct. */
const models = import.meta.glob<string>(
  ["../../../generated/calculators/**/model.ts", "../emit/golden/generated/calculators/**/model.ts"],
  { query: "?raw", import: "default", eager: true },
);

test("every part of the runtime that a program imports is known to the author's tools", () => {
  const imported = Object.values(models).flatMap((text) =>
    [...text.matchAll(/^import \{([^}]+)\} from "[^"]+\/generator\/runtime\/[^"]+"/gm)].flatMap(
      ([, names = ""]) => names.split(",").map((name) => name.trim()),
    ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((name) => name !== "" && !(name in runtime))).toEqual([]);
});
