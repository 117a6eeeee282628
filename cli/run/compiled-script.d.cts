/** What a script exports, by name. */
export type Exported = Readonly<Record<string, unknown>>;

/** Runs a CommonJS file, and those it requires by path, with what V8 compiled of them before; `given` is what it requires by name and cannot. */
export function loadCompiled(file: string, given?: Exported): Exported;

/** Keeps what V8 compiles of a CommonJS file, and of those it requires by path, until `use` has run; names of what it exports. */
export function writeCompiled(
  file: string,
  use: (exported: Exported) => void | Promise<void>,
  given?: Exported,
): Promise<readonly string[]>;

/** A module that exports `names` of a compiled script beside it; `loader` is where `loadCompiled` lies from there, `given` a package module the script is handed. */
export function compiledModule(
  script: string,
  module: { readonly names: readonly string[]; readonly loader: string; readonly given?: string },
): string;
