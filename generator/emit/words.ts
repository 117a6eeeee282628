import type { Words } from "../runtime/words.ts";
import { createSourceFile, literal, type EmittedSource } from "./source-file.ts";

/** The compiled words of one file in one language. */
export function emitWords(path: string, source: string, words: Words, about: string): EmittedSource {
  const file = createSourceFile(path, source);
  const up = "../".repeat(path.split("/").length - 1);
  file.import("Words", `${up}generator/runtime/words.ts`, "type");
  file.constant({ name: "words", about, type: "Words", value: literal(words), exported: true });
  return file.finish();
}
