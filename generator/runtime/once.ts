/** A value that is worked out when it is first asked for, and then kept. */
export interface Once<T> {
  (): T;
  /** The value if it was ever asked for, else null. */
  readonly ifAsked: () => T | null;
}

/** `work`, done when its result is first asked for; never, if nobody asks. */
export function once<T>(work: () => T): Once<T> {
  let done: { readonly value: T } | undefined;
  const ask = (): T => (done ??= { value: work() }).value;
  ask.ifAsked = () => done?.value ?? null;
  return ask;
}
