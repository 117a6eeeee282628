/** Where the country is kept whose units, money and examples a visitor wants: its code in ISO 3166-1, `GB`. */
export const placeKey = "plainsum.place";

/** The languages of a visitor with their countries, the likeliest first: the country they keep on this device before those of the browser. */
export function visitorLanguages(): readonly string[] {
  try {
    const place = localStorage.getItem(placeKey) ?? "";
    if (/^[A-Z]{2}$/u.test(place)) return [`und-${place}`, ...navigator.languages];
  } catch {
    // A browser that keeps nothing.
  }
  return navigator.languages;
}
