/**
 * Countries that some calculator has units, money or examples of its own for, as ISO 3166-1 codes; a test holds the list
 * against all calculators.
 */
export const places: readonly string[] =
  "AE AT AU BD BE CA CN DE EG ES FI FR GB GR IE IL IN IQ IT JO JP KR MX NL NP NZ PK PT SA TH TR TW US".split(
    " ",
  );
