import { encodeQuery } from "../../generator/runtime/query.ts";
import { evaluateForm, formFromQuery, type Form } from "./form.ts";
import type { Answered } from "./island-context.tsx";
import type { Setting } from "./setting.ts";
import { differingTexts } from "./short-address.ts";

/** The inputs of an answer as a query. */
export function pinOf(setting: Setting, answered: Answered): string {
  return encodeQuery(differingTexts(setting, answered)).toString();
}

/** A kept answer, worked out again, its results in the units of the present one. */
export function answeredAt(setting: Setting, query: string, { today, resultUnits }: Form): Answered {
  const form = { ...formFromQuery(setting, today, query), resultUnits };
  return { form, evaluation: evaluateForm(setting, form) };
}
