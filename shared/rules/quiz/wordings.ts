type Texts = { text: string; text_es: string };

/** A wording whose words are unknown has empty texts. It only says which question and concern an answer is about. */
export const hasWords = ({ text }: Pick<Texts, "text">) => text !== "";

/** The newest of these wordings with known words. */
export const newestWords = <Wording extends Texts>(
  oldestFirst: readonly Wording[],
): Wording | undefined => oldestFirst.filter(hasWords).slice(-1)[0];

/** The texts of a question, or what screens and files show if they are unknown. */
export const shownTexts = (wording: Texts): Texts =>
  hasWords(wording)
    ? wording
    : { text: "Words unknown", text_es: "Palabras desconocidas" };
