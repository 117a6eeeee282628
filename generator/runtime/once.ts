/** `work`, done when its result is first asked for, and then kept; never, if nobody asks. */
export function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: work() }).value;
}
