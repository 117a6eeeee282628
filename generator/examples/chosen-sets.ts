import type { ChoicesInput } from "../runtime/kinds/choices.ts";

/** Values of several choices within their limits: none where that may be, each option with as few others as it must have, and as many as there may be. */
export function chosenSets({
  options,
  optional,
  fewest = 1,
  most = options.length,
}: ChoicesInput): readonly string[] {
  const from = (start: number, count: number): string => {
    const around = [...options.slice(start), ...options.slice(0, start)].slice(0, count);
    return options.filter((option) => around.includes(option)).join();
  };
  const smallest = options.map((_, start) => from(start, fewest));
  return [...new Set([...(optional ? [""] : []), ...smallest, from(0, most)])];
}
