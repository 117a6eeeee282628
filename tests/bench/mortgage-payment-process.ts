/** A process of its own for the mortgage payment; writes its measurements as JSON. */
import { measureMortgagePayment } from "./mortgage-payment.ts";

process.stdout.write(JSON.stringify(await measureMortgagePayment()));
