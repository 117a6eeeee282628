import { expect, test } from "vitest";
import { joinedWords } from "../../../generator/check/joined-words.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { readDocument, type SourceDocument } from "../../../generator/read/source-document.ts";

function read(file: string, text: string): SourceDocument {
  const { document } = readDocument(file, new TextEncoder().encode(text));
  assert(document !== undefined, `${file} is YAML`);
  return document;
}

const main = read("en.yaml", "title: Felony\nvariants:\n  felony-a: { title: Class A }\n");
const own = { variant: "felony/level-1", source: read("level-1.yaml", "intro: x\ntitle: Level 1\n") };

test("a variant's own file is read as if it were below `variants`", () => {
  expect(joinedWords(main, [own]).value).toEqual({
    title: "Felony",
    variants: { "felony-a": { title: "Class A" }, "felony/level-1": { intro: "x", title: "Level 1" } },
  });
});

test("each text remembers its file", () => {
  const { placeOf, formulaPlace } = joinedWords(main, [own]);
  expect(placeOf(["title"], "key").file).toBe("en.yaml");
  expect(placeOf(["variants", "felony-a", "title"], "key").file).toBe("en.yaml");
  expect(placeOf(["variants", "felony/level-1", "title"], "key")).toEqual({
    file: "level-1.yaml",
    span: { start: 9, end: 14 },
  });
  expect(formulaPlace(["variants", "felony/level-1", "title"], 0, 5)).toEqual({
    file: "level-1.yaml",
    span: { start: 16, end: 21 },
  });
});

test("without such files, the words are those of the calculator", () => {
  expect(joinedWords(main, [])).toBe(main);
});
