import { request as requestOf } from "node:http";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calculatorRoutes } from "../../../cli/calculators/find-calculator.ts";
import { createHttpServer } from "../../../cli/service/http-server.ts";
import { runTerminal } from "../../setup/terminal.ts";

const mistakes: string[] = [];
const server = createHttpServer((mistake) => mistakes.push(mistake));
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

const today = "2026-11-21";
const tip = "/calculators/finance/tip/answer";

const ask = (path: string, options: RequestInit = {}): Promise<Response> => fetch(origin + path, options);
const post = (path: string, body: string, type = "application/json"): Promise<Response> =>
  ask(path, { method: "POST", headers: { "Content-Type": type }, body });
const jsonOf = async (path: string): Promise<unknown> => (await ask(path)).json();
const printed = async (words: readonly string[]): Promise<unknown> =>
  JSON.parse((await runTerminal(words, today)).out);

describe("an answer", () => {
  test.each([
    ["finance/tip", { bill: "50", tip_rate: "20%" }, "--bill 50 --tip-rate 20%", []],
    ["mortgage", { home_price: "300k", all: "" }, "--home-price 300k --all", ["home_price"]],
    ["finance/mortgage", { solve: "home_price", payment: "2000" }, "--solve home-price --payment 2000", []],
    ["conversion/area-converter", { amount: "5 acre", in: "hectare" }, "--amount 5_acre --in hectare", []],
    ["legal/north-carolina/class-h-felony", { points: "6" }, "--points 6", ["record_kind"]],
    ["health/bmi", { age: "19" }, "--age 19", []],
  ])(
    "of %s to %j is that of the terminal, with its notes at the names of inputs",
    async (route, inputs, flags, places) => {
      const query = new URLSearchParams({ ...inputs, as_of: today });
      const reply = await ask(`/calculators/${route}/answer?${query.toString()}`);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        "content-type": "application/json",
        "content-language": "en",
        "cache-control": "no-store",
        vary: "Accept-Language",
      });
      const words = flags.split(" ").map((word) => word.replaceAll("_", " "));
      const notes = places.map((at) => {
        const note: unknown = expect.objectContaining({ at });
        return note;
      });
      expect(await reply.json()).toEqual(
        Object.assign({}, await printed([route, ...words, "--json"]), { notes }),
      );
      expect(reply.status).toBe(200);
    },
  );

  test("to a JSON object is that to the same texts", async () => {
    const work = [{ name: "Home, work~", score: 0.9, weight: 0.2 }, "Exam,80,80%"];
    const reply = await post(`/calculators/grade/answer?as_of=${today}`, JSON.stringify({ work }));
    expect(await reply.json()).toMatchObject({
      status: "answered",
      as_of: today,
      inputs: {
        work: [
          { name: "Home, work~", score: 0.9, weight: 0.2 },
          { name: "Exam", score: 0.8, weight: 0.8 },
        ],
      },
    });
  });

  test("is in the language that is asked for, or that is liked best", async () => {
    const languageOf = async (path: string, languages: string): Promise<unknown> => {
      const reply = await ask(path, { headers: { "Accept-Language": languages } });
      expect(await reply.json()).toHaveProperty("language", reply.headers.get("content-language"));
      return reply.headers.get("content-language");
    };
    expect(await languageOf(tip, "fr, es-MX;q=0.8, en;q=0.5")).toBe("es");
    expect(await languageOf(tip, "fr")).toBe("en");
    expect(await languageOf(`${tip}?locale=zh`, "es")).toBe("zh");
  });

  test("works a day out where it is not said", async () => {
    expect(await jsonOf(tip)).toHaveProperty("as_of", expect.stringMatching(/^\d{4}-\d\d-\d\d$/u));
  });

  test("comes to each of many that ask at once", async () => {
    const bills = Array.from({ length: 60 }, (_, index) => index + 1);
    const replies = await Promise.all(bills.map((bill) => jsonOf(`${tip}?bill=${bill}&tip_rate=10%25`)));
    for (const [index, reply] of replies.entries())
      expect(reply).toMatchObject({ status: "answered", inputs: { bill: index + 1 } });
  });

  test("reads no file", async () => {
    const path = "/calculators/audiobook-time/answer";
    const reply = await post(path, JSON.stringify({ text: "@package.json" }));
    expect(JSON.stringify(await reply.json())).not.toContain("plainsum");
  });
});

describe("the catalog", () => {
  test("is the list, what a search finds, and the answers to questions of the terminal", async () => {
    expect(await jsonOf("/calculators")).toEqual(await printed(["list", "--json"]));
    expect(await jsonOf("/calculators?in=finance")).toEqual(await printed(["list", "finance", "--json"]));
    expect(await jsonOf("/calculators?q=home+loan")).toEqual(
      await printed(["search", "home", "loan", "--json"]),
    );
    expect(await jsonOf("/calculators?q=xyzzyplugh")).toEqual([]);
    expect(await jsonOf("/ask?q=15%25+of+80")).toEqual(await printed(["15% of 80", "--json"]));
  });

  test("describes a calculator, with its schemas", async () => {
    const described = await jsonOf("/calculators/finance/tip?locale=es");
    expect(described).toEqual({
      ...Object(await printed(["info", "finance/tip", "--json", "--locale", "es"])),
      schema: await printed(["schema", "finance/tip", "--locale", "es"]),
    });
  });

  test("says that the server answers", async () => {
    expect(await jsonOf("/health")).toMatchObject({ status: "ok", calculators: calculatorRoutes.length });
  });

  test("is described as OpenAPI", async () => {
    const text = await (await ask("/openapi.json")).text();
    const document: unknown = JSON.parse(text);
    const validator = new Validator();
    const result = await validator.validate(text);
    expect(result).toEqual({ valid: true });
    validator.resolveRefs();
    for (const route of calculatorRoutes)
      expect(document).toHaveProperty(["paths", `/calculators/${route}/answer`, "post"]);
    expect(document).toHaveProperty(
      ["components", "schemas", "finance.tip.inputs", "properties", "tip_rate", "minimum"],
      0,
    );
  });
});

describe("what is wrong is said as RFC 9457 has it, with its place", () => {
  test.each([
    ["/calculators/finance/tips/answer", 404, "calculator", "unknown_calculator"],
    ["/calculators/finance/tips", 404, "calculator", "unknown_calculator"],
    [`${tip}?bil=50`, 422, "bil", "unknown_input"],
    [`${tip}?bill=abc`, 422, "bill", "not_a_number"],
    [`${tip}?bill=1&bill=2`, 422, "bill", "misshapen"],
    [`${tip}?orders=Ann,x`, 422, "orders.1.ordered", "not_a_number"],
    [`${tip}?as_of=yesterday`, 422, "as_of", "not_a_date"],
    [`${tip}?in=acre`, 422, "in", "unknown_unit"],
    [`${tip}?locale=xx`, 422, "locale", "unknown_locale"],
    ["/calculators/mortgage/answer?solve=years&payment=1", 422, "solve", "not_findable"],
    ["/calculators?in=nothing", 422, "in", "unknown_category"],
    ["/calculators?page=2", 422, "page", "unknown_input"],
    ["/ask", 422, "q", "required"],
    ["/ask?q=xyzzyplugh+7", 422, "q", "no_answer"],
  ])("%s", async (path, status, at, code) => {
    const reply = await ask(path);
    expect(reply.headers.get("content-type")).toBe("application/problem+json");
    expect(await reply.json()).toMatchObject({
      type: "about:blank",
      status,
      problems: [{ at, code }],
    });
    expect(reply.status).toBe(status);
  });

  test("the nearest name is named", async () => {
    expect(await jsonOf(`${tip}?bil=50`)).toHaveProperty(
      "detail",
      "There is no input “bil”. Did you mean bill?",
    );
    const tips = await jsonOf("/calculators/finance/tips");
    expect(tips).toHaveProperty(
      "detail",
      expect.stringMatching(/Did you mean finance\/tip\b.*\nSee GET \/calculators\.$/su),
    );
  });

  test.each([
    ["{", 400, "body", "not_json"],
    ["[1]", 400, "body", "not_json"],
    ['{"bill": 1e999}', 422, "bill", "misshapen"],
    ['{"bill": {"amount": 1}}', 422, "bill", "misshapen"],
    ['{"bill": [50]}', 422, "bill", "misshapen"],
    [`{"bill": ${"[".repeat(20_000)}1${"]".repeat(20_000)}}`, 422, "bill", "misshapen"],
    ['{"orders": [null], "bill": 66}', 422, "orders.1", "misshapen"],
    ['{"orders": [["Ann", 40]]}', 422, "orders.1", "misshapen"],
    ['{"orders": {"0": {"name": "Ann", "ordered": 40}}}', 422, "orders.1.0", "unknown_input"],
    ['{"orders": [{"name": "Ann", "ordered": {}}]}', 422, "orders.1.ordered", "misshapen"],
    ['{"bill": null}', 422, "bill", "required"],
    ['{"__proto__": 1}', 422, "__proto__", "unknown_input"],
    ['{"orders": [{"name": "Ann", "price": 1}]}', 422, "orders.1.price", "unknown_input"],
  ])("the body %s", async (body, status, at, code) => {
    const reply = await post(tip, body);
    expect(await reply.json()).toMatchObject({ status, problems: [{ at, code }] });
  });

  test.each([
    ["/calculators?in=nope", "in", "unknown_category"],
    ["/ask?q=hello", "q", "no_answer"],
    [`/ask?q=${"1%2B".repeat(2_000)}1`, "q", "no_answer"],
    ["/ask?q=15%25+of+80&q=1%2B1", "q", "repeated"],
    ["/ask?q=15%25+of+80&locale=es&locale=en", "locale", "repeated"],
    [`${tip}?bill=50&as_of=2026-01-01&as_of=2025-01-01`, "as_of", "repeated"],
    [`${tip}?bill=50&all=maybe`, "all", "not_an_option"],
  ])("the address %s", async (path, at, code) => {
    const reply = await ask(path);
    expect(await reply.json()).toMatchObject({ status: 422, problems: [{ at, code }] });
  });

  test("an input that is in the address and in the body", async () => {
    const reply = await post(`${tip}?bill=1`, '{"bill": 2}');
    expect(await reply.json()).toMatchObject({ problems: [{ at: "bill", code: "repeated" }] });
  });

  test("an address there is not, or that is malformed", async () => {
    for (const path of ["/", "/calculator", "/calculators/", "/favicon.ico"])
      expect((await ask(path)).status, path).toBe(404);
    expect((await ask("/calculators/%E0%A4%A/answer")).status).toBe(400);
  });

  test("a method it does not take", async () => {
    const reply = await ask("/calculators", { method: "POST" });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const other = await ask(tip, { method: "DELETE" });
    expect([other.status, other.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });

  test("a body that is no JSON by its type", async () => {
    expect((await post(tip, "bill=1", "application/x-www-form-urlencoded")).status).toBe(415);
  });

  test("a body that is too large", async () => {
    const reply = await post(tip, `{"bill": "${"1".repeat(2 ** 20)}"}`);
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ status: 413 });
    expect((await ask("/health")).status).toBe(200);
  });
});

test("a connection is kept longer than a proxy's minute", async () => {
  const [, seconds] = /timeout=(\d+)/u.exec((await ask("/health")).headers.get("keep-alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test("HEAD is answered like GET, without a body", async () => {
  const [get, head] = await Promise.all([ask(tip), ask(tip, { method: "HEAD" })]);
  expect(head.status).toBe(200);
  expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
  expect(await head.text()).toBe("");
});

test("a target that is a whole address, as proxies send it, is its path", async () => {
  const status = await new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const request = requestOf({ port, path: "http://example.com/health" }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on("error", reject);
    request.end();
  });
  expect(status).toBe(200);
});

test("no mistake of our own was met", () => {
  expect(mistakes).toEqual([]);
});
