export const route = "/@locale/404";
