import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const command = join(fileURLToPath(new URL("../../../", import.meta.url)), "cli/bin/plainsum.cjs");
const client = new Client({ name: "test", version: "1" });
const today = "2026-11-21";

beforeAll(async () => {
  // The first line after a change builds it.
  spawnSync(process.execPath, [command, "--version"]);
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [command, "mcp"] }));
}, 180_000);
afterAll(() => client.close());

const call = async (name: string, given: Readonly<Record<string, unknown>>): Promise<unknown> =>
  client.callTool({ name, arguments: given });
const printed = async (words: readonly string[]): Promise<unknown> =>
  JSON.parse((await runTerminal([...words, "--json"], today)).out);

test("an assistant is told of four tools that change nothing", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "find_calculator",
    "describe_calculator",
    "calculate",
    "ask",
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  expect(client.getInstructions()).toContain("calculate");
});

test("it finds a calculator, reads what it asks, and has the answer of the terminal", async () => {
  const found = await call("find_calculator", { query: "home loan" });
  expect(found).toMatchObject({
    isError: false,
    structuredContent: { calculators: await printed(["search", "home", "loan"]) },
  });
  const described = await call("describe_calculator", { calculator: "finance/mortgage", locale: "es" });
  expect(described).toMatchObject({
    structuredContent: await printed(["info", "finance/mortgage", "--locale", "es"]),
  });
  const answered = await call("calculate", {
    calculator: "finance/mortgage",
    inputs: { home_price: 180_000, down_payment: "10%", annual_rate: 0.03875 },
    as_of: today,
  });
  const want = await printed(
    "finance/mortgage --home-price 180000 --down-payment 10% --annual-rate 3.875%".split(" "),
  );
  expect(answered).toMatchObject({
    isError: false,
    structuredContent: want,
    content: [{ type: "text", text: JSON.stringify(want) }],
  });
});

test("a question is answered, with the line that gives it in full", async () => {
  expect(await call("ask", { question: "15% of 80" })).toMatchObject({
    structuredContent: { status: "answered", figure: "12" },
  });
});

test("an argument that a tool does not have is an error, and not passed over", async () => {
  const answered = await call("calculate", { calculator: "finance/tip", bill: 50, tip_rate: 0.2 });
  expect(answered).toMatchObject({ isError: true });
  expect(JSON.stringify(answered)).toContain("bill");
});

test("an answer may be a refusal; what is wrong is an error that names its place", async () => {
  expect(await call("calculate", { calculator: "health/bmi", inputs: { age: 19 } })).toMatchObject({
    isError: false,
    structuredContent: { status: "refused" },
  });
  const wrong = await call("calculate", { calculator: "finance/tip", inputs: { bil: 1 } });
  expect(wrong).toMatchObject({
    isError: true,
    structuredContent: { problems: [{ at: "bil", code: "unknown_input" }] },
  });
  expect(await call("describe_calculator", { calculator: "finance/nothing" })).toMatchObject({
    isError: true,
    structuredContent: {
      problems: [
        {
          code: "unknown_calculator",
          message:
            "There is no calculator “finance/nothing”. Did you mean finance/loan, finance/tip?\nSee find_calculator.",
        },
      ],
    },
  });
  expect(await call("ask", { question: "xyzzyplugh 7" })).toMatchObject({ isError: true });
  expect(await call("calculate", { calculator: "finance/tip", locale: "xx" })).toMatchObject({
    isError: true,
  });
});

test("it ends with its standard input, and writes nothing else", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "mcp"], {
    input: "",
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});
