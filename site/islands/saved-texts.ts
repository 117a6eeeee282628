import { openInputs } from "../../generator/presentation/variant.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { withTyped, type Form } from "./form.ts";
import type { SavedTexts } from "./saved-in-history.ts";
import { isShareable, type Setting } from "./setting.ts";

/** What of a form its address does not hold; all of it where it has none. */
export function textsToSave(
  { calculator, variant }: Setting,
  { texts, written, units }: Form,
  inAddress: Texts | undefined,
): SavedTexts {
  const saved = openInputs(calculator.description, variant)
    .filter((input) => isShareable(input) && inAddress?.[input.id] === undefined)
    .filter(({ id }) => inAddress === undefined || texts[id] !== written[id])
    .map(({ id }) => id);
  const pick = <T>(
    of: Readonly<Record<string, T>>,
    has: (id: string) => boolean,
  ): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(of).filter(([id]) => has(id)));
  return {
    texts: pick(texts, (id) => saved.includes(id)),
    // An amount takes its unit into the address; a blank field has none.
    units: pick(units, (id) => saved.includes(id) || texts[id] === ""),
  };
}

/** The form with what was kept, whole rows or single cells; what another build of the page kept otherwise is left. */
export function withSaved(form: Form, saved: SavedTexts): Form {
  const entries = Object.entries(saved.texts);
  const texts = Object.fromEntries(entries.filter(([id, text]) => typeof form.texts[id] === typeof text));
  const cells = entries.filter((entry): entry is [string, string] => entry[0].includes("."));
  const canonical = Object.fromEntries(
    Object.entries(form.canonical).filter(([id]) => (saved.units[id] ?? form.units[id]) === form.units[id]),
  );
  return withTyped(
    { ...form, texts: { ...form.texts, ...texts }, canonical, units: { ...form.units, ...saved.units } },
    { texts: new Map(cells), units: new Map() },
    form,
  );
}
