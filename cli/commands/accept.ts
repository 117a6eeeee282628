import type { ExitCode, Terminal } from "../terminal.ts";
/** stand-in */
export function accept(_args: readonly string[], terminal: Terminal): ExitCode { terminal.note("not yet\n"); return 2; }
