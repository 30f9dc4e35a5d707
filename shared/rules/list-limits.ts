/** The most entries of every list. Calls refuse more, forms take no more. */
export const listLimits = {
  questions: 500,
  concerns: 200,
  /** Of one concern. */
  links: 20,
  suggestedquestions: 20,
  /** Of About us. */
  profiles: 4,
  /** Contacts that one call deletes, or invites. */
  deleted: 1000,
  invited: 500,
  /** Messages that staff see, the newest. */
  messages: 1000,
  /** Warnings of a kind that the dashboard shows; of the others it says how many there are. */
  warnings: 4,
};
