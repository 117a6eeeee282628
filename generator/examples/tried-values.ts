import type { Scalar } from "../runtime/answer.ts";
import type { InputDescription, InputValue } from "../runtime/description.ts";

/** Numbers tried between limits that are not there. */
const usualNumbers = [0, 1, 2, 7, 30, 1000];
const usualDays = ["1999-12-31", "2012-02-29", "2020-07-01", "2026-06-15"];

/** Values of an input that tell whether it has an effect: every option, its limits and some between them. */
export function triedValues(input: InputDescription): readonly InputValue[] {
  const blank: readonly Scalar[] = input.optional ? [null] : [];
  switch (input.type) {
    case "choice":
      return [...blank, ...input.options];
    case "boolean":
      return [...blank, true, false];
    case "number":
    case "integer":
    case "percent":
    case "money":
    case "quantity": {
      const { minimum = 0, maximum = 1000 } = input;
      const between = usualNumbers.filter((value) => value > minimum && value < maximum);
      return [...blank, minimum, ...between, maximum];
    }
    case "date": {
      const { minimum, maximum } = input;
      const last = maximum === "today" ? undefined : maximum;
      const between = usualDays.filter(
        (day) => (minimum === undefined || day > minimum) && (last === undefined || day < last),
      );
      return [...blank, ...(minimum === undefined ? [] : [minimum]), ...between];
    }
    case "time":
      return [...blank, "00:00", "09:30", "23:59"];
    case "whole":
      return [...blank, 2n, 3n];
    case "digits":
    case "expression":
    case "text":
      return [...blank, "1", "10"];
    case "rows":
      return [[]];
  }
}
