import { expect, test } from "vitest";
import { layersOf, rulesBeyond, rulesFor, stylePieces, styleText } from "../../../site/build/style-rules.ts";

const sheet =
  '@layer base{a{color:red}.past{opacity:.4;& .past{opacity:1}}}@layer page{.field{margin:0;&:has(.note),.quiet &{color:blue;background:url("a;}.svg")}& .unit{gap:1px}}.field:not(.wide,.short) p{top:0}@media (width>40rem){.unit{order:1}}@keyframes shown{to{top:0}}.a,.field>.b{left:0}}';
const pieces = stylePieces(sheet);

test("a sheet is read and written as it is", () => {
  expect(styleText(pieces)).toBe(sheet);
});

test("a page is first drawn with the rules of its own classes", () => {
  expect(styleText(rulesFor(pieces, new Set(["field"])))).toBe(
    '@layer base{a{color:red}}@layer page{.field{margin:0;&:has(.note),.quiet &{color:blue;background:url("a;}.svg")}}.field:not(.wide,.short) p{top:0}@keyframes shown{to{top:0}}}',
  );
});

test("the others follow, each where it belongs", () => {
  expect(styleText(rulesBeyond(pieces, new Set(["field"])))).toBe(
    "@layer base{.past{opacity:.4;& .past{opacity:1}}}@layer page{.field{& .unit{gap:1px}}@media (width>40rem){.unit{order:1}}.a,.field>.b{left:0}}",
  );
});

test("what only happens in use, in print or in forced colors follows", () => {
  const given = stylePieces(
    "a{top:0;&:hover{top:1px}}a:focus,a:focus-visible{top:2px}b:focus-visible{top:3px}@media print{a{top:4px}}@media (forced-colors:active){a{top:5px}}@media (width>40rem){a:active{top:6px}b{top:7px}}",
  );
  expect(styleText(rulesFor(given, new Set()))).toBe(
    "a{top:0}a:focus,a:focus-visible{top:2px}@media (width>40rem){b{top:7px}}",
  );
  expect(styleText(rulesBeyond(given, new Set()))).toBe(
    "a{&:hover{top:1px}}b:focus-visible{top:3px}@media print{a{top:4px}}@media (forced-colors:active){a{top:5px}}@media (width>40rem){a:active{top:6px}}",
  );
});

test("layers keep their strength", () => {
  expect(layersOf(stylePieces("@layer a,b;@layer c{p{top:0}}@layer a{p{top:0}}"))).toEqual(["a", "b", "c"]);
});

test("what the root declares is there from the first: declared later, it would style the whole page again", () => {
  const given = stylePieces(":root{--a:1px;@media (width>40rem){--a:2px}}.field{top:var(--a)}");
  expect(styleText(rulesFor(given, new Set()))).toBe(":root{--a:1px;@media (width>40rem){--a:2px}}");
  expect(styleText(rulesBeyond(given, new Set()))).toBe(".field{top:var(--a)}");
});
