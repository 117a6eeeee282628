import type { CommanderError } from "commander";

/** What commander found wrong with a line, as a sentence. */
export function commanderReason({ message }: CommanderError): string {
  const reason = message.replace(/^error: /, "");
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
