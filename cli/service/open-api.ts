import manifest from "../../package.json" with { type: "json" };
import { locales } from "../../generated/catalog.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import type { JsonInfo, JsonInput } from "../answer/json-info.ts";
import { jsonDialect, problemSchema } from "../answer/json-schema.ts";
import { calculatorRoutes, findCalculator } from "../calculators/find-calculator.ts";
import { described, type Moment } from "./catalog-reply.ts";

/** A piece of the document, as plain data. */
type Piece = Readonly<Record<string, unknown>>;
/** What an operation has of its own. */
type Operation = Piece & { readonly parameters?: readonly Piece[] };
type Described = Awaited<ReturnType<typeof described>>;

const text: Piece = { type: "string" };
const texts: Piece = { type: "array", items: text };
const openObject: Piece = { type: "object" };

/** The last one asked for: it takes a while, and differs by language and day alone. */
let last: { readonly key: string; readonly document: Promise<Piece> } | undefined;

/** What `plainsum serve` takes and gives, as OpenAPI: every calculator with its inputs and its answer. */
export function openApi(translator: Translator, moment: Moment): Promise<Piece> {
  const key = `${translator.locale.id} ${moment.today}`;
  if (last?.key !== key) last = { key, document: makeDocument(translator, moment) };
  return last.document;
}

async function makeDocument(translator: Translator, moment: Moment): Promise<Piece> {
  const paths: Record<string, unknown> = {
    "/calculators": get("list_calculators", "Every calculator, or those a search finds", "calculators", {
      parameters: [
        parameter("q", "Words to search for."),
        parameter("in", "An address they lie below: finance, legal/oregon."),
      ],
    }),
    "/ask": get("ask", "The answer to a question in a line", "line_answer", {
      parameters: [{ ...parameter("q", "15% of 80, 5 acres in mu"), required: true }],
    }),
    "/health": get("health", "Whether the server answers", "health"),
    "/openapi.json": get("open_api", "This document", "any"),
  };
  const schemas: Record<string, unknown> = { ...sharedSchemas };
  for (const route of calculatorRoutes) {
    const found = findCalculator(route);
    if (found.kind === "not_found") continue;
    const info = await described(found, translator, moment);
    const name = route.replaceAll("/", ".");
    schemas[`${name}.inputs`] = info.schema.inputs;
    schemas[`${name}.answer`] = info.schema.answer;
    paths[`/calculators/${route}`] = get(`describe.${name}`, info.title, "calculator", tagOf(info));
    paths[`/calculators/${route}/answer`] = answerPath(name, info);
  }
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: jsonDialect,
    info: {
      title: manifest.name,
      version: manifest.version,
      summary: manifest.description,
      description:
        "Answers are those of `plainsum <calculator> --json`. Texts are in the language of `locale`, else of Accept-Language. A refusal, out of scope by law or method, is an answer with the status `refused`.",
      license: { name: manifest.license, identifier: manifest.license },
    },
    paths,
    components: {
      schemas,
      parameters: {
        locale: {
          ...parameter("locale", "The language of texts."),
          schema: { enum: locales.map(({ id }) => id) },
        },
        ...Object.fromEntries(answerParameters.map((each) => [each.name, each])),
      },
      responses: {
        problem: {
          description: "What is wrong (RFC 9457)",
          content: { "application/problem+json": { schema: reference("schemas", "problem") } },
        },
      },
    },
  };
}

function answerPath(name: string, info: Described): Piece {
  const shared = ["as_of", "in", "solve", "all"].map((each) => reference("parameters", each));
  const about = { ...tagOf(info), description: info.summary };
  const schema = `${name}.answer`;
  return {
    ...get(`answer.${name}`, info.title, schema, {
      ...about,
      parameters: [...info.inputs.map(inputParameter), ...shared],
    }),
    post: operation(`answer_inputs.${name}`, info.title, schema, {
      ...about,
      parameters: shared,
      requestBody: {
        description: "Inputs left out have their defaults. A text is read as it is typed: `6.5%`, `5 acre`.",
        content: { "application/json": { schema: reference("schemas", `${name}.inputs`) } },
      },
    }),
  };
}

/** An input in a query: a text, as it is typed in a terminal. */
function inputParameter({ id, label, hint, type, default: usual }: JsonInput): Piece {
  const isList = type === "rows" || type === "choices";
  return {
    ...parameter(id, hint === null ? label : `${label}. ${hint}`),
    schema: {
      ...(isList ? texts : text),
      ...(usual === null ? {} : { default: isList ? [usual].flat() : usual }),
    },
  };
}

const answerParameters = [
  {
    ...parameter("as_of", "The day it is worked out as on; today without it."),
    schema: { ...text, format: "date" },
  },
  { ...parameter("in", "The unit of results: `acre`, or of one, `area=acre`."), schema: texts },
  parameter("solve", "The input to find from a result, which is given by its name."),
  { ...parameter("all", "Every step, not only those that decide."), allowEmptyValue: true },
];

function parameter(name: string, description: string): Piece & { readonly name: string } {
  return { name, in: "query", description, schema: text };
}

function get(id: string, summary: string, schema: string, more: Operation = {}): Piece {
  return { get: operation(id, summary, schema, more) };
}

function operation(
  operationId: string,
  summary: string,
  schema: string,
  { parameters = [], ...more }: Operation,
): Piece {
  return {
    operationId,
    summary,
    ...more,
    parameters: [...parameters, reference("parameters", "locale")],
    responses: {
      200: {
        description: summary,
        content: { "application/json": { schema: reference("schemas", schema) } },
      },
      default: reference("responses", "problem"),
    },
  };
}

function reference(kind: string, name: string): Piece {
  return { $ref: `#/components/${kind}/${name}` };
}

function tagOf({ calculator }: JsonInfo): Piece {
  return { tags: [calculator.slice(0, calculator.indexOf("/"))] };
}

const sharedSchemas: Piece = {
  any: openObject,
  problem: {
    type: "object",
    required: ["type", "title", "status", "detail"],
    properties: {
      type: text,
      title: text,
      status: { type: "integer" },
      detail: text,
      problems: { type: "array", items: problemSchema },
    },
  },
  health: {
    type: "object",
    required: ["status", "version", "calculators"],
    properties: { status: { const: "ok" }, version: text, calculators: { type: "integer" } },
  },
  calculators: {
    type: "array",
    items: {
      type: "object",
      required: ["calculator", "title", "summary"],
      properties: { calculator: text, category: text, title: text, summary: text, inputs: openObject },
    },
  },
  calculator: {
    type: "object",
    required: ["calculator", "language", "title", "summary", "inputs", "outputs", "schema"],
    properties: {
      calculator: text,
      language: text,
      languages: texts,
      title: text,
      summary: text,
      notice: { type: ["string", "null"] },
      inputs: { type: "array", items: openObject },
      outputs: { type: "array", items: openObject },
      what_ifs: { type: "array", items: openObject },
      flags: texts,
      sources: { type: "array", items: openObject },
      examples: { type: "array", items: openObject },
      schema: { type: "object", required: ["inputs", "answer"] },
    },
  },
  line_answer: {
    type: "object",
    required: ["status", "sentence"],
    properties: {
      status: { enum: ["answered", "refused"] },
      line: text,
      sentence: text,
      figure: text,
      worked: { type: ["string", "null"] },
      remark: { type: ["string", "null"] },
      calculator: { type: ["string", "null"] },
      inputs: openObject,
      assumed: { type: "array", items: openObject },
      command: { type: ["string", "null"] },
    },
  },
};
