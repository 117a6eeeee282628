import { unitsCalled } from "../../generator/presentation/problem-text.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { unitForms } from "../../generator/presentation/unit-words.ts";
import type { Unit } from "../../generator/runtime/display.ts";
import type { QuantityInput } from "../../generator/runtime/kinds/quantity.ts";
import { unitCharacters } from "../../generator/runtime/reading/unit-index.ts";
import { namesListed } from "./names-listed.ts";

/** Units that a message names. */
const mostUnits = 4;
const writtenKey = /^units\.(?<id>[^.]+)\.written$/u;

/**
 * What to say of a unit that a field does not take: `message`, with the unit that was likely meant; or, where it is a
 * unit of something else, what this field takes.
 */
export function unitMessage(
  message: string,
  text: string,
  { display, readable }: Pick<QuantityInput, "display" | "readable">,
  translator: Translator,
): string {
  const { t, words } = translator;
  const formsOf = unitForms(translator);
  const wanted = unitCharacters(text).toLowerCase();
  const isUnit = Object.keys(words).some((key) => {
    const id = writtenKey.exec(key)?.groups?.["id"];
    return id !== undefined && formsOf(id).some((form) => unitCharacters(form).toLowerCase() === wanted);
  });
  if (isUnit) {
    const own = ownFirst(display.units, display.unit).slice(0, mostUnits);
    const symbols = namesListed(
      own.map(({ id }) => formsOf(id)[0] ?? id),
      t,
    );
    return t("terminal.other_unit", { text, units: symbols });
  }
  if (unitsCalled(text, readable, translator).length > 1) return message;
  const forms = ownFirst(readable, display.unit).flatMap(({ id }) => formsOf(id));
  const [near] = nearestNames(text, forms);
  if (near === undefined) return message;
  return `${message}\n${t("terminal.did_you_mean", { name: near })}`;
}

function ownFirst(units: readonly Unit[], own: string): readonly Unit[] {
  return units.toSorted((one, other) => Number(other.id === own) - Number(one.id === own));
}
