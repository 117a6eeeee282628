import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bundledLicenses } from "../../../cli/build/bundled-licenses.js";

const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

// The licenses of MIT and of the SIL ask that their text go with every copy.
test("what a bundle holds of others is sent with their licenses, and nothing is said of what it does not hold", () => {
  const licenses = bundledLicenses();
  licenses.add([
    `${modules}/react/index.js`,
    `\0${modules}/@formatjs/intl/index.js?commonjs-module`,
    "/work/site/islands/start-calculator.ts",
  ]);
  const text = licenses.text(["@fontsource-variable/source-serif-4"]);
  const named = [...text.matchAll(/^(\S+) \d\S* \(.+\)$/gmu)].map(([, name]) => name);
  expect(named).toEqual(["@fontsource-variable/source-serif-4", "@formatjs/intl", "react"]);
  // The words of MIT, which the license of the font shares.
  expect(text.match(/Permission is hereby granted, free of charge/gu)).toHaveLength(3);
  expect(text).toContain("SIL OPEN FONT LICENSE");
});
