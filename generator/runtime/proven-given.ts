import { assert } from "./assert.ts";

/** A value that may be missing, where a condition has shown that it is not. */
export function provenPresent<T>(value: T | null): T {
  assert(value !== null, "A condition has shown that the value is given.");
  return value;
}
