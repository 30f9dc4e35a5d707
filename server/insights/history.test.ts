import fc from "fast-check";
import { expect, test } from "vitest";
import { sweep } from "#server/jobs/sweep.ts";
import { answered, createInsights } from "#server/testing/visitor/insights.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import { rebuildInsights } from "./rebuild.ts";

type Step = { act: string; pick: number };

test("after any history the counts are those of a slow direct count", async () => {
  const app = await createInsights();
  const { db, pool } = app;
  const acts: Record<string, (pick: number) => Promise<unknown>> = {
    finish: () => finishQuiz(app),
    invite: (pick) => app.happen([answered(pick % 16, pick % 400)], "es"),
    strip: (pick) =>
      pool.query(
        `UPDATE results SET problem = 'contact deleted', language = 'es'
         WHERE _id = (SELECT _id FROM results ORDER BY _id OFFSET $1 LIMIT 1)`,
        [pick % 5],
      ),
    erase: async (pick) => {
      const { rows } = await pool.query(
        "SELECT _id FROM results ORDER BY _id OFFSET $1 LIMIT 1",
        [pick % 5],
      );
      const { token } = app;
      if (rows[0])
        await app.ask(`DELETE /api/results/${rows[0]._id}/family`, { token });
    },
    age: (pick) =>
      pool.query("UPDATE results SET date = date - $1 * interval '1 day'", [
        pick % 30,
      ]),
    forget: async (pick) => {
      await pool.query(
        "INSERT INTO events SELECT now() - $1 * interval '30 days', 'en', 'quiz_started', '/quiz'",
        [pick % 40],
      );
      await sweep(db);
    },
  };
  const step = fc.record({
    act: fc.constantFrom(...Object.keys(acts)),
    pick: fc.nat(1000),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      async (steps: Step[]) => {
        for (const { act, pick } of steps) await acts[act]?.(pick);
        expect(await rebuildInsights(db)).toBe(0);
      },
    ),
    { numRuns: 25 },
  );
});
