/** A file to be written, its path below `specs/`. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** The first files of a calculator: small, and right as they stand, so that the author changes one thing at a time. */
export function newSpecification(id: string): readonly NewFile[] {
  const up = "../".repeat(id.split("/").length + 1);
  const title = titleOf(id);
  return [
    {
      path: `${id}/calculator.yaml`,
      text: `# yaml-language-server: $schema=${up}generated/schemas/calculator.schema.json
inputs:
  distance: { type: number, default: 150, min: 0 }
  hours: { type: number, default: 2, above: 0 }

formulas:
  speed: distance / hours

outputs:
  speed: { primary: true, digits: 1 }

ask:
  lines:
    ${id.slice(id.lastIndexOf("/") + 1)}:
      en: [${title.toLowerCase()}]

examples:
  - id: two_hours
    source: { kind: arithmetic, title: 150 ÷ 2 is 75 }
    given: { distance: 150, hours: 2 }
    expect: { speed: 75 }
`,
    },
    {
      path: `${id}/en.yaml`,
      text: `# yaml-language-server: $schema=${up}generated/schemas/words.schema.json
title: ${title}
summary: ${title}, with every step shown.
answer: The speed is **{speed}**.
keywords:
  - ${title.toLowerCase()}

inputs:
  distance: { label: Distance }
  hours: { label: Hours }

outputs:
  speed: { label: Speed }

examples:
  two_hours: 150 in 2 hours
`,
    },
  ];
}

/** `finance/rule-of-72` is "Rule of 72". */
function titleOf(id: string): string {
  const words = id.slice(id.lastIndexOf("/") + 1).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
