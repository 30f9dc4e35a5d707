import { expect, test } from "vitest";
import type { ListedResult } from "#shared/contract/quiz/results.ts";
import { readCsv } from "#server/testing/files/exports.ts";
import {
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
} from "#server/testing/visitor/quiz.ts";
import { createAdmin, createStaff } from "#server/testing/test-app.ts";

/** Three families, one of them invited, and a researcher. */
async function createStudy() {
  const app = await createQuizApp();
  const contact = await insertInvitedContact(app, { name: "María" });
  await app.pool.query("UPDATE contacts SET redcapid = 'R-1'");
  const invited = await finishQuiz(app, { contact: contact._id });
  const ids = [invited, await finishQuiz(app), await finishQuiz(app)];
  const { token } = await createStaff(app, ["editor", "researcher"]);
  const admin = await createAdmin(app);
  const ask = (line: string, by = token) => app.ask(line, { token: by });
  const list = async (by?: string) =>
    (await ask("GET /api/results", by)).json().results as ListedResult[];
  return { ...app, ids, contact: contact._id, list, ask, admin: admin.token };
}

test("shows a researcher results without names, contacts or anything that identifies them", async () => {
  const { ask, ids, contact } = await createStudy();
  for (const line of ["GET /api/results", "GET /api/results/csv"]) {
    const { statusCode, body } = await ask(line);
    expect(statusCode, line).toBe(200);
    expect(body, line).toContain("R-1");
    for (const secret of [...ids, contact, "Maria", "Ana"])
      expect(body, line).not.toContain(secret);
  }
});

test("gives a result the same code in list and file, which opens no page", async () => {
  const { list, ask } = await createStudy();
  const codes = (await list()).map(({ _id }) => _id);
  const rows = readCsv(await ask("GET /api/results/csv"));
  expect(new Set(rows.map((row) => row["result_id"]))).toEqual(new Set(codes));
  expect(new Set(codes).size).toBe(3);
  for (const code of codes)
    expect((await ask(`GET /api/results/${code}`)).statusCode).toBe(404);
});

test("keeps invited families distinguishable by REDCap ID, with the same columns", async () => {
  const { list, ask, admin } = await createStudy();
  const invited = (await list()).filter(({ arrived }) => arrived === "invited");
  expect(invited).toMatchObject([
    { contact: null, redcapid: "R-1", parentname: "" },
  ]);
  const named = readCsv(await ask("GET /api/results/csv", admin));
  const nameless = readCsv(await ask("GET /api/results/csv"));
  expect(Object.keys(nameless[0]!)).toEqual(Object.keys(named[0]!));
});

test("pages by code, with each result once", async () => {
  const { pool, ask, ids } = await createStudy();
  await pool.query(`INSERT INTO results
      (_id, final, language, parentname, childname, asked, chosen, proposed, scores, ranked, date)
    SELECT lpad(translate(n::text, '0', 'a'), 22, 'z'), true, 'en', '', '', '{}', '{}', '{}', '{}', '{}',
      now() - (n / 40) * interval '1 hour' FROM generate_series(1, 117) n`);
  const seen: string[] = [];
  for (let after: string | null = "", page = 0; after !== null; page += 1) {
    expect(page).toBeLessThan(3);
    const reply = await ask(`GET /api/results${after && `?after=${after}`}`);
    const { results, next } = reply.json() as {
      results: ListedResult[];
      next: string | null;
    };
    for (const id of ids) expect(String(next)).not.toContain(id);
    seen.push(...results.map(({ _id }) => _id));
    after = next;
  }
  expect(new Set(seen).size).toBe(120);
  expect(seen).toHaveLength(120);
});

test("the codebook marks omitted columns, and describes them for admins", async () => {
  const { ask, admin } = await createStudy();
  const meaning = async (by?: string) =>
    readCsv(await ask("GET /api/results/codebook", by)).find(
      ({ columns }) => columns === "parent_name",
    )?.["text"];
  expect(await meaning()).toBe("Left out for research without names");
  expect(await meaning(admin)).toBe("Name given by the parent");
});
