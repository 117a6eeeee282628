/**
 * `npm run bench [words…]`: measures how fast and how heavy everything is, and prints tables beside the goals; with
 * words, only the groups whose name holds one of them. `npm run bench scale 3` has three times the calculators, not ten, and
 * `npm run bench service 100000` asks the service 100,000 times, not 10,000.
 */
import { fileURLToPath } from "node:url";
import { measureAsShipped } from "./as-shipped.ts";
import { measureBatch } from "./batch.ts";
import { measureEditing } from "./editing.ts";
import { measureGeneration } from "./generation.ts";
import { showMeasurements, type Measurement } from "./measurement.ts";
import { measureBuild, measurePageWeights } from "./pages.ts";
import { measureResponsiveness } from "./responsiveness.ts";
import { measureScale } from "./scale.ts";
import { measureService } from "./service.ts";
import { measureTerminalStart } from "./terminal-start.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const today = new Date().toISOString().slice(0, 10);
const given = process.argv.slice(2);
const wanted = given.filter((word) => !/^\d+$/u.test(word));
/** How many times over `scale` has the calculators, or how many requests `service` asks. */
const count = given.find((word) => !wanted.includes(word));
const groups: Readonly<Record<string, () => readonly Measurement[] | Promise<readonly Measurement[]>>> = {
  payment: () => measureAsShipped(root, "mortgage-payment-process"),
  answer: () => measureAsShipped(root, "mortgage-answer-process"),
  terminal: () => measureTerminalStart(root),
  batch: () => measureBatch(root),
  service: () => measureService(root, Number(count ?? 10_000)),
  generation: () => measureGeneration(root, today),
  editing: () => measureEditing(root),
  build: () => measureBuild(root),
  responsiveness: () => measureResponsiveness(root),
  weight: () => measurePageWeights(root),
  scale: () => measureScale(root, Number(count ?? 10)),
};

for (const [name, measure] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  process.stderr.write(`measuring: ${name}\n`);
  // Each group at once: the last ones take minutes, and whoever stops them keeps what was measured.
  process.stdout.write(`${showMeasurements(await measure())}\n`);
}
