/** The id of the question that is asked again, to which its form returns without scripts. */
export const askAgainId = "ask-again";
