import { pageAddresses } from "../../routes/addresses.ts";

export const onBeforePrerenderStart = (): string[] => pageAddresses("embed");
