import { messages, type CatalogMessage } from "../diagnostics/messages.ts";

const chapters: readonly { readonly prefix: string; readonly title: string }[] = [
  { prefix: "P01", title: "Files and their shape" },
  { prefix: "P02", title: "Names, inputs, outputs and examples" },
  { prefix: "P03", title: "Formulas" },
  { prefix: "P04", title: "Tables and units" },
  { prefix: "P05", title: "Words and translations" },
];

/** Every message an author can meet as Markdown, by number. */
export function diagnosticsGuide(): string {
  const all = Object.values<CatalogMessage>(messages).toSorted((one, other) =>
    one.number < other.number ? -1 : 1,
  );
  return chapters
    .map(({ prefix, title }) =>
      [
        `### ${prefix}: ${title}`,
        ...all.filter(({ number }) => number.startsWith(prefix)).map(messageGuide),
      ].join("\n\n"),
    )
    .join("\n\n");
}

function messageGuide({ number, severity, message, explanation, wrong, right }: CatalogMessage): string {
  const kind = severity === "warning" ? " (warning)" : "";
  const example = (title: string, text: string): string => `${title}\n\n\`\`\`yaml\n${text}\n\`\`\``;
  const shown = [
    ...(wrong === "" ? [] : [example("Wrong:", wrong)]),
    ...(right === "" ? [] : [example("Right:", right)]),
  ];
  return [`#### ${number}${kind}`, message.replaceAll(/\{(\w+)\}/g, "‹$1›"), explanation, ...shown].join(
    "\n\n",
  );
}
