/** Where the page of a region lists the offenses it knows by a name. */
export const namesId = "offenses";
