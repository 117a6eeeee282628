import styles from "../styles/later.css?url";
import { addStyles } from "./add-styles.ts";

let styled: Promise<void> | undefined;

/** Styles what lies below the answer, and what is printed, once the first part of it comes near the screen or goes to the printer. */
export async function styleBelow(): Promise<void> {
  styled ??= addStyles(styles);
  await styled;
}
