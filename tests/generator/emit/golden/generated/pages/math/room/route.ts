// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

export const route = "/@locale/math/room";
