import { dateFormat } from "./intl-cache.ts";
import type { PlainOwnDisplay } from "./own-display.ts";

/** How days with a time are shown. */
export const datetimeDisplay: PlainOwnDisplay = {
  kind: "datetime",
  write: (value, { locale }) => datetimeText(String(value), locale),
};

/** A day and time written out in `locale`: January 31, 2026 at 2:30 PM. */
export function datetimeText(datetime: string, locale: string): string {
  const timeStyle = datetime.length > 16 ? "medium" : "short";
  return dateFormat(locale, { dateStyle: "long", timeStyle }).format(new Date(`${datetime}Z`));
}
