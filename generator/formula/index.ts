/**
 * Formulas: text -> tree (`parseFormula`) -> typed tree (`typeFormula`) -> TypeScript (`emitFormula`) and steps (`stepTree`).
 */
export { parseFormula } from "./parse.ts";
export { asCases } from "./expression.ts";
export { typeFormula, type TypedFormula } from "./type.ts";
export { unifyLiterals, untranslated } from "./unify.ts";
export { emitFormula, type EmittedFormula, type RuntimeImport } from "./emit.ts";
export { stepTree } from "./steps.ts";
export { pathCode, casePathCode } from "./path-number.ts";
export { alwaysMentioned, inAll } from "./always-mentioned.ts";
export { anyOf, certainly, isCertain, possibleValues, type KnownValues, type Possible } from "./possible.ts";
export { asAlways, asAside, readingsOf, type Reading } from "./readings.ts";
export { calendarRules, mentions, type Mention } from "./mentions.ts";
export type { FormulaProblem, FormulaProblemArguments, FormulaProblemCode } from "./problem.ts";
export type { Expression, Span } from "./expression.ts";
export type { Scope, ScopeName, UnitFactor, UnitLookup } from "./scope.ts";
export type { TypedExpression } from "./typed-expression.ts";
export { functionCatalog } from "./functions/catalog.ts";
export { usageOf, type FormulaFunction } from "./functions/function.ts";
export { showType } from "./show-type.ts";
