/** The most characters that a feedback text may have. */
export const feedbackTextLimit = 120;

/** The score of a feedback goes from 0 to this. */
export const highestScore = 5;

/**
 * What a website feedback comes to: the share of yes among the questions that
 * were answered, rounded to whole points; null where none was.
 */
export function websiteScore(
  answers: readonly (boolean | null | undefined)[],
): number | null {
  const given = answers.filter((answer) => typeof answer === "boolean");
  if (given.length === 0) return null;
  return Math.round(
    (highestScore * given.filter(Boolean).length) / given.length,
  );
}

/** Whether nothing was answered and nothing written. */
export function isUnanswered(answers: readonly unknown[]): boolean {
  return answers.every(
    (answer) =>
      answer === null ||
      answer === undefined ||
      (typeof answer === "string" && answer.trim() === ""),
  );
}

/**
 * Counts code points, so that a 💉 is one character; HTML's maxlength would count it as two and
 * stop people early, so the text box goes without and shows `remaining`, below 0 when too long.
 */
export function counter(text: string): { used: number; remaining: number } {
  const used = Array.from(text).length;
  return { used, remaining: feedbackTextLimit - used };
}
