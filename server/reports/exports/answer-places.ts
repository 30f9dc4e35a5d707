import type { QuestionPurpose } from "#shared/rules/quiz/visit/child-notes.ts";
import type { ExportColumns, WordingRow } from "./queries.ts";

type AnswerPlace = {
  /** The index in the stored answers. */
  place: number;
  wording: WordingRow;
  /** The number of the wording in the codebook. */
  wordingNumber: number;
};

/** Where the answers to all questions are, in a result with these wordings (`12,13,…`). */
export function answerPlaces({ questions }: ExportColumns, asked: string) {
  const places = new Map<number, number>();
  asked.split(",").forEach((number, place) => {
    if (!places.has(Number(number))) places.set(Number(number), place);
  });
  const isAsked = ({ number }: WordingRow) => places.has(number);
  const answers = questions.map(({ wordings }): AnswerPlace | undefined => {
    const at = wordings.findIndex(isAsked);
    const wording = wordings[at];
    const place = wording && places.get(wording.number);
    return place === undefined || wording === undefined
      ? undefined
      : { place, wording, wordingNumber: at + 1 };
  });
  const all = questions.flatMap(({ wordings }) => wordings);
  const placeOf = (purpose: QuestionPurpose) => {
    const wording = all.find(
      (each) => each.purpose === purpose && isAsked(each),
    );
    return wording && places.get(wording.number);
  };
  return { answers, age: placeOf("age"), doses: placeOf("doses") };
}

export type AnswerPlaces = ReturnType<typeof answerPlaces>;
