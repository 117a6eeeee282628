import { describe, expect, test } from "vitest";
import { insertTexts } from "../../cli/author/insert-texts.ts";
import type { NewText } from "../../cli/author/text-branch.ts";

const order = [
  "title",
  "summary",
  "inputs.bill.label",
  "inputs.bill.hint",
  "inputs.people.label",
  "outputs.tip.label",
  "outputs.tip.options.1",
  "sections.*.heading",
  "sections.*.text",
].map((key) => key.split("."));

function texts(keys: Readonly<Record<string, string>>): readonly NewText[] {
  return Object.entries(keys).map(([key, comment]) => ({
    path: key.split("."),
    ...(comment === "" ? {} : { comment }),
  }));
}

describe("a new text goes", () => {
  test.each<{
    readonly name: string;
    readonly yaml: string;
    readonly given: Readonly<Record<string, string>>;
    readonly want: string;
  }>([
    {
      name: "after the one before it, with its comment",
      yaml: "# Head\ntitle: Tip # short\nkeywords: [tip]\n",
      given: { summary: "What to leave." },
      want: '# Head\ntitle: Tip # short\nsummary: "" # What to leave.\nkeywords: [tip]\n',
    },
    {
      name: "before all others",
      yaml: "# Head\nsummary: |-\n  What to leave.\n\n  And more.\n",
      given: { title: "" },
      want: '# Head\ntitle: ""\nsummary: |-\n  What to leave.\n\n  And more.\n',
    },
    {
      name: "after a text of several lines",
      yaml: "title: Tip\nsummary: |-\n  What to leave.\n\n  And more.\n\noutputs:\n  tip: { label: Tip }\n",
      given: { "inputs.bill.label": "Bill", "inputs.bill.hint": "Before\ntax." },
      want: 'title: Tip\nsummary: |-\n  What to leave.\n\n  And more.\n\ninputs:\n  bill:\n    label: "" # Bill\n    hint: "" # Before tax.\n\noutputs:\n  tip: { label: Tip }\n',
    },
    {
      name: "between brackets, its comment to the end of the line",
      yaml: "inputs:\n  bill: { label: Cuenta }\n  people:\n    label: Personas\n",
      given: { "inputs.bill.hint": "Before tax." },
      want: 'inputs:\n  bill: { label: Cuenta, hint: "" } # Before tax.\n  people:\n    label: Personas\n',
    },
    {
      name: "between brackets before a comment that is there",
      yaml: "inputs:\n  bill: { hint: Antes } # mine\n",
      given: { "inputs.bill.label": "Bill" },
      want: 'inputs:\n  bill: { hint: Antes, label: "" } # mine\n',
    },
    {
      name: "below a key that has no value yet",
      yaml: "title: Tip\ninputs:\noutputs:\n  tip: { label: Tip }\n",
      given: { "inputs.bill.label": "", "inputs.people.label": "" },
      want: 'title: Tip\ninputs:\n  bill: { label: "" }\n  people: { label: "" }\noutputs:\n  tip: { label: Tip }\n',
    },
    {
      name: "to the end of a list",
      yaml: "sections:\n  - heading: Uno\n    text: Texto\n",
      given: { "sections.0.heading": "", "sections.1.heading": "Two", "sections.1.text": "Words" },
      want: 'sections:\n  - heading: Uno\n    text: Texto\n  - heading: "" # Two\n    text: "" # Words\n',
    },
    {
      name: "under a key that looks like a number",
      yaml: "outputs:\n  tip:\n    label: Tip\n    options:\n      2: Two\n",
      given: { "outputs.tip.options.1": "One" },
      want: 'outputs:\n  tip:\n    label: Tip\n    options:\n      2: Two\n      "1": "" # One\n',
    },
    {
      name: "inside before what comes outside",
      yaml: "inputs:\n  bill: { label: Bill }\n",
      given: { "outputs.tip.label": "", "inputs.people.label": "" },
      want: 'inputs:\n  bill: { label: Bill }\n  people: { label: "" }\n\noutputs:\n  tip: { label: "" }\n',
    },
    {
      name: "into a file that is empty",
      yaml: "",
      given: { title: "Tip", "outputs.tip.label": "Tip" },
      want: 'title: "" # Tip\n\noutputs:\n  tip: { label: "" } # Tip\n',
    },
    {
      name: "at the end of a file without a last line end",
      yaml: "title: Tip",
      given: { summary: "" },
      want: 'title: Tip\nsummary: ""\n',
    },
  ])("$name", ({ yaml, given, want }) => {
    expect(insertTexts(yaml, texts(given), order)).toBe(want);
  });
});
