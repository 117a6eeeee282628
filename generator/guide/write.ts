/** `npm run guide`: writes the author's reference to `specs/REFERENCE.md`. A test says when it is out of date. */
import { writeFileSync } from "node:fs";
import { writeGuide } from "./reference.ts";

writeFileSync("specs/REFERENCE.md", writeGuide());
