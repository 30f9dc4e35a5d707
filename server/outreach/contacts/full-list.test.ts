import { expect, test } from "vitest";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

test("the list stops at 100,000 contacts even when ten compete for the last place", async () => {
  const { ask, pool, ...app } = await createTestApp();
  const { token } = await createAdmin(app);
  // Insert in batches, because a connection that is idle for too long is closed.
  for (let first = 1; first < 100_000; first += 10_000)
    await pool.query(
      `INSERT INTO contacts ("_id", name, phone)
        SELECT translate(lpad(n::text, 22, 'z'), '0', 'a'), 'Family ' || n, '+12015550123'
        FROM generate_series($1::int, least($1 + 9999, 99999)) AS n`,
      [first],
    );
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      ask("POST /api/contacts/one", {
        token,
        body: { name: `Last ${number}`, phone: "+12015550123" },
      }),
    ),
  );
  const added = replies.filter(({ statusCode }) => statusCode === 200);
  expect(added).toHaveLength(1);
  const { rows } = await pool.query("SELECT count(*)::int FROM contacts");
  expect(rows).toEqual([{ count: 100_000 }]);
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(9);
  expect(refused[0]?.json().errors[0].code).toBe("contacts_full");
}, 60_000);
