import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { composedParts } from "../constructs/composed-units.ts";
import { baseDimensions, hasOffset, sameDimension } from "../formula/dimension.ts";
import { nearest } from "../presentation/nearest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { MeasuredUnitsDocument, UnitsDocument } from "../constructs/documents.ts";
import { checkComposed, placeOfUnit } from "./composed-units.ts";

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
