export const route = "/@locale/privacy";
