import { spawn } from "node:child_process";

/**
 * @typedef {object} CommandResult
 * @property {boolean} passed whether the command ended with exit code 0
 * @property {string} output everything it wrote, standard output and errors in the order they came
 * @property {number} seconds how long it took
 */

/**
 * Runs a command to its end and keeps what it writes.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, { cwd, env = {} }) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const pieces = [];
    const finish = (passed) => {
      resolve({
        passed,
        output: Buffer.concat(pieces).toString("utf8"),
        seconds: (performance.now() - started) / 1000,
      });
    };
    child.stdout.on("data", (piece) => pieces.push(piece));
    child.stderr.on("data", (piece) => pieces.push(piece));
    child.on("error", (error) => {
      pieces.push(Buffer.from(`${command} could not be started: ${error.message}\n`));
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}

/**
 * The arguments after which Node runs a TypeScript file of this project.
 *
 * @param {string} file
 * @param {...string} args
 * @returns {string[]}
 */
export function typeScript(file, ...args) {
  return ["--import", "tsx", file, ...args];
}
