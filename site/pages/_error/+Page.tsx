/** What Vike draws where the site has no page, while it is edited and for the root of the built site. */
export { Page } from "../not-found/+Page.tsx";
