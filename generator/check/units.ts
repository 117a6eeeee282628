import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { composedParts } from "../constructs/composed-units.ts";
import { baseDimensions, hasOffset, sameDimension } from "../formula/dimension.ts";
import { nearest } from "../presentation/nearest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { MeasuredUnitsDocument, UnitsDocument, ComposedUnitsDocument } from "../constructs/documents.ts";

/** A file of units whose shape is right. */
export interface UnitsFile {
  readonly document: UnitsDocument;
  readonly source: SourceDocument;
}

/**
 * Checks that files of units agree: each unit's id once, a size above zero, a base unit of size 1, the id the file's
 * name, composed units of units there are.
 */
export function checkUnits(files: readonly UnitsFile[]): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  const owners = new Map<string, () => Place>();
  for (const { document, source } of files) {
    problems.push(...checkId(document, source));
    if ("compose" in document) problems.push(...checkComposed({ document, source }, files));
    else
      problems.push(
        ...checkDimension(document, source),
        ...checkBase(document, source),
        ...checkSizes(document, source),
        ...checkOffsets(document, source),
      );
    for (const [index, id] of unitIds(document).entries()) {
      const place = (): Place => placeOfUnit(document, source, index, id);
      const owner = owners.get(id);
      if (owner === undefined) owners.set(id, place);
      else
        problems.push(
          diagnose("duplicate_name", { name: id, kind: "another unit" }, place(), {
            related: [{ place: owner(), message: "it is here first" }],
          }),
        );
    }
  }
  return problems;
}

function unitIds(document: UnitsDocument): readonly string[] {
  return "compose" in document ? composedParts(document).map(({ id }) => id) : Object.keys(document.units);
}

/** Whether a file's dimension is one that values can have: others are said, and nothing is made of them. */
export function hasSoundDimension({ document, source }: UnitsFile): boolean {
  return "compose" in document || checkDimension(document, source).length === 0;
}

/** A power of 0 says nothing, and what all others are made of is a power of nothing else. */
function checkDimension(
  { id, dimension }: MeasuredUnitsDocument,
  source: SourceDocument,
): readonly Diagnostic[] {
  const zeros = Object.entries(dimension).flatMap(([base, power]) =>
    power === 0
      ? [
          diagnose(
            "bad_value",
            { detail: `a power of 0 says nothing: leave \`${base}\` out` },
            source.placeOf(["dimension", base], "value"),
          ),
        ]
      : [],
  );
  const own = baseDimensions.find((base) => base === id);
  if (zeros.length > 0 || own === undefined || sameDimension(dimension, { [own]: 1 })) return zeros;
  return [
    diagnose(
      "bad_value",
      { detail: `\`${own}\` is what other dimensions are made of, so it is \`{ ${own}: 1 }\`` },
      source.placeOf(["dimension"], "value"),
    ),
  ];
}

function checkSizes({ units }: MeasuredUnitsDocument, source: SourceDocument): readonly Diagnostic[] {
  return Object.entries(units)
    .filter(([, { factor }]) => /(^|\/)[ 0.]+($|\/)/.test(String(factor)))
    .map(([id]) =>
      diagnose(
        "bad_value",
        { detail: "a size is more than zero" },
        source.placeOf(["units", id, "factor"], "value"),
      ),
    );
}

/** Only temperatures are counted from another zero in each unit, and the base from its own. */
function checkOffsets(
  { base, dimension, units }: MeasuredUnitsDocument,
  source: SourceDocument,
): readonly Diagnostic[] {
  const isTemperature = hasOffset(dimension);
  return Object.entries(units).flatMap(([id, { offset }]) =>
    offset === undefined || (isTemperature && (id !== base || Number(offset) === 0))
      ? []
      : [
          diagnose(
            "bad_value",
            {
              detail: isTemperature
                ? `\`${base}\` is the base unit, so it has no offset`
                : "only a temperature has an offset: `dimension: { temperature: 1 }`",
            },
            source.placeOf(["units", id, "offset"], "value"),
          ),
        ],
  );
}

function checkId({ id }: UnitsDocument, source: SourceDocument): readonly Diagnostic[] {
  const name = (source.file.split("/").at(-1) ?? "").replace(/\.yaml$/, "").replaceAll("-", "_");
  if (id === name) return [];
  return [
    diagnose(
      "bad_value",
      { detail: `the id is \`${id}\`, the file's name says \`${name}\`` },
      source.placeOf(["id"], "value"),
    ),
  ];
}

function checkBase({ base, units }: MeasuredUnitsDocument, source: SourceDocument): readonly Diagnostic[] {
  const unit = Object.entries(units).find(([id]) => id === base)?.[1];
  if (unit === undefined) {
    return [
      diagnose("unknown_unit", { unit: base }, source.placeOf(["base"], "value"), {
        suggestion: nearest(base, Object.keys(units)),
      }),
    ];
  }
  if (Number(unit.factor) === 1) return [];
  return [
    diagnose(
      "bad_value",
      { detail: `\`${base}\` is the base unit, so its factor is 1` },
      source.placeOf(["units", base, "factor"], "value"),
    ),
  ];
}

/** The family amounts of money belong to, which no file declares. */
const money = { id: "money", units: ["money"] };

/** Checks that a file composes units of two dimensions there are, and that a count has a name to go by. */
function checkComposed(
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
function placeOfUnit(
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
