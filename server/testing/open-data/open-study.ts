import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import type { LightMyRequestResponse } from "fastify";
import { createAdmin, type TestApp } from "#server/testing/test-app.ts";
import { createQuizApp, finishQuiz } from "#server/testing/visitor/quiz.ts";

export const openDataPath = "/api/results/open-data";

/** An admin with functions that preview and download packages. */
export async function createOpenStudy(env: NodeJS.ProcessEnv = {}) {
  const app = await createQuizApp(env);
  const { token } = await createAdmin(app);
  const preview = async () =>
    (await app.ask(`GET ${openDataPath}`, { token })).json();
  const download = (by = token) =>
    app.ask(`POST ${openDataPath}/package`, { token: by });
  const remembered = () =>
    app.db
      .selectFrom("open_data_packages")
      .selectAll()
      .orderBy("number")
      .execute();
  return { ...app, token, preview, download, remembered };
}

let copies = 0;

/** Copies of a new result, finished on this day. */
export async function addFamilies(
  app: TestApp,
  amount: number,
  {
    day = "2026-02-03",
    ...quiz
  }: { day?: string; [name: string]: unknown } = {},
) {
  const result = await finishQuiz(app, quiz);
  await app.pool.query(
    `INSERT INTO results SELECT (copy).* FROM (
       SELECT jsonb_populate_record(results, jsonb_build_object('_id', 'copy' || n, 'draft', NULL, 'contact', NULL)) AS copy
       FROM results, generate_series($2::int + 1, $2::int + $3::int - 1) AS n WHERE _id = $1) AS copies`,
    [result, copies, amount],
  );
  const { rows } = await app.pool.query(
    "UPDATE results SET date = $1 WHERE _id = $2 OR _id = ANY(SELECT 'copy' || n FROM generate_series($3::int + 1, $3::int + $4::int - 1) AS n) RETURNING _id",
    [`${day}T15:00:00Z`, result, copies, amount],
  );
  copies += amount;
  return rows.map(({ _id }: { _id: string }) => _id);
}

/** The texts of the files in a package, and its rows. */
export function openPackage({ rawPayload }: LightMyRequestResponse) {
  const files = Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );
  const rows = parse(files["data.csv"] ?? "", {
    columns: true,
    record_delimiter: "\r\n",
  }) as Record<string, string>[];
  return { files, rows };
}
