import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { verifyActivityLog } from "./verify.ts";

async function createRecord(lines = 5) {
  const { pool, db, drop } = await createTestDatabase();
  onTestFinished(drop);
  for (let line = 1; line <= lines; line += 1)
    await pool.query(
      "INSERT INTO audit (event, subject) VALUES ('contact_saved', $1)",
      [String(line)],
    );
  /** Changes the log as a database owner could. */
  const behindItsBack = (sql: string) =>
    pool.query(`ALTER TABLE audit DISABLE TRIGGER USER; ALTER TABLE audit_seals DISABLE TRIGGER USER; ${sql};
      ALTER TABLE audit ENABLE TRIGGER USER; ALTER TABLE audit_seals ENABLE TRIGGER USER`);
  const said = async () => (await verifyActivityLog(db)).sentences.join("\n");
  return { pool, db, behindItsBack, said };
}

test("accepts an intact chain, even an empty one", async () => {
  const { said } = await createRecord();
  expect(await said()).toContain("complete: 5 lines, from 1 to 5.");
  const empty = await createRecord(0);
  expect(await empty.said()).toContain("complete: 0 lines");
});

test.each([
  [
    "altered",
    "UPDATE audit SET subject = '9' WHERE subject = '3'",
    /^Line 3 \(contact_saved, .*\) was altered/,
  ],
  [
    "backdated",
    "UPDATE audit SET date = date - interval '1 second' WHERE subject = '2'",
    /^Line 2 .* was altered/,
  ],
  ["removed", "DELETE FROM audit WHERE subject = '3'", /^Line 3 was removed/],
  [
    "removed with its hash",
    "DELETE FROM audit WHERE subject = '3'; DELETE FROM audit_seals WHERE place = 3",
    /^The hashes before line 4 are missing/,
  ],
  [
    "removed from the beginning",
    "DELETE FROM audit WHERE subject = '1'; DELETE FROM audit_seals WHERE place = 1",
    /^The hashes before line 2 are missing/,
  ],
  [
    "removed from the end",
    "DELETE FROM audit WHERE subject = '5'; DELETE FROM audit_seals WHERE place = 5",
    /^The hash chain should end at line 5/,
  ],
  [
    "removed with all others",
    "DELETE FROM audit; DELETE FROM audit_seals",
    /^The hash chain should end at line 5/,
  ],
  [
    "inserted",
    "INSERT INTO audit (event) VALUES ('signed_in')",
    /^A line was inserted outside the hash chain \(number \d+: signed_in/,
  ],
  [
    "inserted with a hash",
    "INSERT INTO audit (event) VALUES ('signed_in'); INSERT INTO audit_seals SELECT 6, max(number), 'x' FROM audit",
    /^The hash chain should end at line 5 .*\nLine 6 .* was altered/,
  ],
  [
    "swapped",
    "UPDATE audit SET subject = (5 - subject::int)::text WHERE subject IN ('2', '3')",
    /^Line 2 .*\nLine 3 /,
  ],
  [
    "altered and sealed again",
    "UPDATE audit SET subject = '9' WHERE subject = '3'; UPDATE audit_seals SET hash = audit_hash(3, (SELECT audit FROM audit WHERE subject = '9'), (SELECT s.hash FROM audit_seals s WHERE place = 2)) WHERE place = 3",
    /^Line 4 .* was altered/,
  ],
])(
  "reports a line that was %s directly in the database",
  async (_, sql, sentence) => {
    const { behindItsBack, said } = await createRecord();
    await behindItsBack(sql);
    expect(await said()).toMatch(sentence);
  },
);

test("detects a rewritten chain by a hash noted earlier", async () => {
  const { db, pool, behindItsBack } = await createRecord();
  const { rows } = await pool.query(
    "SELECT last AS place, encode(hash, 'hex') AS hash FROM audit_chain",
  );
  expect(await verifyActivityLog(db, rows)).toMatchObject({ isWhole: true });
  await behindItsBack(`DELETE FROM audit WHERE number >= 3;
    DELETE FROM audit_seals WHERE place >= 3;
    UPDATE audit_chain SET last = 2, hash = (SELECT s.hash FROM audit_seals s WHERE place = 2)`);
  expect(await verifyActivityLog(db)).toMatchObject({ isWhole: true });
  const { isWhole, sentences } = await verifyActivityLog(db, rows);
  expect([isWhole, sentences[0]]).toEqual([
    false,
    expect.stringContaining("Line 5 no longer matches"),
  ]);
});

test.each([
  "UPDATE audit SET subject = ''",
  "UPDATE audit SET network = NULL",
  "DELETE FROM audit",
  "TRUNCATE audit",
  "UPDATE audit_seals SET hash = ''",
  "DELETE FROM audit_seals",
  "TRUNCATE audit_seals",
])("%s is refused by the database", async (sql) => {
  const { pool, said } = await createRecord();
  await expect(pool.query(sql)).rejects.toThrow("only added to");
  expect(await said()).toContain("complete: 5 lines");
});

test("a hundred concurrent transactions, a third of them rolled back, leave an intact chain", async () => {
  const { pool, said } = await createRecord(0);
  const act = async (n: number) => {
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      for (let line = 0; line < 1 + (n % 3); line += 1)
        await client.query(
          "INSERT INTO audit (event, subject) VALUES ('contact_saved', $1)",
          [`${n} ${line}`],
        );
      await client.query(n % 3 === 1 ? "ROLLBACK" : "COMMIT");
    } finally {
      client.release();
    }
  };
  await Promise.all(Array.from({ length: 100 }, (_, n) => act(n)));
  expect(await said()).toContain("complete: 133 lines, from 1 to 133.");
});

test("retention deletes only the oldest entries, and the rest can still be verified", async () => {
  const { pool, said } = await createRecord(0);
  for (const age of [30, 26, 2, 28, 0])
    await pool.query(
      "INSERT INTO audit (date, event) VALUES (now() - $1 * interval '1 month', 'signed_in')",
      [age],
    );
  const forget = async (most: number) => {
    const { rows } = await pool.query(
      "SELECT forget_audit(now() - interval '24 months', $1) AS gone",
      [most],
    );
    return Number(rows[0]?.gone);
  };
  expect([await forget(1), await forget(10), await forget(10)]).toEqual([
    1, 1, 0,
  ]);
  expect(await said()).toContain("complete: 3 lines, from 3 to 5.");
  await expect(pool.query("DELETE FROM audit")).rejects.toThrow();
});

test("deleting a visitor's network keeps the chain intact", async () => {
  const { pool, said } = await createRecord(1);
  await pool.query(
    "INSERT INTO audit (event, network) VALUES ('sign_in_failed', '192.0.2.0')",
  );
  await pool.query(
    "UPDATE audit SET network = NULL WHERE event = 'sign_in_failed'",
  );
  expect(await said()).toContain("complete: 2 lines");
  await expect(
    pool.query("UPDATE audit SET network = '192.0.2.1' WHERE network IS NULL"),
  ).rejects.toThrow("only added to");
});
