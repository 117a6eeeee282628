export const route = "/blog/@slug";
