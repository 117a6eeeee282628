import { pageRoute } from "../../routes/page-route.ts";

export const route = pageRoute("not-found");
