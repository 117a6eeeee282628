/** What is said of flags, of the names that inputs have in a table or in JSON: `--tip-on before_tax` is `tip_on before_tax`. */
export function byName<Problem extends { readonly at: string; readonly message: string }>(
  problem: Problem,
): Problem {
  const { at, message } = problem;
  const named = (text: string): string =>
    text.replaceAll(/(?<![\w-])--([a-z][a-z0-9-]*)/g, (_, flag: string) => flag.replaceAll("-", "_"));
  return { ...problem, at: named(at), message: named(message) };
}
