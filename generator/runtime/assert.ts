/** States what must hold if this program is right. Never for what a visitor or author can cause. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Broken assumption: ${message}`);
}
