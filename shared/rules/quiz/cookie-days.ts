/** Lifetime in days of the cookies for a quiz without scripts and for the questions for the visit. */
export const cookieDays = { quiz: 30, questions: 180 } as const;
