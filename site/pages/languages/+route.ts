export const route = "/";
