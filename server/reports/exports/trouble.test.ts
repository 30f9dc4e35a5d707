import { expect, test, vi } from "vitest";
import { createQuizApp, finishQuiz } from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";

test("more downloads than run at once wait for their turn, and too many are refused with a retry", async () => {
  const { ask, pool, db } = await createQuizApp();
  const { token } = await createAdmin({ db });
  const download = () => ask("GET /api/results/csv", { token });
  const holder = await pool.connect();
  await holder.query("BEGIN; LOCK TABLE results");
  const first = [download(), download()];
  const waiting = async () =>
    (await holder.query("SELECT FROM pg_locks WHERE NOT granted")).rows.length;
  await expect.poll(waiting).toBe(2);
  const next = Array.from({ length: 9 }, () => download());
  const refused = await Promise.race(next);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("10");
  expect(refused.json().errors[0].code).toBe("downloads_running");
  await holder.query("COMMIT");
  holder.release();
  const replies = await Promise.all([...first, ...next]);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(
    10,
  );
  expect((await download()).statusCode).toBe(200);
});

test("an interrupted download is cut off, logged, and frees its slot", async () => {
  const { app, ask, pool, db } = await createQuizApp();
  const error = vi.fn();
  app.addHook("onRequest", async (request) => {
    request.log = { ...request.log, error } as never;
  });
  const { token } = await createAdmin({ db });
  for (const parentname of ["Ana", "Luz"])
    await finishQuiz({ ask }, { parentname });
  await pool.query(`CREATE OR REPLACE FUNCTION spreadsheet_cell(value text) RETURNS text
    LANGUAGE plpgsql AS $$ BEGIN
      IF value = 'Luz' THEN RAISE 'out of luck'; END IF;
      RETURN value;
    END $$`);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  for (let turn = 0; turn < 3; turn += 1) {
    const reply = await fetch(`${url}/api/results/csv`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
  }
  expect(error).toHaveBeenCalledTimes(3);
  expect(error.mock.calls[0]).toMatchObject([
    { err: { message: "out of luck" }, file: "results.csv" },
    "a download was cut off",
  ]);
});
