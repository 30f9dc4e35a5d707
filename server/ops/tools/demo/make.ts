import type { QuestionPurpose } from "#shared/rules/quiz/visit/child-notes.ts";
import type { Services } from "#server/services.ts";
import { loadCurrentQuestions } from "#server/quiz/results/read-questions.ts";
import { findActiveIds } from "#server/content/questions/queries.ts";
import { createDice, type DemoFamily, inventFamily } from "./family.ts";
import { copyFamilies, insertVisits } from "./queries.ts";

type Wanted = { results: number; seed: number; say: (line: string) => void };

const sayEvery = 100_000;

/** Creates demo families that answer the current questions, and prints the progress. */
export async function makeDemo(
  services: Pick<Services, "db" | "pool" | "cache">,
  { results, seed, say }: Wanted,
) {
  const { db, pool } = services;
  const all = await loadCurrentQuestions(services);
  const active = new Set(await findActiveIds(db));
  const questions = new Map(
    [...all.questions].filter(([id]) => active.has(id)),
  );
  const content = await services.cache.read();
  const idOf = (purpose: QuestionPurpose) =>
    content.questions.find(
      (question) => question.purpose === purpose && active.has(question._id),
    )?._id;
  const currentQuestions = {
    ...all,
    questions,
    doses: idOf("doses"),
    intention: idOf("intention"),
  };
  const dice = createDice(seed);
  const now = Date.now();
  function* families(): Generator<DemoFamily> {
    for (let number = 1; number <= results; number += 1) {
      yield inventFamily(dice, currentQuestions, now);
      if (number % sayEvery === 0) say(`${number} of ${results}`);
    }
  }
  await copyFamilies(pool, families());
  await insertVisits(db);
  say(`Created ${results} made-up results, marked as demo data.`);
}
