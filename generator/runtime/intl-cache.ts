/**
 * Keeps what `make` returns for each distinct key: making an Intl formatter costs a hundred times its use.
 * The key is the JSON text of the arguments.
 */
export function cached<A extends readonly unknown[], T>(make: (...from: A) => T): (...from: A) => T {
  const made = new Map<string, T>();
  return (...from) => {
    const key = JSON.stringify(from);
    const before = made.get(key);
    if (before !== undefined) return before;
    const fresh = make(...from);
    made.set(key, fresh);
    return fresh;
  };
}

/** `new Intl.NumberFormat(locale, options)`, made once. */
export const numberFormat = /* @__PURE__ */ cached(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** `new Intl.DateTimeFormat(locale, options)` in UTC and the Gregorian calendar, made once. */
export const dateFormat = /* @__PURE__ */ cached(
  (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC", calendar: "gregory" }),
);

/** `new Intl.PluralRules(locale, { type })`, made once. */
export const pluralRules = /* @__PURE__ */ cached(
  (locale: string, type: Intl.PluralRuleType) => new Intl.PluralRules(locale, { type }),
);

/** All of a list as a sentence of the language names them: a, b, and c. */
export const andList = /* @__PURE__ */ cached((locale: string) => new Intl.ListFormat(locale));

/** One of a list: a, b, or c. */
export const orList = /* @__PURE__ */ cached(
  (locale: string) => new Intl.ListFormat(locale, { type: "disjunction" }),
);
