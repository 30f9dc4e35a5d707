/** The maximum length of a text, counted as in `counter`. */
export const feedbackTextLimit = 120;

/** Scores range from 0 to this. */
export const highestScore = 5;

/** Scores the share of yes among the answered questions, in whole points. Null if none was answered. */
export function websiteScore(
  answers: readonly (boolean | null | undefined)[],
): number | null {
  const answered = answers.filter((answer) => typeof answer === "boolean");
  if (answered.length === 0) return null;
  return Math.round(
    (highestScore * answered.filter(Boolean).length) / answered.length,
  );
}

/** Whether every answer is missing or blank. */
export function isUnanswered(answers: readonly unknown[]): boolean {
  return answers.every(
    (answer) =>
      answer === null ||
      answer === undefined ||
      (typeof answer === "string" && answer.trim() === ""),
  );
}

/**
 * Counts code points, so that 💉 is one character. HTML's maxlength would count two, so the text box shows
 * `remaining` instead, which is negative if the text is too long.
 */
export function counter(text: string): { used: number; remaining: number } {
  const used = Array.from(text).length;
  return { used, remaining: feedbackTextLimit - used };
}
