import { expect, test } from "vitest";
import { evaluate, outputsOf, valuesOf } from "../../generator/presentation/evaluation.ts";
import { numberAt } from "../../generator/presentation/values.ts";
import type { Relation, ScalarInput, VariantDescription } from "../../generator/runtime/description.ts";
import type { InputRuntime } from "../../generator/runtime/kinds/input-runtime.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/** What is put in for an input that saves or sets two values apart, where its limits allow: little, and much. */
const tried = [0, 0.01, 50, 12_345.67];

/** Half a unit of what is shown: sums of cents are off by the last digits of doubles alone. */
const nothing = 1e-6;

/**
 * What is called saved is the total without it less the total with it, both worked out by the calculator itself; and what
 * is said to be the same as another value is, where nothing sets them apart. Whatever has such a name says which.
 */
export function testRelations({ calculator, variants }: TestedCalculator): void {
  const { relations = [], examples } = calculator.background;
  const related = (kind: Relation["kind"]): readonly string[] =>
    relations.flatMap((relation) => (relation.kind === kind ? [relation.output] : []));

  test("says what is saved, and what an annual percentage rate is the same as", () => {
    const ids = calculator.description.outputs.flatMap(({ id, type }) => (type === "value" ? [id] : []));
    expect(ids.filter((id) => id.endsWith("saved"))).toEqual(related("saved"));
    expect(ids.filter((id) => id === "apr")).toEqual(related("same_as"));
  });
  if (relations.length === 0) return;

  const cases = variants.flatMap((variant) =>
    [{ id: "the defaults", given: {} }, ...examples.filter((each) => each.variant === variant.slug)].map(
      ({ id, given }) => ({ id, variant, given }),
    ),
  );
  test.each(relations)("$output is what it is said to be", (relation) => {
    let held = 0;
    for (const { id, variant, given } of cases) {
      const inputs = relation.kind === "saved" ? relation.by : relation.without;
      const zero = withValue(calculator, given, inputs, 0);
      const valued =
        relation.kind === "saved" ? tried.map((value) => withValue(calculator, given, inputs, value)) : [];
      for (const texts of [given, ...valued]) {
        const context = `${id} ${JSON.stringify(texts)}`;
        const difference =
          relation.kind === "saved"
            ? savedDifference({ calculator, variant }, relation, texts, zero)
            : sameDifference({ calculator, variant }, relation, zero);
        if (difference === undefined) continue;
        expect(Math.abs(difference), context).toBeLessThan(nothing);
        held += 1;
      }
    }
    expect(held).toBeGreaterThan(0);
  });
}

interface Asked extends Pick<TestedCalculator, "calculator"> {
  readonly variant: VariantDescription;
}

/** What was given, with a value for some inputs. */
function withValue(
  calculator: TestedCalculator["calculator"],
  given: Texts,
  ids: readonly string[],
  value: number,
): Texts {
  const texts: Record<string, Texts[string]> = { ...given };
  for (const input of calculator.description.inputs)
    if (ids.includes(input.id) && input.type !== "rows") {
      const kind: InputRuntime<ScalarInput> = input.kind;
      texts[input.id] = kind.canonical(input, value);
    }
  return texts;
}

/** By how much what is called saved is not the difference of the totals; undefined where nothing is answered. */
function savedDifference(
  asked: Asked,
  { output, of, from }: Relation & { readonly kind: "saved" },
  texts: Texts,
  zero: Texts,
): number | undefined {
  const here = numbersOf(asked, texts);
  const without = from === undefined ? numbersOf(asked, zero)?.(of) : here?.(from);
  const [saved, spent] = [here?.(output), here?.(of)];
  return saved === undefined || spent === undefined || without === undefined
    ? undefined
    : saved - (without - spent);
}

function sameDifference(
  asked: Asked,
  { output, value }: Relation & { readonly kind: "same_as" },
  zero: Texts,
): number | undefined {
  const here = numbersOf(asked, zero);
  const [one, other] = [here?.(output), here?.(value)];
  return one === undefined || other === undefined ? undefined : one - other;
}

/** The values of an answer by name, but for what is not asked for or not shown; undefined where there is no answer. */
function numbersOf(
  { calculator, variant }: Asked,
  texts: Texts,
): ((id: string) => number | undefined) | undefined {
  const evaluation = evaluate(calculator, variant, texts, { today });
  if (evaluation.answer.status !== "answered") return undefined;
  const values = valuesOf(evaluation);
  const shown = outputsOf(evaluation);
  return (id) =>
    evaluation.read.visible[id] === false || shown[id] === null ? undefined : numberAt(values, id);
}
