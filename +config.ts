export { config as default } from "./site/renderer/config.ts";
