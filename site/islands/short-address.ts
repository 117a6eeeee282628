import { changedTexts } from "../../generator/presentation/command-line.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { exampleMark, markName } from "./example-mark.ts";
import { addressTexts } from "./form.ts";
import type { Answered } from "./island-context.tsx";
import type { Setting } from "./setting.ts";

/** Of the inputs of an answer what differs from the page's example, and every day, since that of the example moves. */
export function differingTexts({ calculator, variant }: Setting, { form, evaluation }: Answered): Texts {
  const { canonical } = evaluation.read;
  const days = calculator.description.inputs.flatMap(({ id, type }) => {
    const text = canonical[id];
    return type === "date" && text !== undefined ? [[id, text] as const] : [];
  });
  const changed = changedTexts(calculator.description, variant, canonical, form.today);
  return { ...Object.fromEntries(days), ...changed };
}

/**
 * All figures of an answer for another day: a day that the page would fill in itself, today's, is then that day's. Whoever
 * typed today's date has it move along.
 */
export function textsForAnotherDay(setting: Setting, { form, evaluation }: Answered): Texts {
  const { canonical } = evaluation.read;
  const { calculator, variant } = setting;
  const moving = calculator.description.inputs.flatMap(({ id, type, default: own }) => {
    const [text, usual] = [canonical[id], variant.defaults[id] ?? own];
    const isToday = typeof text === "string" && text !== "" && form.today.startsWith(text);
    return type === "date" && usual === "today" && isToday ? [id] : [];
  });
  const texts = Object.entries(addressTexts(setting, form, canonical));
  return Object.fromEntries(texts.filter(([id]) => !moving.includes(id)));
}

/**
 * What a short address holds: what differs, and which example it differs from. Once the page has another example, it says
 * that the link is older.
 */
export function shortTexts(setting: Setting, answered: Answered): Texts {
  return {
    ...addressTexts(setting, answered.form, differingTexts(setting, answered)),
    [markName]: exampleMark(setting),
  };
}
