/** What the start page says in a few short lines. */
export const promises = ["promise1", "promise2", "promise3"] as const;

/** The parts of the information for parents, in the order in which they are read. */
export const informationParts = [
  "purpose",
  "time",
  "voluntary",
  "stored",
  "whosees",
  "whoruns",
  "studyboard",
  "reachus",
] as const;
