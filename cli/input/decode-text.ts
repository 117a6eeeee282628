import type { ByteSource } from "../terminal.ts";

/** Why a text could not be read to its end. */
export type UnreadText =
  /** The system could not read the file. */
  | { readonly kind: "failure"; readonly code: string }
  /** From this line on, bytes are none of `encoding`. */
  | { readonly kind: "not_encoded"; readonly encoding: string; readonly line: number };

/** A text whose pieces end early where it can't be read; once they have ended, `unread` says why. */
export interface DecodedText {
  readonly pieces: AsyncIterable<string>;
  readonly unread: () => UnreadText | undefined;
}

/** Whether a name is one of the Encoding Standard's, such as utf-8, windows-1252 or gb18030. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== "";
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The text of a file: in the encoding it begins with the mark of, else in `named`, else in UTF-8. */
export function decodeText(source: ByteSource, named: string | undefined): DecodedText {
  let unread: UnreadText | undefined;
  async function* pieces(): AsyncGenerator<string> {
    let decoder: TextDecoder | undefined;
    let line = 1;
    for await (const bytes of source.pieces) {
      decoder ??= new TextDecoder(markedEncoding(bytes) ?? named ?? "utf-8", { fatal: true });
      const text = decodeOrNot(decoder, bytes);
      // A byte of zeros is in no table: it is half a character of UTF-16 without its mark.
      if (text === undefined || text.includes("\0")) {
        const readable = lossily(decoder.encoding, bytes).split(/[\uFFFD\0]/u)[0] ?? "";
        const whole = readable.slice(0, readable.lastIndexOf("\n") + 1);
        unread = { kind: "not_encoded", encoding: decoder.encoding, line: line + lineEnds(whole) };
        yield whole;
        return;
      }
      line += lineEnds(text);
      yield text;
    }
    const code = source.failure();
    if (code !== undefined) unread = { kind: "failure", code };
    else if (decoder !== undefined && decodeOrNot(decoder) === undefined)
      unread = { kind: "not_encoded", encoding: decoder.encoding, line };
  }
  return { pieces: pieces(), unread: () => unread };
}

/** A byte order mark tells the encoding, as Excel's "Unicode text" begins with one. */
function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return undefined;
}

/** Undefined where bytes are none of the encoding; without bytes, the end of the text. */
function decodeOrNot(decoder: TextDecoder, bytes?: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function lossily(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}

function lineEnds(text: string): number {
  return text.split("\n").length - 1;
}
