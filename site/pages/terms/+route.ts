export const route = "/@locale/terms";
