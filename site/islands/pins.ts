import { changedTexts } from "../../generator/presentation/command-line.ts";
import { encodeQuery } from "../../generator/runtime/query.ts";
import { evaluateForm, formFromQuery, type Form } from "./form.ts";
import type { Answered } from "./island-context.tsx";
import type { Setting } from "./setting.ts";

/** The inputs of an answer as a query: what differs from the page's example, and every day, since that of the example moves. */
export function pinOf({ calculator, variant }: Setting, { form, evaluation }: Answered): string {
  const { canonical } = evaluation.read;
  const days = calculator.description.inputs.flatMap(({ id, type }) => {
    const text = canonical[id];
    return type === "date" && text !== undefined ? [[id, text] as const] : [];
  });
  const changed = changedTexts(calculator.description, variant, canonical, form.today);
  return encodeQuery({ ...Object.fromEntries(days), ...changed }).toString();
}

/** A kept answer, worked out again, its results in the units of the present one. */
export function answeredAt(setting: Setting, query: string, { today, resultUnits }: Form): Answered {
  const form = { ...formFromQuery(setting, today, query), resultUnits };
  return { form, evaluation: evaluateForm(setting, form) };
}
