import { expect, onTestFinished, test } from "vitest";
import {
  insertInvitedContact,
  createQuizApp,
} from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";

async function createListening() {
  const provider = await startTwilioStandIn();
  onTestFinished(provider.stop);
  const app = await createQuizApp(provider.env);
  const { token } = await createAdmin(app);
  await app.app.listen({ host: "127.0.0.1", port: 0 });
  const invite = (ids: string[]) =>
    app.ask("POST /api/sms/send", {
      token,
      body: { contacts: ids.map((id) => ({ id })), message: "Please come." },
    });
  const states = async () => {
    const { rows } = await app.pool.query("SELECT state FROM messages");
    return rows.map(({ state }) => state);
  };
  return { ...app, token, provider, invite, states };
}

test("sends each queued invitation once without being triggered", async () => {
  const app = await createListening();
  const ids: string[] = [];
  for (let number = 0; number < 25; number += 1)
    ids.push(
      (await insertInvitedContact(app, { name: `Family ${number}` }))._id,
    );
  expect((await app.invite(ids)).json()).toBe("25 messages were sent.");
  await expect
    .poll(app.states, { timeout: 20_000 })
    .toEqual(Array(25).fill("sent"));
  const bodies = app.provider.accepted.map(({ body }) => body);
  expect(new Set(bodies).size).toBe(25);
  expect(bodies).toHaveLength(25);
});

test("does not text a contact who is deleted before sending", async () => {
  const app = await createListening();
  const { _id } = await insertInvitedContact(app, { name: "María" });
  app.provider.state.mood = () => "busy";
  await app.invite([_id]);
  await expect.poll(() => app.provider.state.calls).toBeGreaterThan(0);
  app.provider.state.mood = () => "accept";
  const { token } = app;
  await app.ask("DELETE /api/contacts", { token, body: { conts: [_id] } });
  /** Lets texts that wait for a busy provider be sent at once. Returns their number. */
  const hurry = async () =>
    (
      await app.pool.query(`UPDATE pgboss.job SET start_after = now()
        WHERE name = 'deliver' AND state < 'completed' RETURNING id`)
    ).rows.length;
  await expect.poll(hurry, { timeout: 20_000 }).toBe(0);
  expect(app.provider.accepted).toEqual([]);
});

test("does not send a message whose transaction rolled back", async () => {
  const app = await createListening();
  const { _id } = await insertInvitedContact(app, { name: "María" });
  await app.pool.query("ALTER TABLE audit RENAME TO away");
  expect((await app.invite([_id])).statusCode).toBe(500);
  await app.pool.query("ALTER TABLE away RENAME TO audit");
  expect(await app.states()).toEqual([]);
  const { rows } = await app.pool.query(
    "SELECT FROM pgboss.job WHERE name = 'deliver'",
  );
  expect(rows).toEqual([]);
});
