import type { GivenAnswer } from "#shared/contract/results.ts";
import { type AnswerOption, scoreConcerns } from "#shared/rules/answers.ts";
import { proposeOrder } from "#shared/rules/ordering.ts";
import type { Asked } from "./asked.ts";

export type Scored = {
  asked: (number | null)[];
  chosen: AnswerOption[];
  proposed: string[];
  scores: number[];
  problem: string | null;
};

/** What answers come to. One whose question is gone is kept, counts for nothing and is a problem. */
export function scoreAnswers(
  answers: GivenAnswer[],
  { questions, staffOrder }: Asked,
): Scored {
  const known = answers.map(({ question }) => questions.get(question));
  const scores = scoreConcerns(
    answers.map(({ answer }, place) => ({
      answer,
      concern: known[place]?.concern ?? null,
    })),
  );
  const scored = [...scores].map(([_id, score]) => ({ _id, score }));
  const proposal = proposeOrder(scored, staffOrder);
  return {
    asked: known.map((question) => question?.wording ?? null),
    chosen: answers.map(({ answer }) => answer),
    proposed: proposal.map(({ _id }) => _id),
    scores: proposal.map(({ score }) => score),
    problem: known.includes(undefined) ? "question deleted" : null,
  };
}
