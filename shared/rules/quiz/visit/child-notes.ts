import {
  type AnswerOption,
  answerOptions,
} from "#shared/rules/quiz/answers.ts";

/**
 * A question with a purpose asks for a fact. Its answers A to E have a fixed meaning, even if staff reword the labels:
 * for age and doses the groups below, for the intention from very unlikely to very likely.
 */
export const questionPurposes = ["age", "doses", "intention"] as const;
export type QuestionPurpose = (typeof questionPurposes)[number];

/** Age groups in words, because spreadsheets would read 9-10 as a date. */
export const ageGroups = [
  "under 9",
  "9 to 10",
  "11 to 12",
  "13 to 14",
  "15 or older",
] as const;
export type AgeGroup = (typeof ageGroups)[number];

export const doseGroups = [
  "none",
  "one",
  "two or more",
  "some",
  "unknown",
] as const;
export type DoseGroup = (typeof doseGroups)[number];

/** Null for a question that was not asked. */
export type Child = { age: AgeGroup | null; doses: DoseGroup | null };

export function answeredGroup<Group>(
  groups: readonly Group[],
  answer: AnswerOption | undefined,
): Group | null {
  return answer ? (groups[answerOptions.indexOf(answer)] ?? null) : null;
}

const notesOfAge = {
  "under 9": "ageunder9",
  "9 to 10": "age9",
  "11 to 12": "age11",
  "13 to 14": "age13",
  "15 or older": "age15",
} as const satisfies Record<AgeGroup, string>;

const notesOfDoses = {
  none: undefined,
  one: "doseone",
  "two or more": "dosetwo",
  some: "doseunsure",
  unknown: "doseunsure",
} as const satisfies Record<DoseGroup, string | undefined>;

type Values<T> = T[keyof T];

/** A text in the settings' section `results`. */
export type ChildNote =
  Values<typeof notesOfAge> | NonNullable<Values<typeof notesOfDoses>>;

const catchUpAges = new Set<AgeGroup | null>(["13 to 14", "15 or older"]);
const startedDoses = new Set<DoseGroup | null>(["one", "some"]);

/**
 * The notes for a child. The note about the age is shown before the first dose and, from age 13 on, also after it,
 * but never after two doses.
 */
export function notesFor({ age, doses }: Child): ChildNote[] {
  const showsAgeNote =
    doses !== "two or more" &&
    (!startedDoses.has(doses) || catchUpAges.has(age));
  const ofAge = age && showsAgeNote ? notesOfAge[age] : undefined;
  const ofDoses = doses ? notesOfDoses[doses] : undefined;
  return [ofAge, ofDoses].filter((note) => note !== undefined);
}

/** What the doctor can say first. `open`: nothing is known that speaks against a dose today. */
export type Stage = "too young" | "started" | "finished" | "open";

export function stageOf({ age, doses }: Child): Stage {
  if (age === "under 9") return "too young";
  if (doses === "two or more") return "finished";
  return startedDoses.has(doses) ? "started" : "open";
}
