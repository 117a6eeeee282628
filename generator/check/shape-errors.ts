import type { ErrorObject } from "ajv";
import { patterns, type JsonSchema } from "../constructs/schema.ts";
import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { listed } from "../diagnostics/listed.ts";
import { addDays } from "../runtime/calendar.ts";
import { isDay } from "../runtime/iso-date.ts";
import { keysOf, partAt, pathOf, tagValues, texts } from "./schema-parts.ts";
import { isAmong, showTypes, showValue } from "./shape-words.ts";

type Path = readonly string[];

/** Turns the validator's errors into diagnostics at their places, each once. */
export function describeErrors(
  errors: readonly ErrorObject[],
  schema: JsonSchema,
  source: SourceDocument,
): readonly Diagnostic[] {
  const own = withoutOtherForms(errors, schema);
  const described = withoutConsequences(
    own.flatMap((error) => {
      const alike = own.filter((other) => isAlike(error, other));
      return error === alike[0] ? describeError(error, alike.length - 1, schema, source) : [];
    }),
  );
  const known = new Set<string>();
  return described.filter(({ code, message, place }) => {
    const name = `${code} ${place.span.start} ${message}`;
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}

/** Whether both are the same mistake: members of one list that are of another type than it takes. */
function isAlike(one: ErrorObject, other: ErrorObject): boolean {
  if (one === other) return true;
  const listOf = ({ instancePath }: ErrorObject): string | undefined => /^(.*)\/\d+$/.exec(instancePath)?.[1];
  return (
    one.keyword === "type" &&
    other.keyword === "type" &&
    listOf(one) !== undefined &&
    listOf(one) === listOf(other) &&
    one.params["type"] === other.params["type"] &&
    typeof one.data === typeof other.data
  );
}

/**
 * A misspelled key may be the one that says which form a part has (`lookup` of a formula). What another form would
 * lack or not know is then left out.
 */
function withoutOtherForms(errors: readonly ErrorObject[], schema: JsonSchema): readonly ErrorObject[] {
  const all = [...keysIn(schema)];
  const telling = errors.filter((error) => {
    if (error.keyword !== "additionalProperties") return false;
    const key = String(error.params["additionalProperty"]);
    const known = keysOf(partAt(error.parentSchema, ["properties"]));
    const isForm = errors.some(
      (other) => other.keyword === "required" && other.instancePath === error.instancePath,
    );
    return (
      isForm && !all.includes(key) && meantKey(key, known) === undefined && meantKey(key, all) !== undefined
    );
  });
  return errors.filter(
    (error) =>
      telling.includes(error) || !telling.some(({ instancePath }) => instancePath === error.instancePath),
  );
}

/** Every key that any part of the language has. */
function keysIn(part: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (part === null || typeof part !== "object") return found;
  for (const [key, inner] of Object.entries(part)) {
    if (key === "properties") for (const name of keysOf(inner)) found.add(name);
    keysIn(inner, found);
  }
  return found;
}

/** A key written wrong is missing as well, and what a comma cut off has no value: neither is reported twice. */
function withoutConsequences(described: readonly Diagnostic[]): readonly Diagnostic[] {
  const cutOff = new Set(
    described.flatMap(({ code, place }) => (code === "comma_in_text" ? [place.span.start] : [])),
  );
  const meant = new Set(
    described.flatMap(({ code, suggestion }) =>
      code === "unknown_key" && suggestion !== undefined ? [missingMessage(suggestion)] : [],
    ),
  );
  return described.filter(({ code, message, place }) => {
    if (code === "missing_key") return !meant.has(message);
    return code === "comma_in_text" || !cutOff.has(place.span.start);
  });
}

function missingMessage(key: string): string {
  return diagnose("missing_key", { key }, { file: "", span: { start: 0, end: 0 } }).message;
}

/** What is wrong; `others` are more members of the list it is in. */
function describeError(
  error: ErrorObject,
  others: number,
  schema: JsonSchema,
  source: SourceDocument,
): readonly Diagnostic[] {
  const path = pathOf(error.instancePath);
  const { params } = error;
  const bad = (detail: string, suggestion?: string): readonly Diagnostic[] => [
    diagnose("bad_value", { detail }, source.placeOf(path, "value"), { suggestion }),
  ];
  switch (error.keyword) {
    case "additionalProperties":
      return [
        unknownKey(
          String(params["additionalProperty"]),
          path,
          keysOf(partAt(error.parentSchema, ["properties"])),
          [...keysIn(schema)],
          source,
        ),
      ];
    case "required":
    case "dependencies":
      return [missingKey(String(params["missingProperty"]), error, path, schema, source)];
    case "type": {
      const meant = booleanOf(params["type"], error.data) ?? textOf(params["type"], error.data);
      return [
        diagnose(
          "wrong_type",
          { want: showTypes(params["type"]), got: showValue(error.data) },
          source.placeOf(path, "value"),
          {
            ...(meant === undefined ? {} : { suggestion: meant }),
            notes: [
              ...keysOfMap(params["type"], error),
              ...(others === 0 ? [] : [`so is it with ${others} more of this list`]),
            ],
          },
        ),
      ];
    }
    case "enum": {
      // Of a value that is no text, its type was reported.
      if (typeof error.data !== "string") return [];
      const allowed = texts(params["allowedValues"]);
      return bad(isAmong(error.data, allowed), nearest(error.data, allowed));
    }
    case "discriminator": {
      // A missing one is reported as a missing key.
      if (params["tagValue"] === undefined) return [];
      const tag = String(params["tag"]);
      const allowed = tagValues(schema, error.parentSchema, tag);
      const place = source.placeOf([...path, tag], "value");
      if (params["tagValue"] === null)
        return [
          diagnose("bad_value", { detail: `nothing is written; it is one of ${listed(allowed)}` }, place),
        ];
      const written = String(params["tagValue"]);
      return [
        diagnose("bad_value", { detail: isAmong(written, allowed) }, place, {
          suggestion: nearest(written, allowed),
        }),
      ];
    }
    case "pattern": {
      const rule = patternRules[String(params["pattern"])] ?? "it has the wrong form";
      if (error.propertyName === undefined)
        return bad(rule, withScheme(params["pattern"], String(error.data)));
      if (isCutOff(error.propertyName, path, source))
        return [
          diagnose(
            "comma_in_text",
            { key: error.propertyName },
            source.placeOf([...path, error.propertyName], "key"),
            quotesNeeded,
          ),
        ];
      return [
        diagnose(
          "bad_value",
          { detail: rule },
          source.placeOf([...path, error.propertyName], "key"),
          isRegion(params["pattern"], error.propertyName.toUpperCase())
            ? { suggestion: error.propertyName.toUpperCase() }
            : {},
        ),
      ];
    }
    case "minimum":
      return bad(`it must be ${String(params["limit"])} or more`);
    case "maximum":
      return bad(`it must be ${String(params["limit"])} or less`);
    case "minLength":
      return [diagnose("text_empty", { key: path.join(".") }, source.placeOf(path, "value"))];
    case "minItems":
      return bad(`it needs ${String(params["limit"])} or more`);
    case "maxItems":
    case "maxProperties":
      return bad(`it can have at most ${String(params["limit"])}`);
    case "minProperties":
      return bad("it needs at least one key");
    case "uniqueItems":
      return bad(`\`${String(partAt(error.data, [String(params["i"])]))}\` is repeated`);
    default:
      // `if` and `propertyNames` only say that what they hold was reported.
      return [];
  }
}

/** What a text must be to match a pattern. */
const patternRules: Readonly<Record<string, string>> = {
  [patterns.id]: "an id is small letters, digits and `_`, beginning with a letter",
  [patterns.piece]: "what is left out is an id, or a section and an id, such as `charts.balance`",
  [patterns.option]: "an option is letters, digits and `_`, `-`, `.`, `+`",
  [patterns.tableKey]: "options are a list, or the key of a table, such as `exchange_rates.currency`",
  [patterns.slug]: "a part of an address is small letters, digits and `-`",
  [patterns.page]: "a part of an address is small letters, digits and `-`, with `/` between parts",
  [patterns.day]: "a day is written `2026-01-31`",
  [patterns.currency]: "a currency is three capital letters, such as `USD`",
  [patterns.region]: "a region is two capital letters, such as `US`",
  [patterns.route]: "a page is its folder, such as `finance/mortgage`",
  [patterns.url]: "an address begins with `https://` or `http://`",
  [patterns.unit]: "a unit is its id, or one per another, such as `mile/hour`",
  [patterns.composedUnit]: "a unit is composed as `mile/hour`, or `liter/100 kilometer`",
  [patterns.factor]: "a factor is a decimal or a fraction, such as `0.3048` or `1200/3937`",
};

function isRegion(pattern: unknown, text: string): boolean {
  return pattern === patterns.region && new RegExp(patterns.region, "u").test(text);
}

/** The address with the scheme it lacks. */
function withScheme(pattern: unknown, text: string): string | undefined {
  return pattern === patterns.url && /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : undefined;
}

/** Whether a key without value stands behind a comma, as the rest of a text or formula with a comma does. */
function isCutOff(key: string, path: Path, source: SourceDocument): boolean {
  const before = textBefore(source.placeOf([...path, key], "key"), source).trimEnd();
  return before.endsWith(",") && partAt(source.value, [...path, key]) === null;
}

const quotesNeeded = { notes: ["put the whole text or formula in quotes"] };

function unknownKey(
  key: string,
  path: Path,
  known: readonly string[],
  all: readonly string[],
  source: SourceDocument,
): Diagnostic {
  const place = source.placeOf([...path, key], "key");
  const number = groupedNumber(key, textBefore(place, source));
  if (number !== undefined) return diagnose("comma_in_text", { key }, place, { suggestion: number });
  if (key === "until" && known.includes("through"))
    return diagnose("unknown_key", { key }, place, {
      notes: [lastDayNote(partAt(source.value, [...path, key]))],
    });
  const suggestion = meantKey(key, known);
  if (suggestion === undefined && isCutOff(key, path, source))
    return diagnose("comma_in_text", { key }, place, quotesNeeded);
  const near = suggestion ?? (key.length < shortestKey || all.includes(key) ? undefined : meantKey(key, all));
  if (near !== undefined) return diagnose("unknown_key", { key }, place, { suggestion: near });
  return diagnose("unknown_key", { key }, place, { notes: [`there are ${listed(known)}`] });
}

/** A period has its last day; `until` is easily read as the day after it. */
function lastDayNote(day: unknown): string {
  const example = typeof day === "string" && isDay(day) ? `: \`through: ${addDays(day, -1)}\`` : "";
  return `\`through\` is the last day the figures hold, the day before the next period begins${example}`;
}

/** A key that is missing, or misspelled: one beside it is near to it and to no other. */
function missingKey(
  key: string,
  { data, parentSchema }: ErrorObject,
  path: Path,
  schema: JsonSchema,
  source: SourceDocument,
): Diagnostic {
  const all = [...keysIn(schema)];
  const written = keysOf(data).find((each) => !all.includes(each) && nearest(each, all) === key);
  return written === undefined
    ? diagnose("missing_key", { key }, source.placeOf(path, "key"), {
        notes: [...renamedByPart(path, source.value), ...valuesOfKey(key, parentSchema, schema)],
      })
    : diagnose("unknown_key", { key: written }, source.placeOf([...path, written], "key"), {
        suggestion: key,
      });
}

/** An input of a part under the name it had there: the calculator has renamed it. */
function renamedByPart(path: Path, value: unknown): readonly string[] {
  const [section, id = ""] = path;
  const parts: unknown = section === "inputs" ? partAt(value, ["parts"]) : undefined;
  return keysOf(parts).flatMap((part) => {
    const name = partAt(parts, [part, "rename", id]);
    return typeof name === "string"
      ? [`the part \`${part}\` is renamed: its \`${id}\` is \`${name}\` here`]
      : [];
  });
}

/** What a key may say, where that is one of some words. */
function valuesOfKey(key: string, form: unknown, schema: JsonSchema): readonly string[] {
  const own = texts(partAt(form, ["properties", key, "enum"]));
  const allowed = own.length > 0 ? own : tagValues(schema, form, key);
  return allowed.length === 0 ? [] : [`\`${key}\` is one of ${listed(allowed)}`];
}

/** More keys than these, a list would help nobody. */
const mostKeys = 8;

/** Where a text stands in place of a map: the keys such a map has. */
function keysOfMap(wanted: unknown, { data, parentSchema }: ErrorObject): readonly string[] {
  const keys = keysOf(partAt(parentSchema, ["properties"]));
  if (wanted !== "object" || typeof data !== "string" || keys.length === 0 || keys.length > mostKeys)
    return [];
  return [
    `write \`{ ${keys.includes("label") ? "label" : (keys[0] ?? "")}: … }\`; its keys are ${listed(keys)}`,
  ];
}

/** Shorter keys are near to too many of other constructs to say anything. */
const shortestKey = 5;

/** The key that was meant: under another name, or misspelled. */
function meantKey(key: string, known: readonly string[]): string | undefined {
  const synonym = synonyms[key];
  return synonym !== undefined && known.includes(synonym) ? synonym : nearest(key, known);
}

/** What other languages call a key, or what it was called before. */
const synonyms: Readonly<Record<string, string>> = {
  maximum: "max",
  minimum: "min",
  at_least: "min",
  at_most: "max",
  greater_than: "above",
  less_than: "below",
  decimals: "digits",
  precision: "digits",
  required: "optional",
  values: "options",
  choices: "options",
  choose: "by",
  first_true: "cases",
  if: "when",
  condition: "when",
  name: "label",
  description: "hint",
  expected: "expect",
};

/** `1_000` for `1,000`, whose comma began a new key. */
function groupedNumber(key: string, text: string): string | undefined {
  const [, before] = /(\d[\d_]*),$/.exec(text) ?? [];
  return before !== undefined && /^\d{3}$/.test(key) ? `${before}_${key}` : undefined;
}

/** `true` or `false` for what other languages call so. */
function booleanOf(wanted: unknown, written: unknown): string | undefined {
  if (wanted !== "boolean" || typeof written !== "string") return undefined;
  if (/^(?:yes|on|true)$/i.test(written)) return "true";
  return /^(?:no|off|false)$/i.test(written) ? "false" : undefined;
}

/** The text that a number is in quotes. */
function textOf(wanted: unknown, written: unknown): string | undefined {
  return wanted === "string" && typeof written === "number" ? `"${written}"` : undefined;
}

/** The file's text up to a place. */
function textBefore({ file, span }: Place, source: SourceDocument): string {
  return source.textOf(file).slice(0, span.start);
}
