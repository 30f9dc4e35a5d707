import type { AnswerTime } from "./queries.ts";

type Answered = { number: number; answered: number; seconds: number | null };

/** How often each question was answered, and the seconds that half of the measured answers took at most. */
export function answeredOf(times: AnswerTime[]): Answered[] {
  const questions = new Map<number, Map<number, number>>();
  for (const { number, seconds, count } of times) {
    const known = questions.get(number) ?? new Map<number, number>();
    known.set(seconds, (known.get(seconds) ?? 0) + count);
    questions.set(number, known);
  }
  return [...questions]
    .map(([number, counts]) => ({
      number,
      answered: totalOf([...counts]),
      seconds: medianOf([...counts].filter(([seconds]) => seconds >= 0)),
    }))
    .filter(({ answered }) => answered > 0)
    .toSorted((one, other) => one.number - other.number);
}

type Counted = [seconds: number, count: number];

function totalOf(counted: Counted[]): number {
  return counted.reduce((sum, [, count]) => sum + count, 0);
}

function medianOf(counted: Counted[]): number | null {
  const all = totalOf(counted);
  let upto = 0;
  for (const [seconds, count] of counted.toSorted(([a], [b]) => a - b)) {
    upto += count;
    if (count > 0 && upto * 2 >= all) return seconds;
  }
  return null;
}
