import type { CalculatorDocument } from "../constructs/documents.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";
import type { CalculatorBackground, Relation } from "../runtime/description.ts";

/** What results are said to be beside other values, which the tests hold them to; reports names there is nothing by. */
export function relationsOf(
  { outputs }: CalculatorDocument,
  { names, inputs, reporter }: Pick<ResolveContext, "names" | "inputs" | "reporter">,
): Pick<CalculatorBackground, "relations"> {
  const known = (
    name: string,
    among: ReadonlyMap<string, unknown>,
    path: readonly (string | number)[],
  ): void => {
    if (!among.has(name)) reporter.unknownName(name, [...path], among.keys());
  };
  const relations = Object.entries(outputs).flatMap(([id, { saved, same_as: same }]): Relation[] => {
    const path = ["outputs", id];
    for (const [key, { value, by }] of Object.entries({
      saved: { value: [saved?.of, saved?.from], by: saved?.by },
      same_as: { value: [same?.value], by: same?.without },
    })) {
      for (const name of value) if (name !== undefined) known(name, names, [...path, key]);
      for (const [index, name] of (by ?? []).entries())
        known(name, inputs, [...path, key, key === "saved" ? "by" : "without", index]);
    }
    return [
      ...(saved === undefined
        ? []
        : [
            {
              kind: "saved",
              output: id,
              of: saved.of,
              by: saved.by ?? [],
              ...(saved.from === undefined ? {} : { from: saved.from }),
            } as const,
          ]),
      ...(same === undefined
        ? []
        : [{ kind: "same_as", output: id, value: same.value, without: same.without } as const]),
    ];
  });
  return relations.length === 0 ? {} : { relations };
}
