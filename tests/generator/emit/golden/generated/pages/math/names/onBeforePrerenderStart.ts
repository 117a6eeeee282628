// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { calculatorAddresses } from "../../../../../../../../site/routes/addresses.ts";

export const onBeforePrerenderStart = () => calculatorAddresses("math/names", ["math/names"]);
