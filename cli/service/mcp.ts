import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import manifest from "../../package.json" with { type: "json" };
import { locales } from "../../generated/catalog.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { findCalculator } from "../calculators/find-calculator.ts";
import { sharedTranslator } from "../calculators/locales.ts";
import { unknownCalculator } from "../calculators/page.ts";
import { localClock, localDay } from "../local-day.ts";
import type { ExitCode } from "../terminal.ts";
import { answerInputs } from "./answer-inputs.ts";
import { renamedPlaces } from "./renamed-places.ts";
import { asked, described, searched, type Moment } from "./catalog-reply.ts";

/** `plainsum mcp`: the catalog as tools of the Model Context Protocol, until standard input ends. */
export async function mcp(): Promise<ExitCode> {
  const server = createMcpServer();
  const ended = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve);
  });
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
  return 0;
}

const instructions = `Calculators that show their work and cite their sources. Ask a plain question with "ask"; else find a calculator, read
what it asks with describe_calculator, and calculate. Give the figures of "shown" as they are, with the steps and sources that matter. A refusal is an
answer: say why. What concerns law, health or money is general information, not advice.`;

const locale = z
  .enum(locales.map(({ id }) => id))
  .optional()
  .describe("The language of texts; English without it.");
const name = z.string().describe("A calculator by its address, such as finance/mortgage.");
// Schemas are strict: an argument that no tool has, such as an input outside `inputs`, is an error and not passed over.
/** What they do changes nothing, and asks nobody else. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
const anything = z.looseObject({});
/** How an assistant gets the list of calculators. */
const listTool = "find_calculator";

function createMcpServer(): McpServer {
  const server = new McpServer({ name: manifest.name, version: manifest.version }, { instructions });
  server.registerTool(
    listTool,
    {
      title: "Find a calculator",
      description: "Calculators by what they are about, the likeliest first.",
      inputSchema: z.strictObject({
        query: z.string().describe("A few words: mortgage, simple assault."),
        locale,
      }),
      outputSchema: { calculators: z.array(anything) },
      annotations,
    },
    async ({ query, locale: language }) => {
      const { translator, moment } = await surroundings(language);
      return result({ calculators: await searched(query, undefined, translator, moment) });
    },
  );
  server.registerTool(
    "describe_calculator",
    {
      title: "Describe a calculator",
      description:
        "What a calculator asks (inputs with types, units, limits, choices and defaults) and answers, its sources, and examples.",
      inputSchema: z.strictObject({ calculator: name, locale }),
      outputSchema: anything,
      annotations,
    },
    async ({ calculator, locale: language }) => {
      const { translator, moment } = await surroundings(language);
      const found = findCalculator(calculator);
      if (found.kind === "not_found")
        return result({
          status: "invalid",
          problems: [unknownCalculator(calculator, found.nearest, translator, listTool)],
        });
      const { schema: _, ...about } = await described(found, translator, moment);
      return result(about);
    },
  );
  server.registerTool(
    "calculate",
    {
      title: "Calculate",
      description:
        "The answer of a calculator: a sentence, figures as values and as people read them, the steps, the sources, or why there is none.",
      inputSchema: z.strictObject({
        calculator: name,
        inputs: z
          .record(z.string(), z.unknown())
          .optional()
          .describe(
            "Values by the ids of inputs; those left out have their defaults. Texts are read as people type them (6.5%, 5 acre, 400k); as a number a percentage is a fraction, and an amount is in the input's unit. Rows are a list of objects.",
          ),
        as_of: z
          .string()
          .optional()
          .describe("YYYY-MM-DD, the day it is worked out as on; today without it."),
        in: z.array(z.string()).optional().describe("Units of results: acre, or of one, area=acre."),
        solve: z
          .string()
          .optional()
          .describe("The input to find from a result, which is given among the inputs by its id."),
        all: z.boolean().optional().describe("Every step, not only those that decide."),
        locale,
      }),
      outputSchema: anything,
      annotations,
    },
    async ({ calculator, inputs = {}, locale: language, ...options }) => {
      const { translator, moment } = await surroundings(language);
      return result(
        await answerInputs(calculator, { inputs, ...options }, translator, moment.today, listTool),
      );
    },
  );
  server.registerTool(
    "ask",
    {
      title: "Ask in a line",
      description:
        "The answer to a question in a line, such as 15% of 80, 5 acres in mu, 300k house 20% down 7%. Where nothing answers it, calculators that may.",
      inputSchema: z.strictObject({ question: z.string(), locale }),
      outputSchema: anything,
      annotations,
    },
    async ({ question, locale: language }) => {
      const { translator, moment } = await surroundings(language);
      return result(renamedPlaces(await asked(question, translator, moment, listTool), { line: "question" }));
    },
  );
  return server;
}

async function surroundings(
  language: string | undefined,
): Promise<{ readonly translator: Translator; readonly moment: Moment }> {
  const now = new Date();
  return {
    translator: await sharedTranslator(language === undefined ? [] : ["--locale", language]),
    moment: { today: localDay(now), clock: localClock(now) },
  };
}

/** The same as text, for assistants that read no structured content; something invalid is an error of the tool. */
function result(json: unknown): CallToolResult {
  const structuredContent = anything.parse(json);
  return {
    content: [{ type: "text", text: JSON.stringify(json) }],
    structuredContent,
    isError: structuredContent["status"] === "invalid",
  };
}
