/** What somebody writes who wants the BMI of each row of a table, and no more: the measure of `plainsum batch`. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

let isHeader = true;
for await (const line of createInterface({ input: createReadStream(process.argv[2] ?? "") })) {
  const [, height, weight] = line.split(",");
  const added = isHeader ? "bmi" : Number(weight) / (Number(height) / 100) ** 2;
  process.stdout.write(`${line},${added}\n`);
  isHeader = false;
}
