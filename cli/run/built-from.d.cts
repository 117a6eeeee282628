/** A folder of `dist/`. */
type Built = "client" | "cli";

export function isBuilt(root: string, name: Built): boolean;
export function isBuiltAtAGlance(root: string, name: Built): boolean;
export function beginStamp(root: string, name: Built): () => void;
export function fingerprint(root: string, entries: readonly string[]): string;
export function filesIn(root: string, entry: string): string[];
