/** Words that a generated constant must not be called: the language's own and names every model uses. */
const taken = new Set(
  (
    "break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async of type interface implements package private protected public " +
    "inputs row rows shown problems used found index date value answer today compute visible calculator description Math Number String Boolean BigInt undefined NaN Infinity"
  ).split(" "),
);

/** `home_price` as a TypeScript constant: `homePrice`. A taken name gets `Value` after it. */
export function camelCase(id: string): string {
  const name = id.replace(/[_-]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
  return taken.has(name) ? `${name}Value` : name;
}

/** `home_price` as a TypeScript type or the tail of a function name: `HomePrice`. */
export function pascalCase(id: string): string {
  const name = id.replace(/(^|[_/-]+)([a-z0-9])/gi, (_, _gap: string, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `_${name}` : name;
}
