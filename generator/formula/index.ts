/**
 * Formulas: text -> tree (`parseFormula`) -> typed tree (`typeFormula`) -> TypeScript (`emitFormula`) and steps (`stepTree`).
 */
export { parseFormula } from "./parse.ts";
export { asCases } from "./expression.ts";
export { typeFormula } from "./type.ts";
export { unifyLiterals, untranslated } from "./unify.ts";
export { emitFormula } from "./emit.ts";
export { stepTree } from "./steps.ts";
export { pathCode, casePathCode } from "./path-number.ts";
export { alwaysMentioned, inAll } from "./always-mentioned.ts";
export {
  anyOf,
  certainly,
  isCertain,
  possibleValues,
  valuesWhere,
  type KnownValues,
  type Possible,
} from "./possible.ts";
export { asAlways, asAside, readingsOf, type Reading } from "./readings.ts";
export { calendarRules, mentions } from "./mentions.ts";
export type { FormulaProblem } from "./problem.ts";
export type { Expression } from "./expression.ts";
export type { TypedExpression } from "./typed-expression.ts";
export { functionCatalog } from "./functions/catalog.ts";
export { showType } from "./show-type.ts";
