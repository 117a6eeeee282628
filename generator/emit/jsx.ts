/** An element of a page: `<Form>…</Form>`. */
export interface Element {
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly children: readonly Element[];
}
/** `id="loan"` of a text, `input={inputs.years}` of TypeScript. */
export type Attribute =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly code: string };

/** An element with what it holds, as it is written; the formatter breaks its lines. */
export function jsxText({ name, attributes, children }: Element): string {
  const opening = [name, ...attributes.map(attributeText)].join(" ");
  if (children.length === 0) return `<${opening} />`;
  return `<${opening}>\n${children.map(jsxText).join("\n")}\n</${name}>`;
}

function attributeText(attribute: Attribute): string {
  return "text" in attribute
    ? `${attribute.name}=${JSON.stringify(attribute.text)}`
    : `${attribute.name}={${attribute.code}}`;
}
