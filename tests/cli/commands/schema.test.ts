import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { calculatorRoutes } from "../../../cli/calculators/find-calculator.ts";
import { everyExample } from "../../setup/sampled-examples.ts";
import { shellWords } from "../../setup/shell-words.ts";
import { runTerminal } from "../../setup/terminal.ts";

const today = "2026-11-21";
const printed = async (line: readonly string[]): Promise<unknown> =>
  JSON.parse((await runTerminal(line, today)).out);

function partOf(value: unknown, key: string): unknown {
  return value !== null && typeof value === "object"
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function schemaOf(value: unknown): object {
  expect(value).toBeTypeOf("object");
  return value !== null && typeof value === "object" ? value : {};
}

/** Every example of a page as it is typed. */
async function examplesOf(route: string): Promise<readonly (readonly string[])[]> {
  const examples = partOf(await printed(["info", route, "--json"]), "examples");
  return (Array.isArray(examples) ? examples : []).map((example) =>
    shellWords(String(partOf(example, "line"))).slice(1),
  );
}

test.each(calculatorRoutes.filter((_, index) => everyExample || index % 4 === 0))(
  "the schema of %s holds for its answers",
  async (route) => {
    const schema = await printed(["schema", route]);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const [isInputs, isAnswer] = [
      ajv.compile(schemaOf(partOf(schema, "inputs"))),
      ajv.compile(schemaOf(partOf(schema, "answer"))),
    ];
    for (const line of [[route], ...(await examplesOf(route))]) {
      const answer = await printed([...line, "--json"]);
      expect(isAnswer(answer), `${line.join(" ")}: ${ajv.errorsText(isAnswer.errors)}`).toBe(true);
      // What is hidden or could not be read is in no answer.
      if (partOf(answer, "status") === "answered")
        expect(isInputs(partOf(answer, "inputs")), ajv.errorsText(isInputs.errors)).toBe(true);
    }
  },
);

test("an input has its limits, its unit and its choices", async () => {
  const schema = await printed(["schema", "bmi"]);
  expect(schema).toMatchObject({
    inputs: {
      type: "object",
      properties: {
        standard: { enum: ["who", "asian", "chinese"] },
        weight: {
          type: "number",
          minimum: 20,
          maximum: 500,
          description: "Without heavy clothes. In kilogram.",
        },
        age: { type: "integer", minimum: 2, maximum: 120 },
      },
    },
    answer: { properties: { values: { properties: { to_lose: { type: ["number", "null"] } } } } },
  });
});

test("what is no calculator has no schema", async () => {
  const { code, notes } = await runTerminal(["schema", "nope"], today);
  expect({ code, notes }).toEqual({
    code: 2,
    notes: "There is no calculator “nope”.\nSee plainsum list.\n",
  });
});
