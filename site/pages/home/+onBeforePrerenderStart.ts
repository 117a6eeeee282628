import { pathOf } from "../../routes/route.ts";
import { siteRoutes } from "../../routes/site-routes.ts";

/** Every page there is to draw, of all kinds: the router finds the kind of each address. */
export const onBeforePrerenderStart = (): string[] => siteRoutes.map(pathOf);
