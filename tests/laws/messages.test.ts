import { testMessages } from "./messages.ts";

for (const folder of ["specs/words", "specs/units/words"]) testMessages(folder);
