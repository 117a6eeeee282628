/** The texts a calculator has from its parts: what its own files do not say, by the keys they have there. */
import type { PartWords } from "../check/calculator-folder.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import { isPageText } from "./required-texts.ts";
import { compileMessage } from "./message.ts";
import { matcherOf } from "./text-keys.ts";
import { calculatorTexts, type FlatTexts } from "./words.ts";

/** Where the text of a key comes from. */
export interface PartText {
  readonly part: PartWords;
  /** Its key in the part's files, as the calculator's ids have it. */
  readonly key: string;
}

/** The texts of a part in one language by their keys in the calculator; undefined where it has no file of the language. */
export function textsOfPart({ byLocale, rename, table }: PartWords, locale: string): FlatTexts | undefined {
  const source = byLocale.get(locale);
  if (source === undefined) return undefined;
  return new Map(
    [...calculatorTexts(source.value)].map(([key, text]) => [
      table === undefined ? renameKey(key, rename) : keyOfTable(key, table),
      renameArguments(text, rename),
    ]),
  );
}

/**
 * The keys that parts have a text for and the calculator's own English has not. A text that names a value the
 * calculator lacks stays out.
 */
export function inheritedTexts(
  parts: readonly PartWords[],
  own: FlatTexts,
  required: readonly RequiredText[],
  base: { readonly id: string; readonly tag: string },
): ReadonlyMap<string, PartText> {
  const matcher = matcherOf(required);
  // A page may list one for itself.
  const listed = new Set(required.map(({ key }) => key.replace(/^variants\.[^.]+\./, "")));
  const needed = new Set(required.filter((each) => each.required).map(({ key }) => key));
  const inherited = new Map<string, PartText>();
  const note = (key: string, from: PartText, text: string): void => {
    const wanted = matcher.find(key);
    if (wanted === undefined || own.has(key) || inherited.has(key)) return;
    const { names } = compileMessage(text, base.tag);
    if (wanted.arguments === "any" || names.every((name) => wanted.arguments.includes(name)))
      inherited.set(key, from);
  };
  // Of a table's words, those that would only stand by are left out.
  const isNeeded = (key: string, { table }: PartWords): boolean =>
    table === undefined || !/^columns\.\w+$/.test(key) || needed.has(key);
  for (const part of parts) {
    const texts = textsOfPart(part, base.id) ?? new Map<string, string>();
    // Sections and questions of a part are on the pages that list them.
    const isWanted = (key: string): boolean =>
      /^(?:sections|questions)\./.test(key) ? listed.has(key) : !isPageText(key) && isNeeded(key, part);
    for (const [key, text] of texts) {
      if (!isWanted(key)) continue;
      note(key, { part, key }, text);
      // So do the options of an input of the part that is a formula here.
      if (matcher.find(key) === undefined)
        note(key.replace(/^inputs\.(\w+)\.options\./, "formulas.$1.options."), { part, key }, text);
    }
    // A name serves whatever shows the value: an input of the part may be a formula here.
    for (const wanted of required) {
      const id = wanted.required ? labelledId(wanted.key) : undefined;
      const key = id === undefined ? undefined : labelKeys(id).find((each) => texts.has(each));
      if (key !== undefined) note(wanted.key, { part, key }, texts.get(key) ?? "");
    }
  }
  return inherited;
}

/** The part's texts in one language for the keys that are borrowed; a text it lacks there was reported with it. */
export function inheritedIn(inherited: ReadonlyMap<string, PartText>, locale: string): Map<string, string> {
  const files = new Map<PartWords, FlatTexts>();
  return new Map(
    [...inherited].flatMap(([key, { part, key: written }]) => {
      const texts = files.get(part) ?? textsOfPart(part, locale) ?? new Map<string, string>();
      files.set(part, texts);
      const text = texts.get(written);
      return text === undefined ? [] : [[key, text]];
    }),
  );
}

function labelledId(key: string): string | undefined {
  return /^(?:(?:inputs|outputs)\.(\w+)\.label|(?:formulas|constants)\.(\w+))$/
    .exec(key)
    ?.slice(1)
    .find(Boolean);
}

function labelKeys(id: string): readonly string[] {
  return [`outputs.${id}.label`, `inputs.${id}.label`, `formulas.${id}`, `constants.${id}`];
}

/** Where a calculator has what a table's words say. */
function keyOfTable(key: string, table: string): string {
  return key === "outside" ? `refusals.outside.${table}` : key.replace(/^keys\./, "columns.");
}

function renameKey(key: string, rename: PartWords["rename"]): string {
  const [section = "", id = "", ...rest] = key.split(".");
  return [section, ...(id === "" ? [] : [rename.get(id) ?? id]), ...rest].join(".");
}

function renameArguments(text: string, rename: PartWords["rename"]): string {
  return rename.size === 0
    ? text
    : text.replaceAll(
        /\{\s*(\w+)/g,
        (found, name: string) => found.slice(0, found.length - name.length) + (rename.get(name) ?? name),
      );
}

/** Words with the sections and questions that a calculator lists in the order of its list. */
export function inListedOrder<T>(
  words: Readonly<Record<string, T>>,
  required: readonly RequiredText[],
): Readonly<Record<string, T>> {
  const listed = required.flatMap(({ key }) => {
    const text = /^(?:sections|questions)\.\w+\./.test(key) ? words[key] : undefined;
    return text === undefined ? [] : [[key, text] as const];
  });
  const keys = new Set(listed.map(([key]) => key));
  return Object.fromEntries([...Object.entries(words).filter(([key]) => !keys.has(key)), ...listed]);
}
