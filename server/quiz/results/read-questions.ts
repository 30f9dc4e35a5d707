import { createHash } from "node:crypto";
import type { QuestionContent } from "#shared/contract/content/questions.ts";
import type { GivenAnswer } from "#shared/contract/quiz/results.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import {
  type Fields,
  type SiteContent,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import { createPageCache } from "#server/content/live/page-cache.ts";
import { findQuestionsOf } from "#server/content/publications/queries.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { isPreview } from "#server/platform/http/preview-context.ts";
import { findWordingNumbers, insertWordings } from "./queries.ts";

/** The number of the wording and the concern of each question, by id. */
type Questions = Map<string, { wording: number; concern: string | null }>;

export type CurrentQuestions = {
  /** The questions by id. An answer counts for `concern`, which is null if the concern is inactive. */
  questions: Questions;
  /** The active concerns, in the staff's order. */
  staffOrder: string[];
  publication: number | undefined;
};

/** The current questions. Their wordings are stored permanently before anyone can answer them. */
export async function loadCurrentQuestions({
  db,
  cache,
}: Pick<Services, "db" | "cache">): Promise<CurrentQuestions> {
  const content = await cache.read();
  return content.once("worded questions", async () => {
    const active = content.concerns.filter((concern) => concern.active);
    const staffOrder = active.map(({ _id }) => _id);
    const questions = await storeQuestions(db, siteContentOf(content));
    return {
      questions: withActiveConcerns(questions, staffOrder),
      staffOrder,
      publication: content.publication,
    };
  });
}

function withActiveConcerns(questions: Questions, active: string[]): Questions {
  return new Map(
    [...questions].map(([_id, { wording, concern }]) => {
      const isActive = concern !== null && active.includes(concern);
      return [_id, { wording, concern: isActive ? concern : null }];
    }),
  );
}

/**
 * Finds the question of each answer in the words of the publication that the answer names. Clients that know only the
 * specification name none and get the current words. If the words are unknown, the answer gets a wording without words.
 */
export function createQuestionReader(services: Pick<Services, "db" | "cache">) {
  const { db, cache } = services;
  const once = createPageCache();

  async function readOlder(number: number): Promise<Questions | undefined> {
    const content = await findQuestionsOf(db, number);
    return content && storeQuestions(db, content);
  }

  // Not cached in a preview: its wordings may be marked as shown only there.
  const loadOlder = (number: number) =>
    isPreview()
      ? readOlder(number)
      : once(
          String(number),
          () => readOlder(number),
          (questions) => questions !== undefined,
        );

  async function loadWithoutWords(ids: string[]): Promise<Questions> {
    if (ids.length === 0) return new Map();
    const content = siteContentOf(await cache.read());
    const questions = ids.flatMap((id) => {
      const fields = content.questions[id];
      return fields ? [[id, withoutWords(fields)]] : [];
    });
    return storeQuestions(db, {
      ...content,
      questions: Object.fromEntries(questions),
    });
  }

  return async (answers: GivenAnswer[]) => {
    const current = await loadCurrentQuestions(services);
    const { publication: latest, staffOrder } = current;
    const byPublication = new Map([[latest, current.questions]]);
    for (const { publication } of answers)
      if (publication !== undefined && !byPublication.has(publication)) {
        const questions = await loadOlder(publication);
        byPublication.set(
          publication,
          withActiveConcerns(questions ?? new Map(), staffOrder),
        );
      }
    const read = answers.map(({ question, publication = latest }) => ({
      publication,
      question: byPublication.get(publication)?.get(question),
    }));
    const unread = answers.filter((_answer, place) => !read[place]?.question);
    const unknown = withActiveConcerns(
      await loadWithoutWords(unread.map(({ question }) => question)),
      staffOrder,
    );
    return {
      /** The question of each answer; undefined if it does not exist. */
      questions: answers.map(
        (answer, place) =>
          read[place]?.question ?? unknown.get(answer.question),
      ),
      staffOrder,
      /** The publication that each answer was read in; null if unknown. */
      publications: read.map(({ publication = null, question }) =>
        question ? publication : null,
      ),
    };
  };
}

export type QuestionsOfAnswers = Awaited<
  ReturnType<ReturnType<typeof createQuestionReader>>
>;

type WordedContent = Pick<SiteContent, "concerns" | "questions">;

/** Stores the wordings of all questions permanently. */
async function storeQuestions(
  db: Database,
  content: WordedContent,
): Promise<Questions> {
  const questions = Object.entries(content.questions).map(([_id, fields]) => ({
    ...(fields as QuestionContent),
    _id,
  }));
  const wordings = questions.map((question) => wordingOf(question, content));
  const numbers = await storeWordings(db, wordings);
  return new Map(
    questions.map(({ _id, concern }, place) => [
      _id,
      { wording: numbers[place] as number, concern },
    ]),
  );
}

/** Without its words, the meaning of the answers is unknown as well. */
function withoutWords(question: Fields): Fields {
  const texts = ["text", ...answerOptions.map((option) => `label${option}`)];
  const empty = texts.flatMap((text) => [
    [text, ""],
    [`${text}_es`, ""],
  ]);
  return { ...question, purpose: null, ...Object.fromEntries(empty) };
}

/** Uses neutral words instead of the child's name, because wordings are shared by all families. */
function wordingOf(
  question: QuestionContent & { _id: string },
  { concerns }: WordedContent,
) {
  const concern = concerns[question.concern ?? ""];
  const row = withChildName({
    ...question,
    concern_name: concern ? String(concern["name"]) : null,
    concern_name_es: concern ? String(concern["name_es"]) : null,
  });
  const content = {
    question: row._id,
    text: row.text,
    text_es: row.text_es,
    concern: row.concern,
    concern_name: row.concern_name,
    concern_name_es: row.concern_name_es,
    labels: answerOptions.map((option) => row[`label${option}`]),
    labels_es: answerOptions.map((option) => row[`label${option}_es`]),
    // Omit an empty purpose, so that the hashes of older wordings stay the same.
    ...(row.purpose && { purpose: row.purpose }),
  };
  const hash = createHash("sha256").update(JSON.stringify(content)).digest();
  return { ...content, hash };
}

async function storeWordings(
  db: Database,
  wordings: ReturnType<typeof wordingOf>[],
): Promise<(number | undefined)[]> {
  const hashes = wordings.map(({ hash }) => hash);
  const nameOf = (hash: Buffer) => hash.toString("base64");
  const find = async (isWanted: (row: { preview: boolean }) => boolean) =>
    new Map(
      (await findWordingNumbers(db, hashes))
        .filter(isWanted)
        .map(({ hash, number }) => [nameOf(hash), number]),
    );
  const preview = isPreview();
  const numbersByHash = await find((row) => preview || !row.preview);
  const newWordings = wordings.filter(
    ({ hash }) => !numbersByHash.has(nameOf(hash)),
  );
  if (newWordings.length === 0)
    return hashes.map((hash) => numbersByHash.get(nameOf(hash)));
  await insertWordings(
    db,
    newWordings.map((wording) => ({ ...wording, preview })),
  );
  const all = await find(() => true);
  return hashes.map((hash) => all.get(nameOf(hash)));
}
