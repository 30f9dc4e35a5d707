/** Progress in whole percent; the last question gives 100. */
export function percentComplete(number: number, amount: number): number {
  if (amount <= 0) return 0;
  const percent = Math.round((100 * number) / amount);
  return Math.min(100, Math.max(0, percent));
}

/** Whether leaving now counts as 'left without finishing'. */
export function isAbandoned(answeredCount: number): boolean {
  return answeredCount < 10;
}

/** The next question number; undefined after the last. */
export function nextPosition(
  number: number,
  amount: number,
): number | undefined {
  return number < amount ? number + 1 : undefined;
}
