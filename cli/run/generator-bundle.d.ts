import type * as Generator from "../../generator/run.ts";

/** The address of the generator's module in one file, made again when its sources or packages have changed. */
export function bundledGenerator(root: string): Promise<string>;
/** The generator, from that file. */
export function loadGenerator(root: string): Promise<typeof Generator>;
