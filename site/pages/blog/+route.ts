export const route = "/blog";
