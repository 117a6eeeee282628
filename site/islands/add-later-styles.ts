import { once } from "../../generator/runtime/once.ts";
import address from "../styles/later.css?url&no-inline";

/** Styles what is not there when a page is first drawn: what comes in use, lies far below an answer or is printed. */
export const addLaterStyles = once((): void => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
});
