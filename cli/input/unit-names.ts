import type { Speech } from "../answer/speech.ts";

/** The words people write for a unit: its symbol and its name in the language. */
export function unitNames({ sayIfGiven }: Speech): (unit: string) => readonly string[] {
  return (unit) => [sayIfGiven(`units.${unit}.symbol`), sayIfGiven(`units.${unit}.name`)].flatMap((name) => (name === undefined ? [] : [name]));
}
