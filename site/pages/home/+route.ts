export const route = "/@locale";
