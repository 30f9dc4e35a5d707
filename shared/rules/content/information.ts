/** The short promises on the start page. */
export const promises = ["promise1", "promise2", "promise3"] as const;

/** The parts of the information for parents, in reading order. */
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
