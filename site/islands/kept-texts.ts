import { openInputs } from "../../generator/presentation/variant.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { withTyped, type Form } from "./form.ts";
import type { KeptTexts } from "./kept-here.ts";
import { mayLeave, type Setting } from "./setting.ts";

/** What of a form its address does not hold; all of it where it has none. */
export function textsToKeep(
  { calculator, variant }: Setting,
  { texts, written, units }: Form,
  inAddress: Texts | undefined,
): KeptTexts {
  const kept = openInputs(calculator.description, variant)
    .filter((input) => mayLeave(input) && inAddress?.[input.id] === undefined)
    .filter(({ id }) => inAddress === undefined || texts[id] !== written[id])
    .map(({ id }) => id);
  const pick = <T>(
    of: Readonly<Record<string, T>>,
    has: (id: string) => boolean,
  ): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(of).filter(([id]) => has(id)));
  return {
    texts: pick(texts, (id) => kept.includes(id)),
    // An amount takes its unit into the address; a blank field has none.
    units: pick(units, (id) => kept.includes(id) || texts[id] === ""),
  };
}

/** The form with what was kept, whole rows or single cells; what another build of the page kept otherwise is left. */
export function withKept(form: Form, kept: KeptTexts): Form {
  const entries = Object.entries(kept.texts);
  const texts = Object.fromEntries(entries.filter(([id, text]) => typeof form.texts[id] === typeof text));
  const cells = entries.filter((entry): entry is [string, string] => entry[0].includes("."));
  const canonical = Object.fromEntries(
    Object.entries(form.canonical).filter(([id]) => (kept.units[id] ?? form.units[id]) === form.units[id]),
  );
  return withTyped(
    { ...form, texts: { ...form.texts, ...texts }, canonical, units: { ...form.units, ...kept.units } },
    { texts: new Map(cells), units: new Map() },
    form,
  );
}
