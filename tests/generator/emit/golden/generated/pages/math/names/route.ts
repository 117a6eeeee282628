// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

export const route = "/@locale/math/names";
