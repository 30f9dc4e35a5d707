import { createHash } from "node:crypto";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  findWordedQuestions,
  findWordingNumbers,
  insertWordings,
} from "./queries.ts";

export type CurrentQuestions = {
  /** By question id: its current wording, and the concern that its answer counts for. */
  questions: Map<string, { wording: number; concern: string | null }>;
  staffOrder: string[];
};

/** The current questions. Their wordings are stored permanently before anyone can answer them. */
export function loadCurrentQuestions({
  db,
  cache,
}: Pick<Services, "db" | "cache">): Promise<CurrentQuestions> {
  return cache.get("asked", () => readCurrentQuestions(db));
}

async function readCurrentQuestions(db: Database): Promise<CurrentQuestions> {
  const questions = await findWordedQuestions(db);
  const wordings = questions.map(wordingOf);
  const numbers = await storeWordings(db, wordings);
  const concerns = questions.map(({ concern, isConcernActive }) =>
    isConcernActive ? concern : null,
  );
  return {
    questions: new Map(
      questions.map(({ _id }, place) => [
        _id,
        { wording: numbers[place] as number, concern: concerns[place] ?? null },
      ]),
    ),
    staffOrder: staffOrderOf(questions),
  };
}

function staffOrderOf(questions: WordedQuestion[]): string[] {
  const counted = questions
    .filter(({ isConcernActive }) => isConcernActive)
    .toSorted((a, b) => (a.concern_position ?? 0) - (b.concern_position ?? 0))
    .flatMap(({ concern }) => concern ?? []);
  return [...new Set(counted)];
}

type WordedQuestion = Awaited<ReturnType<typeof findWordedQuestions>>[number];

/** Uses neutral words instead of the child's name, because wordings are shared by all families. */
function wordingOf(question: WordedQuestion) {
  const row = withChildName(question);
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
