export { data } from "../not-found/+data.ts";
