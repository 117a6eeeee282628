import { currency } from "../values/currency.ts";
import { digits } from "../values/digits.ts";
import { id, oneOfTexts, reference, truth } from "../schema.ts";

/** Keys that say how a worked-out value is shown. */
export const shownAs = {
  unit: id("The unit the value is shown in; it must measure the value's dimension."),
  digits: reference(digits),
  as: oneOfTexts(["percent", "number"], "`percent` shows the plain number 0.065 as 6.5%."),
  currency: reference(currency),
};

/** Keeps a step out of the short list. */
export const minor = truth("The step is only listed among all steps, not among those a visitor sees first.");
