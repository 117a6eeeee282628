/** What a script exports, by name. */
export type Exported = Readonly<Record<string, unknown>>;

/** Runs a CommonJS file, and those it requires by path, with what V8 compiled of them before. */
export function loadCompiled(file: string): Exported;

/** Keeps what V8 compiles of a CommonJS file, and of those it requires by path, until `use` has run. */
export function writeCompiled(file: string, use: (exported: Exported) => void | Promise<void>): Promise<void>;
