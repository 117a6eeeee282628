import { countArgument, type Speech } from "../answer/speech.ts";

/** The words people write for a unit: its symbol and its name, for one, two and many. */
export function unitNames({ sayIfGiven, tag }: Speech): (unit: string) => readonly string[] {
  return (unit) => {
    const forms = ["symbol", "name"].flatMap((kind) =>
      [1, 2, 3, 11, 100].flatMap(
        (count) => sayIfGiven(`units.${unit}.${kind}`, { count: countArgument(count, tag) }) ?? [],
      ),
    );
    return [...new Set(forms)];
  };
}
