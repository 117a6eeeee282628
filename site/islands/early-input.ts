/** What a visitor changed in the form before the calculator was ready. */
export interface Typed {
  /** By the control's name: an input's id, or `grades.1.points` for a cell. */
  readonly texts: ReadonlyMap<string, string>;
  /** Chosen units, by input id. */
  readonly units: ReadonlyMap<string, string>;
}

/** The name of the unit list beside a field. */
export function unitName(at: string): string {
  return `unit:${at}`;
}

/** The controls whose value is no longer the one the page came with. */
export function typedInto(element: ParentNode): Typed {
  const texts = new Map<string, string>();
  const units = new Map<string, string>();
  // What is typed over many lines has all that is asked of a single one.
  for (const control of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    const text = changedText(control, element);
    if (text === undefined) continue;
    if (control.name.startsWith("unit:")) units.set(control.name.slice("unit:".length), text);
    else texts.set(control.name, text);
  }
  return { texts, units };
}

function changedText(control: HTMLInputElement | HTMLSelectElement, form: ParentNode): string | undefined {
  if (control instanceof HTMLSelectElement) {
    const original =
      [...control.options].find((option) => option.defaultSelected)?.value ?? control.options[0]?.value;
    return control.value === original ? undefined : control.value;
  }
  switch (control.type) {
    case "checkbox":
      if (control.checked === control.defaultChecked) return undefined;
      return control.hasAttribute("value") ? chosenIn(form, control.name) : control.checked ? "yes" : "no";
    case "radio":
      return control.checked && !control.defaultChecked ? control.value : undefined;
    default:
      return control.value === control.defaultValue ? undefined : control.value;
  }
}

/** Boxes that share a name are several options of one input. */
function chosenIn(form: ParentNode, name: string): string {
  const boxes = form.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`);
  return Array.from(boxes, ({ value }) => value).join();
}
