import { plainText } from "../../generator/presentation/rich-text.ts";
import type { Citation, OfficialText, Refusal } from "../../generator/runtime/answer.ts";

/** Where a rule or figure comes from. */
export interface JsonCitation {
  readonly title: string;
  readonly url: string | null;
  readonly status: Citation["status"];
  readonly checked_on: string;
}

/** Why there is no answer. */
export interface JsonRefusal {
  readonly reason: string;
  readonly message: string;
  /** Where to read on. */
  readonly official?: OfficialText;
  readonly citations: readonly JsonCitation[];
}

export function jsonCitation({ title, url, status, checked_on }: Citation): JsonCitation {
  return { title, url: url ?? null, status, checked_on };
}

/** A refusal with what it says, which may have marks. */
export function jsonRefusal(refusal: Refusal, said: string): JsonRefusal {
  const { reason, official, citations = [] } = refusal;
  return {
    reason,
    message: plainText(said, "without addresses"),
    ...(official === undefined ? {} : { official }),
    citations: citations.map(jsonCitation),
  };
}
