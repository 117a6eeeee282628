export const route = "/@locale/@category";
