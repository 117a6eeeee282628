/** `work`, done when its result is first asked for, and then kept; never, if nobody asks. */
export function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: work() }).value;
}

/** What `make` makes of an object, made once for each and forgotten with it. */
export function onceFor<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, Made>();
  return (from) => {
    const made = known.get(from) ?? make(from);
    known.set(from, made);
    return made;
  };
}
