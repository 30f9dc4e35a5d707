import { expect, test } from "vitest";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

test("the list takes 20,000 contacts and no more, though ten come at once for the last place", async () => {
  const { ask, pool, ...app } = await createTestApp();
  const { token } = await createAdmin(app);
  await pool.query(
    `INSERT INTO contacts ("_id", name, phone)
      SELECT translate(lpad(n::text, 22, 'z'), '0', 'a'), 'Family ' || n, '+12015550123'
      FROM generate_series(1, 19999) AS n`,
  );
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      ask("POST /api/contacts", {
        token,
        body: { name: `Last ${number}`, phone: "+12015550123" },
      }),
    ),
  );
  const added = replies.filter(({ statusCode }) => statusCode === 200);
  expect(added).toHaveLength(1);
  expect(added[0]?.json()).toHaveLength(20_000);
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(9);
  expect(refused[0]?.json().errors[0].code).toBe("contacts_full");
});
