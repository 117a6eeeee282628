// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { calculatorAddresses } from "../../../../../../../../site/routes/addresses.ts";

export const onBeforePrerenderStart = () => calculatorAddresses("math/room", ["math/room"]);
