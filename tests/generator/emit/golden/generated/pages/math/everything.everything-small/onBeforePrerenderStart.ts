// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { calculatorAddresses } from "../../../../../../../../site/routes/addresses.ts";

export const onBeforePrerenderStart = () => calculatorAddresses("math/everything", ["math/everything/small"]);
