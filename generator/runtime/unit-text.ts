import { cached } from "./intl-cache.ts";

/** Writes amounts of a unit as the language does, plural forms among them: 1 month, 12 months, شهران. */
export const unitFormat = /* @__PURE__ */ cached(
  (locale: string, unit: string, unitDisplay: "long" | "short" | "narrow" = "long") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }),
);
