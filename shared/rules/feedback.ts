/** The most characters that a feedback text may have. */
export const feedbackTextLimit = 120;

type WebsiteAnswers = {
  useful: boolean;
  findinformation: boolean;
  wouldrecommend: boolean;
};

/** What a website feedback comes to from 0 to 5: five times the share of yes, rounded. */
export function websiteScore(answers: WebsiteAnswers): number {
  const { useful, findinformation, wouldrecommend } = answers;
  const yes = [useful, findinformation, wouldrecommend].filter(Boolean).length;
  return Math.round((5 * yes) / 3);
}

/** What a concern feedback comes to from 0 to 5: its stars; none given is 0. */
export function concernScore(howhelpful: number): number {
  return Math.min(5, Math.max(0, Math.round(howhelpful)));
}

/**
 * Counts code points, so that a 💉 is one character; HTML's maxlength would count it as two and
 * stop people early, so the text box goes without and shows `remaining`, below 0 when too long.
 */
export function counter(text: string): { used: number; remaining: number } {
  const used = Array.from(text).length;
  return { used, remaining: feedbackTextLimit - used };
}
