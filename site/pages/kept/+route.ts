export const route = "/@locale/kept";
