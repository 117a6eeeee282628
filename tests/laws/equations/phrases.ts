import { functionForms, wordOf } from "../../../generator/presentation/function-forms.ts";
import { inPattern } from "../../../generator/presentation/math-node.ts";
import { countArgument, type Translator } from "../../../generator/presentation/translator.ts";
import { andList } from "../../../generator/runtime/intl-cache.ts";
import { plainText } from "./printed-units.ts";

/** How a language says a function: words, and in braces what it is given. */
export interface Phrase {
  readonly name: string;
  readonly pieces: readonly string[];
}
/** What stands between the items of a list. */
export interface PhraseBook {
  readonly phrases: readonly Phrase[];
  readonly separators: readonly string[];
  readonly word: (name: string) => string;
}

const placesSaid = [0, 1, 2, 3, 4, 5];

export function phraseBook({ t, locale }: Translator): PhraseBook {
  const pieces = (key: string, parts: readonly string[], places?: number): readonly string[] =>
    inPattern<string>(
      plainText(
        t.byId(`math.${key}`, {
          ...Object.fromEntries(parts.map((part) => [part, `{${part}}`])),
          ...(places === undefined ? {} : { count: countArgument(places, locale) }),
        }),
      ),
      {},
    );
  const phrases = Object.entries(functionForms).flatMap(([name, form]): readonly Phrase[] => {
    switch (form.kind) {
      case "phrase":
        return form.parts.length === 0 ? [] : [{ name, pieces: pieces(wordOf(name), form.parts) }];
      case "range":
        return [{ name: "range", pieces: pieces(wordOf(name), ["lowest", "highest"]) }];
      case "list":
        return [
          { name, pieces: pieces(name, ["list"]) },
          ...(name === "min" || name === "max" ? [{ name, pieces: pieces(`${name}_of`, ["list"]) }] : []),
        ];
      case "rounded":
        return name === "floor" || name === "ceil"
          ? [{ name, pieces: pieces(name, ["x"]) }]
          : placesSaid.map((places) => ({ name: `${name} ${places}`, pieces: pieces(name, ["x"], places) }));
      case "aggregate":
      case "drawn":
      case "operand":
      case "prefix":
      case "sign":
        return [];
    }
  });
  const separators = [2, 3].flatMap((length) =>
    andList(locale.tag)
      .formatToParts(Array.from({ length }, () => "x"))
      .flatMap(({ type, value }) => (type === "literal" ? [plainText(value)] : [])),
  );
  return {
    phrases: [
      ...phrases.filter(({ name }) => !["given", "chosen"].includes(name)),
      { name: "round_to", pieces: pieces("round_to", ["x", "unit"]) },
      { name: "in_unit", pieces: pieces("in_unit", ["x", "unit"]) },
    ],
    separators: [...new Set(separators.flatMap((each) => [each, each.trim(), ` ${each.trim()} `]))].toSorted(
      (one, other) => other.length - one.length,
    ),
    word: (name) => plainText(t.byId(`math.${name}`)),
  };
}
