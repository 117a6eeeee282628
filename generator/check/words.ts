// TEMPORARY STUB so that the pipeline runs: replace this file entirely.
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { RequiredText } from "../resolve/model.ts";
import type { Message, MessagePart, Words } from "../runtime/words.ts";
export function checkWords({ texts }: { readonly required: readonly RequiredText[]; readonly english: ReadonlyMap<string, string>; readonly texts: ReadonlyMap<string, string>; readonly source: SourceDocument; readonly locale: string; readonly isEnglish: boolean; readonly acceptedHash?: (key: string) => string | undefined }): { readonly words: Words; readonly problems: readonly Diagnostic[] } {
  const words: Record<string, Message> = {};
  for (const [key, text] of texts) words[key] = compile(parse(text, { ignoreTag: true }));
  return { words, problems: [] };
}
function compile(parts: MessageFormatElement[]): Message {
  const made = parts.map((part): MessagePart => {
    switch (part.type) {
      case TYPE.literal: return part.value;
      case TYPE.pound: return ["#"];
      case TYPE.plural: return [part.pluralType === "ordinal" ? "ordinal" : "plural", part.value, Object.fromEntries(Object.entries(part.options).map(([k, o]) => [k, compile(o.value)])), part.offset];
      case TYPE.select: return ["select", part.value, Object.fromEntries(Object.entries(part.options).map(([k, o]) => [k, compile(o.value)]))];
      default: return ["arg", "value" in part ? part.value : ""];
    }
  });
  const [only] = made;
  return made.length === 1 && typeof only === "string" ? only : made.length === 0 ? "" : made;
}
