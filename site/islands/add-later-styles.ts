import { once } from "../../generator/runtime/once.ts";
import address from "../styles/later.css?url&no-inline";
import { addSheet } from "./add-sheet.ts";

/** Styles what is not there when a page is first drawn: what comes in use or is printed. */
export const addLaterStyles = once((): void => addSheet(address));
