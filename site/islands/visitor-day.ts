/** The day it is where the visitor is, `YYYY-MM-DD`. */
export function visitorDay(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
