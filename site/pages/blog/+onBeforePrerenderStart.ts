import { pageAddresses } from "../../routes/addresses.ts";

/** The blog leads to its posts, with a calculator in them or not. */
export const onBeforePrerenderStart = (): string[] => pageAddresses("post");
