import type { Result } from "#shared/contract/quiz/results.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import {
  ageGroups,
  type Child,
  doseGroups,
  answeredGroup,
  type QuestionPurpose,
} from "#shared/rules/quiz/visit/child-notes.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  findResultOrSuccessor,
  findWordings,
  type ResultRow,
} from "./queries.ts";

type Wording = Awaited<ReturnType<typeof findWordings>>[number];
type ResultContent = Pick<
  ResultRow,
  | "asked"
  | "chosen"
  | "proposed"
  | "scores"
  | "ranked"
  | "final"
  | "second_answer"
>;
type Wordings = Map<number | null, Wording>;

/**
 * Reads a result without names, with the wording that was used at the time. Its link may be shared, so the reply
 * leaves out the contact: the contact's own link shows the names.
 */
export function createResultReader(db: Database) {
  // Cached without a limit, because wordings never change and are few.
  const wordings: Wordings = new Map();
  async function loadWordings(numbers: (number | null)[]) {
    const missing = numbers.filter((number) => !wordings.has(number));
    if (missing.every((number) => number === null)) return;
    for (const wording of await findWordings(db, numbers))
      wordings.set(wording.number, wording);
  }

  return async (id: string): Promise<Result | undefined> => {
    const row = await findResultOrSuccessor(db, id);
    if (!row) return undefined;
    await loadWordings(row.asked);
    const { _id, language, final: ranked } = row;
    const answers = answersOf(row, wordings);
    const orderedConcerns = concernsOf(row, wordings);
    const withoutContact = { contact: null, userid: null };
    const child = childOf(row, wordings);
    return {
      _id,
      language,
      ...withoutContact,
      ranked,
      child,
      askAgain: askAgainOf(row, wordings),
      answers,
      orderedConcerns,
    };
  };
}

/** The child's age and doses. Uses the purposes that the questions had when they were answered. */
function childOf({ asked, chosen }: ResultContent, wordings: Wordings): Child {
  const answerTo = (purpose: QuestionPurpose) =>
    chosen[
      asked.findIndex((number) => wordings.get(number)?.purpose === purpose)
    ];
  return {
    age: answeredGroup(ageGroups, answerTo("age")),
    doses: answeredGroup(doseGroups, answerTo("doses")),
  };
}

/** The question about the intention in the words that the family read. */
function askAgainOf(
  { final, asked, second_answer }: ResultContent,
  wordings: Wordings,
) {
  const wording = asked
    .map((number) => wordings.get(number))
    .find((each) => each?.purpose === "intention");
  if (!final || !wording) return null;
  return {
    question: wording.text,
    question_es: wording.text_es,
    labels: wording.labels,
    labels_es: wording.labels_es,
    isAnswered: second_answer !== null,
  };
}

function concernIn(wording: Wording | undefined) {
  if (!wording || wording.concern === null) return null;
  return {
    _id: wording.concern,
    name: wording.concern_name ?? "",
    name_es: wording.concern_name_es ?? "",
  };
}

function answersOf({ asked, chosen }: ResultContent, wordings: Wordings) {
  return chosen.map((answer, place) => {
    const wording = wordings.get(asked[place] ?? null);
    const option = answerOptions.indexOf(answer);
    return {
      number: place + 1,
      question: wording?.text ?? "",
      question_es: wording?.text_es ?? "",
      concern: concernIn(wording),
      answer,
      label: wording?.labels[option] ?? "",
      label_es: wording?.labels_es[option] ?? "",
    };
  });
}

function concernsOf(
  { asked, proposed, scores, ranked }: ResultContent,
  wordings: Wordings,
) {
  const concerns = asked.map((number) => concernIn(wordings.get(number)));
  const byId = new Map(concerns.map((each) => [each?._id, each]));
  return (ranked ?? proposed).flatMap((_id) => {
    const concern = byId.get(_id);
    return concern
      ? [{ ...concern, count: scores[proposed.indexOf(_id)] ?? 0 }]
      : [];
  });
}
