import {
  type AnswerOption,
  answerOptions,
} from "#shared/rules/quiz/answers.ts";
import { scoreConcerns } from "#shared/rules/quiz/scores.ts";
import {
  isMain,
  move,
  proposeOrder,
  topCount,
} from "#shared/rules/quiz/ordering.ts";
import {
  answeredGroup,
  doseGroups,
} from "#shared/rules/quiz/visit/child-notes.ts";
import { newId } from "#server/platform/ids.ts";
import type { CurrentQuestions } from "#server/quiz/results/read-questions.ts";

// Weights of the answer options by a parent's mood.
const moods = {
  calm: [3, 8, 20, 36, 33],
  asking: [10, 22, 32, 22, 14],
  worried: [30, 32, 20, 12, 6],
};

const parents = {
  en: ["Ashley", "Brian", "Denise", "Jamal", "Karen", "Marcus", "Tanya"],
  es: ["Carmen", "José", "Lucía", "María", "Miguel", "Rosa", "Yolanda"],
};

/** Ends the parent's name, so that staff recognize made-up families. */
export const demoMark = "(demo)";

// How many answers up the second answer is, and how often.
const changes = [-1, 0, 1, 2];
const changeWeights = [5, 45, 38, 12];

const day = 24 * 60 * 60 * 1000;

/** With the ids of the questions about the child's doses and about the intention, which is asked again after reading. */
type Asked = CurrentQuestions &
  Record<"doses" | "intention", string | undefined>;

/** Creates a fictional family's answers and ranking. */
export function inventFamily(dice: Dice, current: Asked, now: number) {
  const language = dice.chance(0.45) ? "es" : "en";
  const mood = dice.one(Object.values(moods));
  const answers = [...current.questions].map(([id, question]) => ({
    ...question,
    id,
    answer: answerOptions[dice.weighted(mood)] as AnswerOption,
  }));
  const scores = [...scoreConcerns(answers)].map(([_id, score]) => ({
    _id,
    score,
  }));
  const proposal = proposeOrder(scores, current.staffOrder);
  const proposed = proposal.map(({ _id }) => _id);
  const isFinal = dice.chance(0.94);
  const answerTo = (question: string | undefined) =>
    answers.find(({ id }) => id === question)?.answer;
  const age = isFinal ? dice.roll() * 365 : dice.roll();
  return {
    _id: newId(),
    final: isFinal,
    date: new Date(now - age * day).toISOString(),
    language,
    parentname: `${dice.one(parents[language])} ${demoMark}`,
    asked: answers.map(({ wording }) => wording),
    chosen: answers.map(({ answer }) => answer),
    proposed,
    scores: proposal.map(({ score }) => score),
    ranked: isFinal
      ? rearranged(dice, proposed, proposal.filter(isMainOne).length)
      : null,
    ...(isFinal && dice.chance(0.65)
      ? afterReading(dice, answerTo(current.intention), answerTo(current.doses))
      : {}),
  };
}

type Answer = AnswerOption | undefined;

/** Most families choose the same answer after reading; more move up than down. */
function afterReading(dice: Dice, intention: Answer, doses: Answer) {
  if (!intention) return {};
  const change = changes[dice.weighted(changeWeights)] ?? 0;
  const place = answerOptions.indexOf(intention) + change;
  const last = answerOptions.length - 1;
  return {
    firstAnswer: intention,
    secondAnswer: answerOptions[Math.min(Math.max(place, 0), last)],
    hasAllDoses: answeredGroup(doseGroups, doses) === "two or more",
  };
}

export type DemoFamily = ReturnType<typeof inventFamily>;

const isMainOne = ({ score }: { score: number }) => isMain(score);

/** Most families keep the proposed order; others move one or two concerns up. */
function rearranged(dice: Dice, proposed: string[], main: number): string[] {
  let ranked = proposed;
  for (let moves = dice.weighted([60, 28, 12]); moves > 0; moves -= 1)
    ranked = move(
      ranked,
      dice.upTo(Math.max(main, topCount)),
      dice.upTo(topCount),
    );
  return ranked;
}

export type Dice = ReturnType<typeof createDice>;

/** A random generator with a seed, so that a demonstration can be repeated. */
export function createDice(seed: number) {
  let state = seed >>> 0;
  /** Returns a number in [0, 1) (mulberry32). */
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    roll,
    upTo: (count: number) => Math.floor(roll() * count),
    chance: (share: number) => roll() < share,
    one: <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T,
    /** Returns an index, with a probability proportional to its weight. */
    weighted(weights: readonly number[]): number {
      let rest = roll() * weights.reduce((sum, weight) => sum + weight, 0);
      const place = weights.findIndex((weight) => (rest -= weight) < 0);
      return place < 0 ? weights.length - 1 : place;
    },
  };
}
