import { once } from "../../generator/runtime/once.ts";
import address from "../styles/below.css?url&no-inline";
import { addSheet } from "./add-sheet.ts";

/** Styles what lies below an answer, or comes when something is tried out. */
export const addBelowStyles = once((): void => addSheet(address));
