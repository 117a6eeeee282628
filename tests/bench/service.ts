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

/**
 * `plainsum serve` asked for every page in every language, and then `requests` times for what people ask: few pages, each time
 * with other figures, some wrong, and lines in words.
 */
export async function measureService(root: string, requests: number): Promise<readonly Measurement[]> {
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
    const times: number[] = [];
    const ask = async (from: number, until: number, pathAt: (index: number) => string): Promise<void> => {
      const numbers = Array.from({ length: until - from }, (_, index) => from + index).values();
      const one = async (): Promise<void> => {
        for (const at of numbers) times.push(await time(`${origin}${pathAt(at)}`, agent));
      };
      await Promise.all(Array.from({ length: asking }, one));
    };
    const memoryAtFirst = memoryOf(server);
    const first = await time(`${origin}${usualPath(0)}`, agent);
    const pages = everyPage();
    // Every page has answered in every language then, and what is kept is kept.
    await ask(0, pages.length, (at) => pages[at] ?? "");
    times.length = 0;
    const [memoryWarm, processorWarm, begun] = [memoryOf(server), processorOf(server), performance.now()];
    const askOn = async (from: number, until: number): Promise<number> => {
      await ask(from, until, usualPath);
      process.stderr.write(`  ${until.toLocaleString("en")} asked\n`);
      return memoryOf(server);
    };
    const [tenth, half] = [Math.round(requests / 10), Math.round(requests / 2)];
    // The heap has grown by then to what so many answers at a time take.
    const memoryAtTenth = await askOn(0, tenth);
    const memoryAtHalf = await askOn(tenth, half);
    const memoryAtEnd = await askOn(half, requests);
    const seconds = (performance.now() - begun) / 1000;
    const processor = processorOf(server) - processorWarm;
    agent.destroy();
    const sorted = times.toSorted((one, other) => one - other);
    const centile = (share: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    return [
      { what: "plainsum serve, until it listens", value: listening, unit: "ms" },
      { what: "its first answer", value: first, unit: "ms" },
      { what: `requests a second, ${asking} at a time`, value: requests / seconds, unit: "" },
      { what: "requests a second of its processor time", value: requests / processor, unit: "" },
      ...[0.5, 0.9, 0.99, 0.999].map((share): Measurement => ({
        what: `${share * 100}% of answers within`,
        value: centile(share),
        unit: "ms",
      })),
      { what: "the slowest answer", value: centile(1), unit: "ms" },
      { what: "memory as it listens", value: memoryAtFirst / megabyte, unit: "MB" },
      {
        what: `memory after every page in every language (${pages.length.toLocaleString("en")})`,
        value: memoryWarm / megabyte,
        unit: "MB",
      },
      {
        what: `memory after ${tenth.toLocaleString("en")} more`,
        value: memoryAtTenth / megabyte,
        unit: "MB",
      },
      ...[
        { asked: half, memory: memoryAtHalf },
        { asked: requests, memory: memoryAtEnd },
      ].map(({ asked, memory }): Measurement => ({
        what: `memory after ${asked.toLocaleString("en")}, against that`,
        value: memory / memoryAtTenth,
        unit: "×",
        goal: growthGoal,
      })),
    ];
  } finally {
    server.kill("SIGTERM");
  }
}

/** What people ask, in turn; figures and languages differ from one to the next. */
function usualPath(index: number): string {
  const cents = (index * 37) % 100_000;
  const asked = [
    `/calculators/finance/tip/answer?bill=${cents / 100}`,
    `/calculators/finance/mortgage/answer?home_price=${150_000 + cents}&annual_rate=6.125`,
    `/calculators/daily-life/age/answer?birth_date=${1930 + (index % 90)}-${String((index % 12) + 1).padStart(2, "0")}-15`,
    `/calculators/conversion/area-converter/answer?amount=${cents / 10}+acre&in=hectare`,
    `/calculators/legal/north-carolina/assault/answer?offense=female&convictions=${index % 9}`,
    `/calculators/finance/tip/answer?bill=much${cents}`,
    `/ask?q=${index % 40}%25+of+${cents}`,
  ];
  const locale = locales[Math.floor(index / asked.length) % locales.length];
  return `${asked[index % asked.length] ?? ""}&locale=${locale?.id ?? ""}`;
}

/** Every page in every language, and every so often what else there is to ask. */
function everyPage(): readonly string[] {
  const routes = catalog.flatMap(({ variants }) => variants.map(({ route }) => route));
  return locales.flatMap(({ id }) =>
    routes.flatMap((route, index) => [
      `/calculators/${route}/answer?locale=${id}`,
      ...(index % 20 === 0 ? [`/calculators/${route}?locale=${id}`, `/calculators?locale=${id}&q=tax`] : []),
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
