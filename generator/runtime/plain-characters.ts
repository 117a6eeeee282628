/** Marks that set the writing direction and carry no meaning of their own: U+061C, U+200E, U+200F, U+202A-E, U+2066-9. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const decimalDigit = /\p{Nd}/u;
/** What most people type: such a text stays as it is, and the rules below, which take a browser long to make ready, are not needed. */
const typed = /^[ -_a-~]*$/;

/**
 * `text` as a plain keyboard would write it: any script's decimal digits as 0-9, full-width signs and spaces
 * as ASCII, every minus sign as `-`, every space as one kind, every apostrophe as `'`; no direction marks,
 * no spaces at the ends.
 */
export function plainCharacters(text: string): string {
  if (typed.test(text)) return text.trim();
  return text
    .replace(directionMarks, "")
    .replace(/\p{Nd}/gu, (digit) => plainDigit(digit))
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))
    .replace(/[\uffe0\uffe1\uffe5\uffe6]/g, (sign) => sign.normalize("NFKC"))
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, "-")
    .replace(/\s/g, " ")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .trim();
}

/** Unicode puts the ten digits of a script in order, zero where the low four bits of its code are 0 or 6. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  // Beyond the basic plane the rule below fails; nobody types those digits.
  if (code > 0xff_ff) return digit;
  const row = code - (code % 16);
  return String(decimalDigit.test(String.fromCodePoint(row)) ? code - row : code - row - 6);
}
