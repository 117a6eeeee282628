/** The day it is where the visitor is, `YYYY-MM-DD`. */
export function visitorDay(now = new Date()): string {
  const minutesBehind = now.getTimezoneOffset();
  return new Date(now.getTime() - minutesBehind * 60_000).toISOString().slice(0, 10);
}
