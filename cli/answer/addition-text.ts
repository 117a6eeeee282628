import { additionOf, type Addition } from "../../generator/presentation/addition.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { displayWidth, padded } from "./display-width.ts";
import { pairsText } from "./table-text.ts";

/** The answer set as an addition: the parts with their signs, a rule, the sum; empty where it is none. */
export function additionText(presenter: Presenter, width: number): string {
  return valueOutputs(presenter.description, presenter.outputs)
    .flatMap((output) => {
      const addition = additionOf(output, presenter);
      if (addition === undefined) return [];
      const sum = { name: presenter.nameOf(output.id), sign: "", shown: presenter.showOutput(output) };
      const rounding =
        addition.rounding === undefined
          ? []
          : [{ ...addition.rounding, name: presenter.translator.t("results.rounding") }];
      return [setOut([...addition.parts, ...rounding], sum, width)];
    })
    .join("\n");
}

type Line = Pick<Addition["parts"][number], "name" | "shown"> & { readonly sign: string };

/** Figures under each other; where a line would be too long, names and figures as they fit. */
function setOut(parts: readonly Line[], sum: Line, width: number): string {
  const lines = [...parts, sum];
  const names = Math.max(...lines.map(({ name }) => displayWidth(name)));
  const figures = Math.max(...lines.map(({ shown }) => displayWidth(shown)));
  const whole = names + figures + 4;
  if (whole > width)
    return pairsText(
      lines.map(({ name, sign, shown }) => [name, `${sign} ${shown}`.trim()]),
      "",
      width,
    );
  const lineOf = ({ name, sign, shown }: Line): string =>
    `${padded(sign, 1, "end")} ${padded(name, names, "end")}  ${padded(shown, figures, "start")}`;
  return [...parts.map(lineOf), "─".repeat(whole), lineOf(sum)].join("\n");
}
