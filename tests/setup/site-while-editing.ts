import { spawn, type ChildProcess } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { bundledGenerator } from "../../cli/run/generator-bundle.js";
import { copyProject, type ProjectCopy } from "./project-copy.ts";

/** `npm run dev` in a copy of the project. */
export interface SiteWhileEditing {
  /** Where it is served, without slash at the end. */
  readonly origin: string;
  /** When it was started, by the clock of `performance`. */
  readonly startedAt: number;
  readonly edit: ProjectCopy["edit"];
  readonly stop: () => Promise<void>;
}

/** Starts it; resolves once it has said where it is. */
export async function editSite(root: string): Promise<SiteWhileEditing> {
  const copy = copyProject(root);
  // As in a terminal: a server that takes itself for a test is another one.
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|VITEST.*|TEST)$/.test(name),
  );
  // It is there where anything was generated.
  await bundledGenerator(copy.root);
  const startedAt = performance.now();
  const server = spawn(process.execPath, ["cli/run/dev.js"], {
    cwd: copy.root,
    env: Object.fromEntries(environment),
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.kill()) await ended(server);
    copy.remove();
  };
  try {
    return { origin: await addressOf(server), startedAt, edit: copy.edit, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address Vite prints; rejects with all that was said when the server ends before. */
function addressOf(server: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer): void => {
      said += stripVTControlCharacters(part.toString());
      const address = /Local:\s+(http\S+?)\/?\s/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.once("exit", () => reject(new Error(`npm run dev ended: ${said}`)));
  });
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => server.once("exit", () => resolve()));
}
