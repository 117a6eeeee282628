/** The calculator that is framed. */
export { data } from "../calculator/+data.ts";
