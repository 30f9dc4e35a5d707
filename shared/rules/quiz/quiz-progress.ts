/** How far along a question stands, in whole percent: 'n of amount' as a bar; the last one fills it. */
export function percentComplete(number: number, amount: number): number {
  if (amount <= 0) return 0;
  const percent = Math.round((100 * number) / amount);
  return Math.min(100, Math.max(0, percent));
}

/** Whether leaving now counts as 'left without finishing'. */
export function isAbandoned(answeredCount: number): boolean {
  return answeredCount < 10;
}

/** The question after this one; undefined when this is the last. */
export function nextPosition(
  number: number,
  amount: number,
): number | undefined {
  return number < amount ? number + 1 : undefined;
}
