import { composedParts } from "../constructs/composed-units.ts";
import type { ComposedUnitsDocument, UnitsDocument } from "../constructs/documents.ts";
import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { hasOffset } from "../formula/dimension.ts";
import { nearest } from "../presentation/nearest.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** The family amounts of money belong to, which no file declares. */
const money = { id: "money", units: ["money"] };

/** Checks that a file composes units of two dimensions there are, and that a count has a name to go by. */
export function checkComposed(
  { document, source }: { readonly document: ComposedUnitsDocument; readonly source: SourceDocument },
  files: readonly { readonly document: UnitsDocument }[],
): readonly Diagnostic[] {
  const known = new Map([
    [money.id, money.units],
    ...files.flatMap(({ document: other }): [string, readonly string[]][] =>
      "compose" in other ? [] : [[other.id, Object.keys(other.units)]],
    ),
  ]);
  const { compose } = document;
  const unknown = (["of", "per"] as const).filter((side) => !known.has(compose[side]));
  if (unknown.length > 0)
    return unknown.map((side) =>
      diagnose(
        "unknown_dimension",
        { name: compose[side] },
        source.placeOf(["compose", side], "value"),
        suggest(compose[side], [...known.keys()]),
      ),
    );
  const temperatures = files.flatMap(({ document: other }) =>
    "compose" in other || !hasOffset(other.dimension) ? [] : [other.id],
  );
  return [
    ...inverseProblem(document, source, files),
    ...(["of", "per"] as const)
      .filter((side) => temperatures.includes(compose[side]))
      .map((side) =>
        diagnose(
          "bad_value",
          { detail: "nothing is composed of temperatures, which each unit counts from a zero of its own" },
          source.placeOf(["compose", side], "value"),
        ),
      ),
    ...composedParts(document).flatMap(({ id, of, per, count, isNamed }, index) => {
      const place = placeOfUnit(document, source, index, id, "value");
      const wrong = (
        [
          [of, compose.of],
          [per, compose.per],
        ] as const
      ).flatMap(([unit, family]) => {
        const units = known.get(family) ?? [];
        return units.includes(unit) ? [] : [diagnose("unknown_unit", { unit }, place, suggest(unit, units))];
      });
      if (wrong.length > 0 || count === "1" || isNamed) return wrong;
      return [
        diagnose(
          "bad_value",
          { detail: "a unit per so many of another needs a name: `name: liter/100 kilometer`" },
          place,
        ),
      ];
    }),
  ];
}

/** A dimension that is named as the inverse and is none, or another's. */
function inverseProblem(
  { compose, inverse }: ComposedUnitsDocument,
  source: SourceDocument,
  files: readonly { readonly document: UnitsDocument }[],
): readonly Diagnostic[] {
  if (inverse === undefined) return [];
  const others = files.flatMap(({ document }) =>
    "compose" in document && document.compose.of === compose.per && document.compose.per === compose.of
      ? [document.id]
      : [],
  );
  if (others.includes(inverse)) return [];
  const place = source.placeOf(["inverse"], "value");
  return files.some(({ document }) => document.id === inverse)
    ? [
        diagnose(
          "bad_value",
          { detail: `\`${inverse}\` is not composed of ${compose.per} per ${compose.of}` },
          place,
        ),
      ]
    : [diagnose("unknown_dimension", { name: inverse }, place, suggest(inverse, others))];
}

/** Where a unit of a file is named, or its parts are. */
export function placeOfUnit(
  document: UnitsDocument,
  source: SourceDocument,
  index: number,
  id: string,
  part: "key" | "value" = "key",
): Place {
  if (!("compose" in document)) return source.placeOf(["units", id], part);
  return typeof document.units[index] === "string"
    ? source.placeOf(["units", index], "value")
    : source.placeOf(["units", index, id], part);
}

function suggest(word: string, candidates: readonly string[]): { readonly suggestion?: string } {
  const suggestion = nearest(word, candidates);
  return suggestion === undefined ? {} : { suggestion };
}
