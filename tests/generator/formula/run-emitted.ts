/** What emitted code gives where these names have these values. */
export function runEmitted(code: string, values: Readonly<Record<string, unknown>>): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- the test is about code made from text
  const compiled = new Function(...Object.keys(values), `return ${code};`);
  const result: unknown = Reflect.apply(compiled, undefined, Object.values(values));
  return result;
}
