/** The day it is where the process runs, `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const pad = (value: number, width: number): string => String(value).padStart(width, "0");
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}

/** The time of day it is there, `14:30`. */
export function localClock(now: Date): string {
  return now.toTimeString().slice(0, 5);
}
