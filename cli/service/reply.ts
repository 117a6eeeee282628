import { STATUS_CODES } from "node:http";
import Negotiator from "negotiator";
import manifest from "../../package.json" with { type: "json" };
import { locales } from "../../generated/catalog.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { calculatorRoutes, findCalculator } from "../calculators/find-calculator.ts";
import { localeProblem, sharedTranslator } from "../calculators/locales.ts";
import { unknownCalculator } from "../calculators/page.ts";
import type { LineProblem } from "../input/line-problem.ts";
import { answerInputs } from "./answer-inputs.ts";
import { asked, described, listed, searched, type Moment } from "./catalog-reply.ts";
import { openApi } from "./open-api.ts";
import { renamedPlaces } from "./renamed-places.ts";
import { isRecord, type GivenInputs } from "./typed-inputs.ts";

export interface Request {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** The languages of `Accept-Language`. */
  readonly languages: string;
  /** Of `Content-Type`. */
  readonly mediaType: string;
  readonly body: string;
}
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}

/** How a program gets the list of calculators. */
const listRequest = "GET /calculators";
/** Parameters of an answer that are no inputs. */
const options = ["locale", "as_of", "in", "solve", "all"] as const;

/** What a request is answered with. */
export async function replyTo(request: Request, moment: Moment): Promise<Reply> {
  const url = URL.canParse(request.address, "http://localhost")
    ? new URL(request.address, "http://localhost")
    : undefined;
  const path = url === undefined ? undefined : decoded(url.pathname);
  if (url === undefined || path === undefined) return problem(400, "The address is malformed.");
  const [, name = "", isAnswer] = /^\/calculators\/(.+?)(\/answer)?$/u.exec(path) ?? [];
  const isKnown = name !== "" || ["/calculators", "/ask", "/health", "/openapi.json"].includes(path);
  if (!isKnown) return problem(404, `There is nothing at ${path}. See /openapi.json.`);
  const methods = isAnswer === undefined ? ["GET", "HEAD"] : ["GET", "HEAD", "POST"];
  if (!methods.includes(request.method))
    return problem(405, `${path} takes ${methods.join(", ")}.`, {}, { Allow: methods.join(", ") });
  const query = url.searchParams;
  const twice = options.filter((each) => each !== "in" && query.getAll(each).length > 1);
  const wanted = query.get("locale");
  const words = ["--locale", wanted ?? negotiated(request.languages)];
  const translator = await sharedTranslator(words);
  const ofLanguage = localeProblem(words, translator);
  if (ofLanguage !== undefined) return invalid([{ ...ofLanguage, at: "locale" }]);
  if (twice.length > 0) return invalid(twice.map((at) => repeated(at, translator)));
  const reply = await answered(path, { name, isAnswer: isAnswer !== undefined }, query, request, {
    translator,
    moment,
  });
  return {
    ...reply,
    headers: { "Content-Language": translator.locale.id, Vary: "Accept-Language", ...reply.headers },
  };
}

interface Surroundings {
  readonly translator: Translator;
  readonly moment: Moment;
}

async function answered(
  path: string,
  { name, isAnswer }: { readonly name: string; readonly isAnswer: boolean },
  query: URLSearchParams,
  request: Request,
  { translator, moment }: Surroundings,
): Promise<Reply> {
  if (isAnswer) return answer(name, query, request, { translator, moment });
  const allowed = { "/calculators": ["q", "in"], "/ask": ["q"] }[path] ?? [];
  const strangers = [...query.keys()].filter((each) => each !== "locale" && !allowed.includes(each));
  if (strangers.length > 0) return invalid(strangers.map((each) => unknownParameter(each, translator)));
  const several = allowed.filter((each) => query.getAll(each).length > 1);
  if (several.length > 0) return invalid(several.map((at) => repeated(at, translator)));
  const words = query.get("q") ?? undefined;
  const below = query.get("in") ?? undefined;
  switch (path) {
    case "/health":
      return found({ status: "ok", version: manifest.version, calculators: calculatorRoutes.length });
    case "/openapi.json":
      return found(await openApi(translator, moment));
    case "/calculators":
      return found(
        renamedPlaces(
          await (words === undefined
            ? listed(below, translator, moment)
            : searched(words, below, translator, moment)),
          { category: "in" },
        ),
      );
    case "/ask":
      if (words === undefined || words.trim() === "")
        return invalid([{ at: "q", code: "required", message: "Give the question as ?q=." }]);
      return found(renamedPlaces(await asked(words, translator, moment, listRequest), { line: "q" }));
    default: {
      const calculator = findCalculator(name);
      return calculator.kind === "found"
        ? found(await described(calculator, translator, moment))
        : invalid([unknownCalculator(name, calculator.nearest, translator, listRequest)]);
    }
  }
}

async function answer(
  name: string,
  query: URLSearchParams,
  { method, mediaType, body }: Request,
  { translator, moment }: Surroundings,
): Promise<Reply> {
  const inQuery = Object.fromEntries(
    [...new Set(query.keys())]
      .filter((each) => !options.some((option) => option === each))
      .map((each) => [each, query.getAll(each)]),
  );
  let inBody: GivenInputs = {};
  if (method === "POST" && body !== "") {
    if (mediaType !== "application/json")
      return problem(415, "The body must be JSON: Content-Type: application/json.");
    const read = readObject(body);
    if (typeof read === "string")
      return problem(400, read, { problems: [{ at: "body", code: "not_json", message: read }] });
    inBody = read;
  }
  const twice = Object.keys(inQuery).filter((each) => Object.hasOwn(inBody, each));
  if (twice.length > 0) return invalid(twice.map((at) => repeated(at, translator)));
  const all = query.get("all");
  if (all !== null && !["", "true", "false"].includes(all))
    return invalid([{ at: "all", code: "not_an_option", message: "Give true or false." }]);
  const asking = {
    inputs: { ...inQuery, ...inBody },
    as_of: query.get("as_of") ?? undefined,
    in: query.getAll("in"),
    solve: query.get("solve") ?? undefined,
    all: all !== null && all !== "false",
  };
  return found(await answerInputs(name, asking, translator, moment.today, listRequest));
}

/** What a command printed: with problems, as a problem of HTTP. */
function found(json: unknown): Reply {
  if (!isRecord(json) || json["status"] !== "invalid") return { status: 200, headers: {}, json };
  const { status: _, problems, ...others } = json;
  return invalid(Array.isArray(problems) ? problems : [], others);
}

function repeated(at: string, { t }: Translator): LineProblem {
  return { at, code: "repeated", message: t("terminal.repeated") };
}

function invalid(problems: readonly LineProblem[], others: GivenInputs = {}): Reply {
  const status = problems.some(({ code }) => code === "unknown_calculator") ? 404 : 422;
  return problem(status, problems.map(({ message }) => message).join("\n"), { ...others, problems });
}

/** RFC 9457. */
export function problem(
  status: number,
  detail: string,
  others: GivenInputs = {},
  headers: Reply["headers"] = {},
): Reply {
  return {
    status,
    headers: { "Content-Type": "application/problem+json", ...headers },
    json: { type: "about:blank", title: STATUS_CODES[status], status, detail, ...others },
  };
}

function unknownParameter(name: string, { t }: Translator): LineProblem {
  return {
    at: name,
    code: "unknown_input",
    message: t("terminal.unknown_input", { name }),
  };
}

/** The language that is liked best of those there are; the first one where none is. */
function negotiated(languages: string): string {
  const ids = locales.map(({ id }) => id);
  const headers = { "accept-language": languages };
  return new Negotiator({ headers }).language(ids) ?? ids[0] ?? "";
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed escape.
    return undefined;
  }
}

/** The object that a text is; else what is wrong with it. */
function readObject(text: string): GivenInputs | string {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : "The body must be an object: an entry each input.";
  } catch (error) {
    return `The body is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
