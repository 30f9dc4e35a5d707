import { newId } from "#server/platform/ids.ts";
import {
  readDictionary,
  readImport,
} from "#server/testing/redcap/redcap-files.ts";
import { createAdmin, type TestApp } from "#server/testing/test-app.ts";
import { createQuizApp, finishQuiz } from "#server/testing/visitor/quiz.ts";

export const redcapPath = "GET /api/results/redcap";

/** An admin with functions that read the files as REDCap does. */
export async function createRedcapStudy() {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const ask = (line: string, by = token) => app.ask(line, { token: by });
  const fields = async (query = "?labels=en") =>
    readDictionary((await ask(`${redcapPath}/dictionary${query}`)).rawPayload);
  const records = async (query = "", record = "record_id") =>
    readImport((await ask(`${redcapPath}/csv${query}`)).rawPayload, {
      record,
      isLongitudinal: query.includes("event="),
      fields: await fields(),
    });
  const counts = async () => (await ask(redcapPath)).json();
  return { ...app, token, askAs: ask, fields, records, counts };
}

let lastPhone = 0;

/** A finished quiz of a contact with this REDCap ID. */
export async function finishAs(
  app: TestApp,
  redcapid: string,
  more: object = {},
) {
  lastPhone += 1;
  const contact = {
    _id: newId(),
    name: "María Secret",
    childname: "Ana Secret",
    phone: `+1201555${String(lastPhone).padStart(4, "0")}`,
    redcapid,
  };
  await app.db.insertInto("contacts").values(contact).execute();
  return finishQuiz(app, { contact: contact._id, ...more });
}

/** Many results at once, each of its own contact with the ID `0001`, `0002` and so on. */
export async function copyResults(
  { pool }: TestApp,
  result: string,
  amount: number,
) {
  await pool.query(
    `INSERT INTO contacts (_id, name, phone, redcapid)
     SELECT 'c' || n, 'Name', '+1201555' || lpad(n::text, 4, '0'), lpad(n::text, 4, '0') FROM generate_series(1, $1::int) AS n`,
    [amount],
  );
  await pool.query(
    `INSERT INTO results SELECT (copy).* FROM (
       SELECT jsonb_populate_record(results, jsonb_build_object('_id', 'r' || n, 'contact', 'c' || n, 'draft', NULL)) AS copy
       FROM results, generate_series(1, $2::int) AS n WHERE _id = $1) AS copies`,
    [result, amount],
  );
}
