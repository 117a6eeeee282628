/** The box of the search page, in addresses that lead to it: `/en/search#ask`. */
export const boxId = "ask";
