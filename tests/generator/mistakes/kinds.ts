/** Kinds of mistakes that can be made in any specification: where each can be made, and what it makes of the text there. */

export interface MistakeKind {
  /** Which files, by what follows the calculator's folder. */
  readonly files: RegExp;
  /** Every place of a file where it can be made. */
  readonly pattern: RegExp;
  /** What is written there instead. */
  readonly damage: (found: string) => string;
  /** The message is elsewhere in the file, or in another one: what is missing has no place of its own. */
  readonly isElsewhere?: true;
}

const calculator = /calculator\.yaml$/;
const english = /en\.yaml$/;
const table = /\/tables\//;

/** The last letter again: a slip, and no word. */
const slip = (word: string): string => `${word}${word.slice(-1)}`;

/** A formula in a line of its own, without quotes. */
const plainFormula = /(?<=\nformulas:\n(?:(?: .*)?\n)*? {2}\w+: )[a-z(][^"'{}[\]#|>\n]*(?=\n)/g;

export const mistakeKinds: Readonly<Record<string, MistakeKind>> = {
  "a misspelled key": {
    files: calculator,
    pattern:
      /(?<=(?:\{ |, |\n {2,6}(?:- )?))(?:type|default|options|dimension|unit|primary|source|given|expect|digits|that|lookup|keys|each|columns|value|when|title)(?=: )/g,
    damage: slip,
  },
  "a misspelled key of words": {
    files: english,
    pattern: /(?<=(?:\{ |, |\n {2,6}(?:- )?))(?:label|hint|note|heading|question|answer|text)(?=: )/g,
    damage: slip,
  },
  "a misspelled key of a table": {
    files: table,
    pattern:
      /(?<=(?:\{ |, |\n *(?:- )?))(?:type|options|columns|keys|periods|citation|rows|status|checked_on)(?=:)/g,
    damage: slip,
  },
  "a list for a value": {
    files: calculator,
    pattern: /(?<=\b(?:default|min|max|primary|digits|unit|dimension): )[\w.%]+(?= [,}]|,|\n)/g,
    damage: (value) => `[${value}]`,
  },
  "a type that does not exist": {
    files: calculator,
    pattern: /(?<=\btype: )[a-z]+/g,
    damage: slip,
  },
  "a name that does not exist": {
    files: calculator,
    pattern: /(?<=\nformulas:\n(?:(?: .*)?\n)*? {2}\w+: (?:round\(|min\(|max\()?)[a-z]\w+(?= [-+*/] )/g,
    damage: (name) => `${name}_zq`,
  },
  "a unit that does not exist": {
    files: calculator,
    pattern: /(?<=\b(?:unit: |default: [\d_.]+ |min: [\d_.]+ |max: [\d_.]+ ))[a-z_]+(?= [,}]|,|\n)/g,
    damage: slip,
  },
  "an option that does not exist": {
    files: calculator,
    pattern: /(?<=[=!]= ")[a-z_]+(?=")/g,
    damage: slip,
  },
  "a text that is missing": {
    files: english,
    pattern: /(?<=\n) {2}\w+: \{ label: (?:"[^"\n]*"|[^{}"\n]*) \}\n/g,
    damage: () => "",
    isElsewhere: true,
  },
  "a brace of a message that is not closed": {
    files: english,
    pattern: /(?<=[^{} ] \{[a-z_]+)\}(?= [a-z])/g,
    damage: () => "",
  },
  "a value of a message that does not exist": {
    files: english,
    pattern: /(?<=[^{}'] \{)[a-z_]+(?=\} [a-z])/g,
    damage: (name) => `${name}_zq`,
  },
  "a text in a cell of figures": {
    files: table,
    pattern: /(?<=\n *- \[[^\]\n]*, )\d+(?=[,\]])/g,
    damage: () => "many",
  },
  "a row that is missing": {
    files: table,
    pattern: /(?<=\n) *- \[[^\]\n]*\]\n/g,
    damage: () => "",
    isElsewhere: true,
  },
  "a row written twice": {
    files: table,
    pattern: /(?<=\n) *- \[[^\]\n]*\]\n/g,
    damage: (row) => row + row,
  },
  "a formula that needs itself": {
    files: calculator,
    pattern: /(?<=\nformulas:\n(?:(?: .*)?\n)*? {2})(\w+): [a-z(][^"'{}[\]#|>?:\n]*(?=\n)/g,
    damage: (line) => {
      const [, name = "", formula = ""] = /^(\w+): (.*)$/.exec(line) ?? [];
      return `${name}: (${formula}) + ${name}`;
    },
  },
  "a mass by a mass added": {
    files: calculator,
    pattern: plainFormula,
    damage: (formula) => `(${formula}) + quantity(1, kilogram) * quantity(1, kilogram)`,
  },
  "a formula that ends too early": {
    files: calculator,
    pattern: plainFormula,
    damage: (formula) => `${formula} *`,
  },
  "a bracket of a formula that is not closed": {
    files: calculator,
    pattern: plainFormula,
    damage: (formula) => `(${formula}`,
  },
  "a key written twice": {
    files: /(?:calculator|en)\.yaml$/,
    pattern: /(?<=\n) {2}[a-z]\w*: [^\n|>]*[^\n|>-]\n(?! {3})/g,
    damage: (line) => line + line,
  },
  "a space too many": {
    files: /(?:calculator|en)\.yaml$/,
    pattern: /(?<=\n {2}[a-z]\w*: [^\n|>&]*[^\n|>,-]\n) {2}[a-z]\w*: (?=[^\n|>]*[^\n|>-]\n(?! {3}))/g,
    damage: (line) => ` ${line}`,
  },
  "two spaces too few": {
    files: /(?:calculator|en)\.yaml$/,
    pattern: /(?<=\n {2}[a-z]\w*: [^\n|>&]*[^\n|>,-]\n) {2}[a-z]\w*: (?=[^\n|>]*[^\n|>-]\n {2}[a-z])/g,
    damage: (line) => line.slice(2),
  },
  "a quotation mark that is not closed": {
    files: /(?:calculator|en)\.yaml$/,
    pattern: /(?<=: "[^"\n]*)"(?=\n)|(?<=: '[^'\n]*)'(?=\n)/g,
    damage: () => "",
  },
  "a brace that is not closed": {
    files: /(?:calculator|en)\.yaml$/,
    pattern: / \}(?=\n)/g,
    damage: () => "",
    isElsewhere: true,
  },
  "an expected value that is wrong": {
    files: calculator,
    pattern: /(?<=\bexpect: \{(?: |[^}\n]*, )[a-z_]+: )\d+(?:\.\d+)?(?=,| \})/g,
    damage: (value) => `${Number(value) + 1000}`,
  },
};
