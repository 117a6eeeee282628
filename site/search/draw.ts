type Child = Node | string | undefined | false;

/** An element with attributes and what is in it; what is undefined or false is left out. */
export function draw<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}
