import type { variedInputs } from "../runtime/sweep.ts";

/** The inputs, which note in `read` the names that are read of them. */
export function notedInputs<Inputs extends object>(inputs: Inputs, read: Set<PropertyKey>): Inputs {
  return new Proxy(inputs, {
    get: (given, name): unknown => {
      read.add(name);
      return Reflect.get(given, name);
    },
  });
}

/** The same as in the runtime; of inputs that note what is read of them a copy would read all. */
export const variedNotedInputs: typeof variedInputs = (inputs, varied) =>
  new Proxy(inputs, {
    get: (given, name): unknown => Reflect.get(name in varied ? varied : given, name),
  });
