import type { Answer, Scalar } from "../../generator/runtime/answer.ts";

/** Every single value of an answer with where it stands: `payment`, `schedule.3.balance`. */
export function scalarsOf(
  answer: Answer & { readonly status: "answered" },
): readonly (readonly [place: string, value: Scalar])[] {
  return Object.entries(answer.values).flatMap(([id, value]): (readonly [string, Scalar])[] => {
    if (typeof value !== "object" || value === null) return [[id, value]];
    return value.flatMap((row, index) =>
      Object.entries(row).map(([column, cell]) => [`${id}.${index + 1}.${column}`, cell] as const),
    );
  });
}
