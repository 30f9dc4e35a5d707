import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { QuestionContent } from "#shared/contract/content/questions.ts";
import type { GivenAnswer } from "#shared/contract/quiz/results.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import type { SiteContent } from "#shared/rules/content/site-content.ts";
import { findPublication } from "#server/content/publications/queries.ts";
import { siteContentOf } from "#server/content/publications/record.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { findWordingNumbers, insertWordings } from "./queries.ts";

/** By question id: the number of its wording, and the concern that its answer counts for. */
type Questions = Map<string, { wording: number; concern: string | null }>;

export type CurrentQuestions = {
  questions: Questions;
  /** The active concerns, in the staff's order. */
  staffOrder: string[];
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
    const questions = await wordQuestions(
      db,
      siteContentOf(content),
      staffOrder,
    );
    return { questions, staffOrder };
  });
}

/** More publications in one quiz than an honest phone can have read. */
const mostPublications = 20;

/**
 * Finds the questions of a quiz in the words of the publication that each answer names, else in the current
 * words.
 */
export function createQuestionReader(services: Pick<Services, "db" | "cache">) {
  const publications = new LRUCache<number, SiteContent>({ max: 20 });

  async function loadOlder(number: number, staffOrder: string[]) {
    const content =
      publications.get(number) ??
      (await findPublication(services.db, number))?.content;
    if (!content) return undefined;
    publications.set(number, content);
    return wordQuestions(services.db, content, staffOrder);
  }

  return async (answers: GivenAnswer[]) => {
    const { publication: latest } = await services.cache.read();
    const current = await loadCurrentQuestions(services);
    const numbers = new Set(answers.flatMap((each) => each.publication ?? []));
    const byNumber = new Map<number | undefined, Questions>();
    for (const number of [...numbers].slice(0, mostPublications)) {
      const questions =
        number === latest
          ? current.questions
          : await loadOlder(number, current.staffOrder);
      if (questions) byNumber.set(number, questions);
    }
    const read = [...byNumber.keys()].filter((number) => number !== undefined);
    return {
      /** For each answer; undefined for an unknown question. */
      questions: answers.map(
        ({ question, publication }) =>
          byNumber.get(publication)?.get(question) ??
          current.questions.get(question),
      ),
      staffOrder: current.staffOrder,
      /** The newest publication that the family read, if known. */
      publication: read.length > 0 ? Math.max(...read) : (latest ?? null),
    };
  };
}

export type ReadQuestions = Awaited<
  ReturnType<ReturnType<typeof createQuestionReader>>
>;

async function wordQuestions(
  db: Database,
  content: SiteContent,
  activeConcerns: string[],
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
      {
        wording: numbers[place] as number,
        concern: concern && activeConcerns.includes(concern) ? concern : null,
      },
    ]),
  );
}

/** Uses neutral words instead of the child's name, because wordings are shared by all families. */
function wordingOf(
  question: QuestionContent & { _id: string },
  { concerns }: SiteContent,
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
  const find = async () =>
    new Map(
      (await findWordingNumbers(db, hashes)).map(({ hash, number }) => [
        nameOf(hash),
        number,
      ]),
    );
  const numbersByHash = await find();
  const newWordings = wordings.filter(
    ({ hash }) => !numbersByHash.has(nameOf(hash)),
  );
  if (newWordings.length > 0) await insertWordings(db, newWordings);
  const all = newWordings.length > 0 ? await find() : numbersByHash;
  return hashes.map((hash) => all.get(nameOf(hash)));
}
