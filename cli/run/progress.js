/**
 * Says on standard error what is going on: a line that counts the seconds on a terminal, and a line for each
 * step that has ended everywhere.
 *
 * @returns {{ start: (name: string) => void, end: (name: string, passed: boolean, seconds: number, note?: string) => void }}
 */
export function createProgress(stream = process.stderr) {
  /** @type {Map<string, number>} */
  const running = new Map();
  const live = stream.isTTY === true;
  const erase = () => live && stream.write("\r\u001B[2K");
  const draw = () => {
    if (!live || running.size === 0) return;
    erase();
    const names = [...running].map(
      ([name, since]) => `${name} ${seconds((performance.now() - since) / 1000)}`,
    );
    stream.write(`  … ${names.join(", ")}`.slice(0, (stream.columns ?? 80) - 1));
  };
  const timer = live ? setInterval(draw, 200) : undefined;
  timer?.unref();
  return {
    start(name) {
      running.set(name, performance.now());
      draw();
    },
    end(name, passed, took, note = "") {
      running.delete(name);
      erase();
      stream.write(
        `  ${passed ? "✓" : "✗"} ${name.padEnd(34)} ${seconds(took).padStart(8)}${note === "" ? "" : `  ${note}`}\n`,
      );
      draw();
    },
  };
}

/**
 * Steps that are shown while they run. One that fails shows what it wrote, and ends the process.
 *
 * @param {number} [exitCode] the one to end with
 * @returns {(name: string, work: () => Promise<import("./run-command.js").CommandResult | undefined>) => Promise<void>}
 *   what `work` resolves to is undefined when nothing was to do
 */
export function createSteps(exitCode = 1) {
  const progress = createProgress();
  return async (name, work) => {
    progress.start(name);
    const started = performance.now();
    const result = await work();
    const passed = result?.passed !== false;
    const note = result === undefined ? "up to date" : "";
    progress.end(name, passed, (performance.now() - started) / 1000, note);
    if (passed) return;
    process.stderr.write(`\n${result.output}\n`);
    process.exit(exitCode);
  };
}

function seconds(value) {
  return `${value.toFixed(1)} s`;
}
