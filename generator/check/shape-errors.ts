import type { ErrorObject } from "ajv";
export function describeErrors(errors: readonly ErrorObject[], source: unknown): [] { console.log(JSON.stringify(errors.map(({keyword,instancePath,params,propertyName})=>({keyword,instancePath,params,propertyName})),null,0)); void source; return []; }
