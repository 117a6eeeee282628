/**
 * Words as they travel: ICU messages parsed at build into nested arrays, so that no parser reaches a page.
 */

/**
 * A message: plain text, or a list of parts. `["arg", name]` puts in an argument already formatted;
 * `["plural", name, { "=0": …, one: …, other: … }, offset]` and `["select", name, { … }]` choose by its raw value;
 * `["#"]` is the number the innermost plural chose by.
 */
export type Message = string | readonly MessagePart[];
export type MessagePart =
  | string
  | readonly ["arg", string]
  | readonly ["plural" | "ordinal", string, Readonly<Record<string, Message>>, number]
  | readonly ["select", string, Readonly<Record<string, Message>>]
  | readonly ["#"];

/** Every word of one calculator page in one language, keyed as in the author's file (`inputs.home_price.label`). */
export type Words = Readonly<Record<string, Message>>;
