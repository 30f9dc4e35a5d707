import { expect, test } from "vitest";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";
import { readCsv } from "#server/testing/files/exports.ts";

/** Results of a quiz of this size; every seventh parent did not rank. */
async function createStudy(questions: number, concerns: number, results = 20) {
  const app = await createTestApp();
  const { token } = await createAdmin(app);
  await app.pool.query(
    `INSERT INTO wordings (hash, question, text, text_es, concern, concern_name, concern_name_es, labels, labels_es)
     SELECT sha256(n::text::bytea), 'question ' || n, 'Q', 'P', 'concern ' || 1 + n % $2, 'C', 'T',
       ARRAY['a,' || n, 'b"' || n, '=' || n, 'd', ''], ARRAY['á' || n, '', 'c', 'd', 'e']
     FROM generate_series(1, $1) AS n ORDER BY n`,
    [questions, concerns],
  );
  await app.pool.query(
    `INSERT INTO results (_id, date, final, language, parentname, asked, chosen, proposed, scores, ranked)
     SELECT 'r' || r, timestamptz '2026-11-01' + r * interval '1 day', r % 7 > 0,
       CASE r % 2 WHEN 0 THEN 'es' ELSE 'en' END, 'Parent ' || r,
       ARRAY(SELECT number FROM wordings ORDER BY number),
       ARRAY(SELECT substr('ABCDE', 1 + (number + r) % 5, 1) FROM wordings ORDER BY number),
       ARRAY(SELECT 'concern ' || c FROM generate_series(1, $1::int) AS c),
       ARRAY(SELECT c * 2 FROM generate_series(1, $1::int) AS c),
       CASE WHEN r % 7 > 0 THEN ARRAY(SELECT 'concern ' || c FROM generate_series($1::int, 1, -1) AS c) END
     FROM generate_series(1, $2::int) AS r`,
    [concerns, results],
  );
  return { ...app, token };
}

const labels = {
  en: (number: number) => [
    `a,${number}`,
    `b"${number}`,
    `'=${number}`,
    "d",
    "",
  ],
  es: (number: number) => [`á${number}`, `b"${number}`, "c", "d", "e"],
};

function expectedRow(r: number, questions: number, concerns: number) {
  const language = r % 2 === 0 ? "es" : "en";
  const isRanked = r % 7 > 0;
  const row: Record<string, string> = {
    result_id: `r${r}`,
    language,
    parent_name: `Parent ${r}`,
    problem: isRanked ? "" : "unranked",
  };
  for (let n = 1; n <= questions; n += 1) {
    const option = (n + r) % 5;
    row[`Q${n}_code`] = "ABCDE"[option] ?? "";
    row[`Q${n}_text`] = labels[language](n)[option] ?? "";
    row[`Q${n}_points`] = String(5 - option);
  }
  for (let n = 1; n <= concerns; n += 1) {
    // Concerns are numbered by first use, so the second concern comes first.
    const place = (n % concerns) + 1;
    row[`C${n}_score`] = String(place * 2);
    row[`C${n}_proposed_rank`] = String(place);
    row[`C${n}_chosen_rank`] = isRanked ? String(concerns + 1 - place) : "";
  }
  return row;
}

test.each([
  [500, 200],
  [1300, 300],
  [398, 1],
])(
  "exports %i questions and %i concerns completely, each answer under its own question",
  async (questions, concerns) => {
    const { ask, token } = await createStudy(questions, concerns);
    for (const [call, isSound] of [
      ["GET /api/results/csv", true],
      ["GET /api/results/brokencsv", false],
    ] as const) {
      const reply = await ask(call, { token });
      expect(reply.statusCode).toBe(200);
      const rows = readCsv(reply);
      const expectedNumbers = Array.from(
        { length: 20 },
        (_, at) => at + 1,
      ).filter((r) => r % 7 > 0 === isSound);
      expect(rows).toHaveLength(expectedNumbers.length);
      expect(Object.keys(rows[0] ?? {})).toHaveLength(
        9 + 3 * (questions + concerns) + 4,
      );
      rows.forEach((row, at) => {
        expect(row).toMatchObject(
          expectedRow(expectedNumbers[at] ?? 0, questions, concerns),
        );
      });
    }
  },
  60_000,
);
