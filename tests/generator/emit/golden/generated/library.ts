// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

import { asked } from "../../../../../generator/runtime/asked.ts";
import { calculator as everythingModel } from "./calculators/math/everything/model.ts";
import { calculator as namesModel } from "./calculators/math/names/model.ts";
import type {
  Inputs as EverythingInputs,
  Values as EverythingValues,
} from "./calculators/math/everything/model.ts";
import type { Inputs as NamesInputs, Values as NamesValues } from "./calculators/math/names/model.ts";

/** math/everything: its inputs are those of {@link EverythingInputs}, its values those of {@link EverythingValues}. */
export const everything = asked<EverythingInputs, EverythingValues>(everythingModel);
export type { EverythingInputs, EverythingValues };

/** math/names: its inputs are those of {@link NamesInputs}, its values those of {@link NamesValues}. */
export const names = asked<NamesInputs, NamesValues>(namesModel);
export type { NamesInputs, NamesValues };
export type { Answer, Citation, Problem, Refusal } from "../../../../../generator/runtime/answer.ts";
export type { Asked, AskedOn } from "../../../../../generator/runtime/asked.ts";
