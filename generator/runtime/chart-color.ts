/** The colors of charts, in the order they are given out. Each has a pattern of its own, so that color is never alone. */
export const chartColors = ["green", "sand", "blue", "orange", "rose", "olive", "violet", "brown"] as const;
/** The color of a value, column or part: the same in every chart and table of its page. */
export type ChartColor = (typeof chartColors)[number];

/** What being in a range means for the reader. */
export const bandTones = ["good", "caution", "bad"] as const;
export type BandTone = (typeof bandTones)[number];
