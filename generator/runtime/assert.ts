/** States what must hold if this program is right. Never for what a visitor or author can cause. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) unreachable(message);
}

/** Where no program that is right ever comes to. */
export function unreachable(message: string): never {
  throw new Error(`Broken assumption: ${message}`);
}
