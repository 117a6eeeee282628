import type { InputDescription } from "../../generator/runtime/description.ts";
import type { Terminal } from "../terminal.ts";
import { decodeText, type UnreadText } from "./decode-text.ts";
import type { CalculatorLine } from "./flag-command.ts";

type Given = CalculatorLine["given"];
export type FilesRead =
  | { readonly kind: "read"; readonly given: Given }
  | { readonly kind: "no_file"; readonly id: string; readonly name: string }
  | { readonly kind: "unread"; readonly id: string; readonly name: string; readonly unread: UnreadText };

/** Longer texts are refused; no more of a file is read than says that it is too long. */
const mostCharacters = 2_000_000;

/** The texts of many lines that a line only points at, read: `@chapter.txt` from a file, `-` from standard input. */
export async function readFiles(
  inputs: readonly InputDescription[],
  given: Given,
  read: Terminal["read"],
): Promise<FilesRead> {
  const texts: Record<string, readonly string[]> = {};
  for (const { id, staysInField } of inputs) {
    const [typed, ...more] = given[id] ?? [];
    if (staysInField !== true || typed === undefined || more.length > 0 || !/^(?:@.|-$)/u.test(typed))
      continue;
    const name = typed === "-" ? undefined : typed.slice(1);
    const source = read(name);
    if (source === undefined) return { kind: "no_file", id, name: name ?? typed };
    const text = decodeText(source, undefined);
    texts[id] = [await beginningOf(text.pieces)];
    const unread = text.unread();
    if (unread !== undefined) return { kind: "unread", id, name: name ?? typed, unread };
  }
  return { kind: "read", given: { ...given, ...texts } };
}

async function beginningOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length > mostCharacters) break;
  }
  return text;
}
