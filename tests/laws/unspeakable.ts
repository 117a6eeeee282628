/** What no visitor may ever read; of a zero below nothing every form: −0, −0.00, −$0.00. */
export const unspeakable =
  /NaN|Infinity|∞|undefined|\[object|null|[-−][\u200e\u200f]*(?:\p{Lu}*\p{Sc}|\p{Lu}{3})?[\u00a0\u200e\u200f]*0+(?:[.,٫]0+)?(?!\d|[.,٫]\d)|(?<![\p{L}\p{N}-])-\p{N}/u;
