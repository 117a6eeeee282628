import type { InputDescription } from "./description.ts";

/** The inputs that make one amount with some that are given and are not given themselves: they are 0, whatever a page comes with. */
export function otherParts(
  inputs: readonly InputDescription[],
  isGiven: (id: string) => boolean,
): readonly string[] {
  const amounts = new Set(
    inputs.flatMap(({ id, partOf }) => (partOf !== undefined && isGiven(id) ? [partOf] : [])),
  );
  return inputs.flatMap(({ id, partOf }) =>
    partOf !== undefined && amounts.has(partOf) && !isGiven(id) ? [id] : [],
  );
}
