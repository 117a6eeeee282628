/** What a script exports, by name. */
export type Exported = Readonly<Record<string, unknown>>;

/** Runs a CommonJS file with what V8 compiled of it before. */
export function loadCompiled(file: string): Exported;

/** Keeps what V8 compiles of a CommonJS file until `use` has run; names of what it exports. */
export function writeCompiled(file: string, use: (exported: Exported) => void): readonly string[];
