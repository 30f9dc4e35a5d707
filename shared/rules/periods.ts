/** How many weeks back staff may look, this one included. */
export const periods = ["1", "4", "13", "52", "all"] as const;
