export const route = "/@locale/search";
