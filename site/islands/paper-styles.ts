import styles from "../styles/paper.css?url";
import { addStyles } from "./add-styles.ts";

let styled: Promise<void> | undefined;

/** Styles what is printed, once a part below the answer comes near the screen or something goes to the printer. */
export async function stylePaper(): Promise<void> {
  styled ??= addStyles(styles);
  await styled;
}
