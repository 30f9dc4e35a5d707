import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createAdmin, type TestApp } from "#server/testing/test-app.ts";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";
import { readCsv } from "#server/testing/files/exports.ts";

const calls = [
  ["GET /api/results/csv", "results.csv"],
  ["GET /api/results/brokencsv", "problem_results.csv"],
  ["GET /api/results/codebook", "codebook.csv"],
  ["GET /api/feedbacks/csv?type=website", "website-feedbacks.csv"],
  ["GET /api/feedbacks/csv?type=concern", "concern-feedbacks.csv"],
] as const;

/** Creates the same names and dates at every run. */
async function createStudy() {
  const app = await createQuizApp();
  const staff = await createAdmin(app);
  const contact = await insertInvitedContact(app, { name: "María Ñúñez" });
  await finishQuiz(app, { contact: contact._id, language: "es" });
  await finishQuiz(app, { parentname: "=1+1", childname: "a\nb" });
  await handIn(app, await answerQuiz(app, ["E", "A"]));
  const concern = (await app.ask("GET /api/concerns")).json()[0]._id;
  for (const feedback of [
    {
      type: "website",
      useful: true,
      findinformation: false,
      wouldrecommend: true,
      addorimprove: "Más letra, por favor",
    },
    {
      type: "concern",
      concern,
      meetexpectations: true,
      additionalinformation: "@home",
      howhelpful: 4,
    },
  ])
    await app.ask("POST /api/feedbacks", { body: { feedback } });
  await fixTheUnforeseeable(app);
  return { ...app, token: staff.token };
}

async function fixTheUnforeseeable({ pool }: Pick<TestApp, "pool">) {
  await pool.query(`
    WITH aged AS (SELECT _id, row_number() OVER (ORDER BY date) AS place FROM results)
    UPDATE results SET _id = 'result-' || place, draft = NULL,
      date = timestamptz '2026-11-01 08:30:00Z' + place * interval '1 day'
    FROM aged WHERE aged._id = results._id`);
  await pool.query(`
    ALTER TABLE results DROP CONSTRAINT results_contact_fkey;
    UPDATE results SET contact = 'contact-1' WHERE contact IS NOT NULL;
    UPDATE contacts SET _id = 'contact-1'`);
  await pool.query(
    "UPDATE information_versions SET date = '2026-11-01 08:00:00Z'",
  );
  await pool.query(
    "UPDATE feedbacks SET _id = 'feedback-' || type, date = '2026-11-03 17:00:00Z'",
  );
}

describe.each(calls)("%s", (call, name) => {
  test("equals the golden file, except for new ids", async () => {
    const { ask, token } = await createStudy();
    const reply = await ask(call, { token });
    expect(reply.statusCode).toBe(200);
    const file = reply.body.replaceAll(/"[1-9A-HJ-NP-Za-km-z]{22}"/g, '"(id)"');
    await expect(file).toMatchFileSnapshot(
      join(import.meta.dirname, "golden", name),
    );
  });

  test("has a file name and is not cached", async () => {
    const { ask, token } = await createStudy();
    const { headers } = await ask(call, { token });
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="${name}"`,
    );
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("has its columns before the first quiz", async () => {
    const app = await createQuizApp();
    const { token } = await createAdmin(app);
    const reply = await app.ask(call, { token });
    expect(reply.statusCode).toBe(200);
    expect(() => readCsv(reply)).not.toThrow();
  });

  test("is logged with the user who exported it", async () => {
    const { ask, token, db } = await createStudy();
    await ask(call, { token });
    const audited = await db
      .selectFrom("audit")
      .select(["event", "subject"])
      .where("event", "=", "data_exported")
      .execute();
    expect(audited).toEqual([{ event: "data_exported", subject: name }]);
  });
});

test("every result is in exactly one of the two files", async () => {
  const { ask, token, db } = await createStudy();
  await sql`UPDATE results SET problem = 'question deleted' WHERE _id = 'result-2'`.execute(
    db,
  );
  const rowsOf = async (call: string) =>
    readCsv(await ask(call, { token })).map((row) => [
      row["result_id"],
      row["problem"],
    ]);
  expect(await rowsOf("GET /api/results/csv")).toEqual([["result-1", ""]]);
  expect(await rowsOf("GET /api/results/brokencsv")).toEqual([
    ["result-2", "question deleted"],
    ["result-3", "unranked"],
  ]);
});

test("editing a question adds no column and changes no earlier answer", async () => {
  const { ask, token, pool, cache, ...app } = await createStudy();
  const before = readCsv(await ask("GET /api/results/csv", { token }));
  await pool.query(
    `UPDATE questions SET text = 'New words', "labelA" = 'Newly' WHERE position = 1`,
  );
  cache.drop();
  await finishQuiz({ ask, ...app } as TestApp);
  const after = readCsv(await ask("GET /api/results/csv", { token }));
  expect(after.slice(0, 2)).toEqual(before);
  expect(after[2]?.["Q1_text"]).toBe("Newly");
  expect(before[0]?.["Q1_text"]).not.toBe("Newly");
  expect(Object.keys(after[0] ?? {})).toEqual(Object.keys(before[0] ?? {}));
});

test("exports unanswered feedback questions as empty cells", async () => {
  const { ask, token, pool } = await createStudy();
  await pool.query("DELETE FROM feedbacks");
  const [{ _id: concern }] = (await ask("GET /api/concerns")).json();
  const given = {
    website: { addorimprove: "A map" },
    concern: { concern, meetexpectations: false },
  };
  const lastLineOf = async (type: "website" | "concern") => {
    const feedback = { type, ...given[type] };
    await ask("POST /api/feedbacks", { body: { feedback } });
    const file = await ask(`GET /api/feedbacks/csv?type=${type}`, { token });
    return file.body.trimEnd().split("\r\n").at(-1);
  };
  expect(await lastLineOf("website")).toMatch(/Z",,,,,"A map"$/);
  expect(await lastLineOf("concern")).toMatch(
    /,,"\w+","Problems years later","no",,$/,
  );
});

test("refuses an unknown type of feedback", async () => {
  const { ask, token } = await createStudy();
  for (const query of ["", "?type=other", "?type=website&type=concern"]) {
    const reply = await ask(`GET /api/feedbacks/csv${query}`, { token });
    expect(reply.statusCode).toBe(400);
  }
});

test("limits exports per admin and hour", async () => {
  const app = await createQuizApp({ RATE_LIMIT_SCALE: "0.1" });
  const { token } = await createAdmin(app);
  const codes: number[] = [];
  for (let file = 0; file < 3; file += 1)
    codes.push(
      (await app.ask("GET /api/results/codebook", { token })).statusCode,
    );
  expect(codes).toEqual([200, 200, 429]);
});

test("the codebook describes every column of the results", async () => {
  const { ask, token } = await createStudy();
  const [result = {}] = readCsv(await ask("GET /api/results/csv", { token }));
  const explained = readCsv(
    await ask("GET /api/results/codebook", { token }),
  ).flatMap((row) => (row["columns"] ?? "").split(" | "));
  expect(new Set(explained)).toEqual(new Set(Object.keys(result)));
});
