/**
 * How many of its questions were answered at the visit, as the family says afterwards. Events contain the position in
 * this list.
 */
export const visitAnswers = ["none", "some", "all"] as const;
export type VisitAnswer = (typeof visitAnswers)[number];
