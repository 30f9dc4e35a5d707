import { expect, test } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";

test("metrics say how many messages wait or are in doubt", async () => {
  const { ask, pool } = await createTestApp();
  const measured = async () => (await ask("GET /metrics")).body;
  expect(await measured()).not.toContain("messages_under_way{");
  await pool.query(`INSERT INTO messages (_id, kind, "to", body, state)
    SELECT repeat(mark, 22), 'sms', '+12015550123', 'Hello', state
    FROM (VALUES ('2', 'queued'), ('3', 'queued'), ('4', 'unknown'), ('5', 'sent'))
      AS given (mark, state)`);
  expect(await measured()).toContain(
    'messages_under_way{kind="sms",state="queued"} 2',
  );
  expect(await measured()).toContain(
    'messages_under_way{kind="sms",state="unknown"} 1',
  );
  expect(await measured()).not.toContain('state="sent"');
});
