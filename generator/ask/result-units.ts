import type { AskRules } from "../presentation/ask-index.ts";
import type { CalculatorDescription } from "../runtime/description.ts";
import type { followedUnits } from "../presentation/followed-units.ts";
import type { Texts } from "../runtime/query.ts";

/** What a converter shows an amount in, where that is not the page's own unit: 30 acres are no acres, and 900 square feet square meters. */
export function otherUnits({ converts }: AskRules, canonical: Texts): Readonly<Record<string, string>> {
  if (converts === undefined) return {};
  const unit = String(canonical[converts.input]).split(" ").at(-1) ?? "";
  const other = converts.others[unit];
  return other === undefined ? {} : { [converts.output]: other };
}

/**
 * The unit that a line asks for a result in, by the id of the result: the main one, where the line names no other. Undefined where that
 * is in no such unit.
 */
export function wantedUnits(
  { outputs }: Pick<CalculatorDescription, "outputs">,
  wanted: readonly string[] | undefined,
  result: string | undefined,
): Readonly<Record<string, string>> | undefined {
  if (wanted === undefined) return {};
  const asked = outputs.find((output) =>
    output.type === "value" ? (result === undefined ? output.primary === true : output.id === result) : false,
  );
  if (asked?.type !== "value" || asked.display.kind !== "quantity") return undefined;
  const unit = asked.display.units.find(({ id }) => wanted.includes(id));
  return unit === undefined ? undefined : { [asked.id]: unit.id };
}

/** The units that main results are told in, by id, where they follow what was typed: a link says these alone. */
export function resultUnits(
  { outputs }: Pick<CalculatorDescription, "outputs">,
  followed: (id: string) => string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    outputs.flatMap((output) => {
      const unit = output.type === "value" && output.primary === true ? followed(output.id) : undefined;
      return unit === undefined ? [] : [[output.id, unit]];
    }),
  );
}

export type FollowUnits = typeof followedUnits;

const saysUnit = /\d\s*[\p{L}'"]/u;

/** Fetches what tells results in the units that were typed, which few lines say; undefined for others, and where it cannot be had. */
export async function followIn(texts: readonly string[]): Promise<FollowUnits | undefined> {
  if (!texts.some((text) => saysUnit.test(text))) return undefined;
  const code = await import("../presentation/followed-units.ts").catch(() => undefined);
  return code?.followedUnits;
}
