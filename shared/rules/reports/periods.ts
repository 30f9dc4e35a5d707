/** Weeks that insights can cover, including the current one. */
export const periods = ["1", "4", "13", "52", "all"] as const;

/** Periods of seven days in the dashboard's trends. */
export const trendWeeks = 8;
