/** What somebody writes who wants every column that `plainsum batch health/bmi` gives: class, healthy weights, the way to the next class. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

const borders = [
  [0, "underweight"],
  [18.5, "normal"],
  [25, "overweight"],
  [30, "obesity_1"],
  [35, "obesity_2"],
  [40, "obesity_3"],
];
/** The WHO's borders of normal weight. */
const [lowest, limit] = [18.5, 25];

let isHeader = true;
for await (const line of createInterface({ input: createReadStream(process.argv[2] ?? "") })) {
  if (isHeader) {
    process.stdout.write(
      `${line},bmi,class,lowest,unit,to_next,unit,highest,unit,next,to_lose,unit,to_gain,unit,status\n`,
    );
    isHeader = false;
    continue;
  }
  const [, height, weight] = line.split(",");
  const centimeters = Number(height);
  const kilograms = Number(weight);
  if (!(centimeters >= 90 && centimeters <= 275 && kilograms >= 20 && kilograms <= 500)) {
    process.stdout.write(`${line},,,,,,,,,,,,,,invalid\n`);
    continue;
  }
  const square = (centimeters / 100) ** 2;
  const bmi = kilograms / square;
  let here = 0;
  for (const [index, [border]] of borders.entries()) if (bmi >= border) here = index;
  const [from, own] = borders[here];
  const [to, above] = borders[here + 1] ?? [1000, own];
  const isAbove = from === 0 || to - bmi <= bmi - from;
  const toNext = Math.abs((isAbove ? to : from) * square - kilograms);
  const next = isAbove ? above : borders[here - 1][1];
  const [toLose, toGain] = [kilograms - limit * square, lowest * square - kilograms];
  const lose = toLose > 0 ? `${toLose},kilogram` : ",";
  const gain = toGain > 0 ? `${toGain},kilogram` : ",";
  process.stdout.write(
    `${line},${bmi},${own},${lowest * square},kilogram,${toNext},kilogram,${limit * square},kilogram,${next},${lose},${gain},answered\n`,
  );
}
