import { finishedMessages } from "./messages-finished.ts";
import { formulaMessages } from "./messages-formula.ts";
import { pageMessages } from "./messages-pages.ts";
import { partMessages } from "./messages-parts.ts";
import { resultMessages } from "./messages-results.ts";
import { structureMessages } from "./messages-structure.ts";
import { tableMessages } from "./messages-table.ts";
import { wordsMessages } from "./messages-words.ts";
import { yamlMessages } from "./messages-yaml.ts";

export type Severity = "error" | "warning";

/** One entry of the catalog. */
export interface CatalogMessage {
  /** Public and stable: `P` and four digits, the first two its chapter. */
  readonly number: string;
  /** An error unless it says otherwise. */
  readonly severity?: "warning";
  /** The sentence, without full stop; `{name}` is a parameter. */
  readonly message: string;
  /** Why it is a mistake and what to do, for the author's reference. */
  readonly explanation: string;
  readonly wrong: string;
  readonly right: string;
}

/** Every message an author can meet, by code. */
export const messages = {
  ...yamlMessages,
  ...structureMessages,
  ...pageMessages,
  ...resultMessages,
  ...finishedMessages,
  ...partMessages,
  ...formulaMessages,
  ...tableMessages,
  ...wordsMessages,
} as const satisfies Readonly<Record<string, CatalogMessage>>;

export type DiagnosticCode = keyof typeof messages;

/** Whether something is wrong, or only to be looked at. */
export function severityOf({ severity }: CatalogMessage): Severity {
  return severity ?? "error";
}

/** The parameters a message names, each as it is put in. */
export type DiagnosticArguments<C extends DiagnosticCode> = {
  readonly [Name in Parameters<(typeof messages)[C]["message"]>]: string | number;
};
type Parameters<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameters<Rest>
  : never;

/** The entry of a code or of its public number (`P0203`, any case). */
export function findMessage(codeOrNumber: string): (CatalogMessage & { readonly code: string }) | undefined {
  const found = Object.entries(messages).find(
    ([code, { number }]) => code === codeOrNumber || number === codeOrNumber.toUpperCase(),
  );
  return found === undefined ? undefined : { code: found[0], ...found[1] };
}
