// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

import { callable } from "../../../../../generator/runtime/callable.ts";
import { calculator as everythingModel } from "./calculators/math/everything/model.ts";
import { calculator as namesModel } from "./calculators/math/names/model.ts";
import { calculator as roomModel } from "./calculators/math/room/model.ts";
import type {
  Inputs as EverythingInputs,
  Values as EverythingValues,
} from "./calculators/math/everything/model.ts";
import type { Inputs as NamesInputs, Values as NamesValues } from "./calculators/math/names/model.ts";
import type { Inputs as RoomInputs, Values as RoomValues } from "./calculators/math/room/model.ts";

/** math/everything: its inputs are those of {@link EverythingInputs}, its values those of {@link EverythingValues}. */
export const everything = callable<EverythingInputs, EverythingValues>(everythingModel);
export type { EverythingInputs, EverythingValues };

/** math/names: its inputs are those of {@link NamesInputs}, its values those of {@link NamesValues}. */
export const names = callable<NamesInputs, NamesValues>(namesModel);
export type { NamesInputs, NamesValues };

/** math/room: its inputs are those of {@link RoomInputs}, its values those of {@link RoomValues}. */
export const room = callable<RoomInputs, RoomValues>(roomModel);
export type { RoomInputs, RoomValues };
export type { Answer, Citation, Problem, Refusal } from "../../../../../generator/runtime/answer.ts";
export type { Callable, CallOptions } from "../../../../../generator/runtime/callable.ts";
