export const route = "/@locale/@category/@region";
