// Families read the questions, staff publish other words, then the families submit: the words they read are stored.
import { sql } from "kysely";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { answersTo, type AskedQuestion } from "#bench/call.ts";
import { inParallel } from "#bench/prove/attack/site.ts";
import type { ReportRow } from "#bench/prove/report.ts";
import { callJson, type PublishingSite } from "./site.ts";
import { draftWords, postPublication, readSiteContent } from "./words.ts";

const familiesOfRound = 20;
/** A family submits after one, two or three more publications. */
const mostLater = 3;

type ReadQuestion = AskedQuestion & { publication: number } & Record<
    string,
    unknown
  >;
type Family = { questions: ReadQuestion[]; due: number };

export async function proveReadWords(
  site: PublishingSite,
  scale: number,
): Promise<ReportRow> {
  const rounds = Math.max(2, Math.round(50 * scale));
  const { urls, db, staff } = site;
  const content = await readSiteContent(db);
  const results = new Map<string, ReadQuestion[]>();
  let waiting: Family[] = [];
  for (let round = 1; round <= rounds + mostLater; round += 1) {
    const items = await draftWords(db, content, () => `Read${round}`);
    const published = await postPublication(urls[0] ?? "", staff[0], items);
    if (published.status !== 204) throw new Error(published.body);
    const due = waiting.filter((family) => family.due <= round);
    waiting = waiting.filter((family) => family.due > round);
    await inParallel([...due.entries()], 6, async ([at, { questions }]) => {
      const url = urls[at % urls.length] ?? "";
      results.set(await submit(url, questions), questions);
    });
    if (round > rounds) continue;
    const families = Array.from({ length: familiesOfRound }, (_, at) => at);
    await inParallel(families, 6, async (at) => {
      const url = urls[at % urls.length] ?? "";
      const questions = await callJson<ReadQuestion[]>(
        url,
        "GET /api/questions",
      );
      waiting.push({ questions, due: round + 1 + (at % mostLater) });
    });
  }
  const wrong = await countWrong(db, results);
  return {
    what: "quizzes read at a publication and submitted one to three later",
    times: rounds * familiesOfRound,
    remarks: `${results.size - wrong} stored with the words that were read`,
    failed: wrong,
    lost: rounds * familiesOfRound - results.size,
  };
}

/** Submits and ranks a quiz. Returns the id of the result. */
async function submit(url: string, questions: ReadQuestion[]): Promise<string> {
  const post = (body: object) =>
    callJson<string>(url, "POST /api/results", { body });
  const answers = answersTo(questions).map((answer, at) => ({
    ...answer,
    publication: questions[at]?.publication,
  }));
  const body = { parentname: "Ana", language: "es", answers };
  const _id = await post(body);
  const { orderedConcerns } = await callJson<{ orderedConcerns: object[] }>(
    url,
    `GET /api/results/${_id}`,
  );
  return post({ ...body, _id, orderedConcerns });
}

async function countWrong(db: Database, results: Map<string, ReadQuestion[]>) {
  let wrong = 0;
  for (const [id, questions] of results) {
    const { rows } = await sql<{ stored: object }>`
      SELECT json_build_array(text, text_es, labels, labels_es) AS stored
      FROM results, unnest(asked) WITH ORDINALITY AS asked (number, place) JOIN wordings USING (number)
      WHERE _id = ${id} AND final ORDER BY place`.execute(db);
    const stored = rows.map((row) => row.stored);
    const seen = questions.map((question) => [
      question["text"],
      question["text_es"],
      answerOptions.map((option) => question[`label${option}`]),
      answerOptions.map((option) => question[`label${option}_es`]),
    ]);
    if (JSON.stringify(stored) !== JSON.stringify(seen)) wrong += 1;
  }
  return wrong;
}
