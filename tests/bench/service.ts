import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { catalog, locales } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Measurement } from "./measurement.ts";
import { spend } from "./processor-time.ts";

/** Connections that ask at the same time. */
const asking = 8;
/** What the rest may add to the memory: more is a leak. */
const growthGoal = 1.1;
const megabyte = 2 ** 20;

/** `plainsum serve` asked many thousand times: every page in every language, questions in words, lists, and inputs that are wrong. */
export async function measureService(root: string, thousands: number): Promise<readonly Measurement[]> {
  // The first line after a change builds the command.
  spend(["cli/bin/plainsum.cjs", "list"], root);
  const started = performance.now();
  const server = spawn(process.execPath, ["cli/bin/plainsum.cjs", "serve", "--port", "0"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    const origin = await addressOf(server);
    const listening = performance.now() - started;
    const agent = new Agent({ keepAlive: true, maxSockets: asking });
    const paths = mixed();
    // Every page has answered in every language then, and what is kept is kept.
    const warm = paths.length;
    const requests = Math.max(thousands * 1000, 2 * warm);
    const first = await time(`${origin}${paths[0]}`, agent);
    const times: number[] = [];
    const ask = async (from: number, until: number): Promise<void> => {
      const numbers = Array.from({ length: until - from }, (_, index) => from + index).values();
      const one = async (): Promise<void> => {
        for (const at of numbers) times.push(await time(`${origin}${paths[at % paths.length]}`, agent));
      };
      await Promise.all(Array.from({ length: asking }, one));
    };
    const begun = performance.now();
    await ask(0, warm);
    const [memoryWarm, processorWarm] = [memoryOf(server), processorOf(server)];
    await ask(warm, requests);
    const seconds = (performance.now() - begun) / 1000;
    agent.destroy();
    const memory = memoryOf(server);
    const sorted = times.slice(warm).toSorted((one, other) => one - other);
    const centile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return [
      { what: "plainsum serve, until it listens", value: listening, unit: "ms" },
      { what: "its first answer", value: first, unit: "ms" },
      { what: `requests a second, ${asking} at a time`, value: requests / seconds, unit: "" },
      {
        what: "requests a second of its processor time",
        value: (requests - warm) / (processorOf(server) - processorWarm),
        unit: "",
      },
      { what: "an answer, the middle one", value: centile(0.5), unit: "ms" },
      { what: "an answer, 99 of 100", value: centile(0.99), unit: "ms" },
      { what: "the slowest answer", value: centile(1 - 1 / sorted.length), unit: "ms" },
      { what: `memory after ${warm.toLocaleString("en")}`, value: memoryWarm / megabyte, unit: "MB" },
      {
        what: `memory after ${requests.toLocaleString("en")}, against that`,
        value: memory / memoryWarm,
        unit: "×",
        goal: growthGoal,
      },
    ];
  } finally {
    server.kill("SIGTERM");
  }
}

/** Paths in the order they are asked; each calculator's come in every language. */
function mixed(): readonly string[] {
  const routes = catalog.flatMap(({ variants }) => variants.map(({ route }) => route));
  const questions = ["15% of 80", "tip 18% on 64", "5 acres in hectares", "mortgage 300000"];
  return locales.flatMap(({ id }) =>
    routes.flatMap((route, index) => [
      `/calculators/${route}/answer?locale=${id}`,
      ...(index % 20 === 0
        ? [
            `/ask?locale=${id}&q=${encodeURIComponent(questions[(index / 20) % questions.length] ?? "")}`,
            `/calculators/${route}?locale=${id}`,
            `/calculators/${route}/answer?locale=${id}&no_such_input=1`,
            `/calculators?locale=${id}&q=tax`,
          ]
        : []),
    ]),
  );
}

/** The address a server says on its standard error. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    stderr?.on("data", (piece: Buffer) => {
      said += piece.toString("utf8");
      const [address] = /http:\/\/[\d.:]+/u.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    stderr?.on("end", () => reject(new Error(said)));
  });
}

/** Milliseconds until an answer is whole; a mistake of the server is ours. */
function time(address: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(address, { agent }, (response) => {
      response.resume();
      response.on("end", () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 500) reject(new Error(`${address}: ${statusCode}`));
        else resolve(performance.now() - started);
      });
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

/** Bytes a process holds, as Linux says. */
function memoryOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  assert(kilobytes !== undefined, "Linux says how much memory a process holds");
  return Number(kilobytes) * 1024;
}

/** Seconds of processor time a process has spent: fields 14 and 15, in hundredths. */
function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
