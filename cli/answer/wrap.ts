import { displayWidth } from "./display-width.ts";

/** A paragraph in lines of at most `width` columns, each after `indent`; a longer word stands alone. */
export function wrap(text: string, width: number, indent = ""): string {
  const room = Math.max(20, width - displayWidth(indent));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    if (line !== "" && displayWidth(line) + 1 + displayWidth(word) > room) {
      lines.push(line);
      line = "";
    }
    line += (line === "" ? "" : " ") + word;
  }
  if (line !== "") lines.push(line);
  return lines.map((each) => indent + each).join("\n");
}
