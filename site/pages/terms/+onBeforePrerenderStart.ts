import { pageAddresses } from "../../routes/page-route.ts";

export const onBeforePrerenderStart = (): string[] => pageAddresses("terms");
