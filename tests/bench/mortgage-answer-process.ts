/** A process of its own for the whole mortgage answer; writes its measurements as JSON. */
import { measureMortgageAnswer } from "./mortgage-answer.ts";

process.stdout.write(JSON.stringify(await measureMortgageAnswer()));
