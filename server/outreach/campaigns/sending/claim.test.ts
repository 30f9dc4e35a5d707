import { expect, test } from "vitest";
import { day } from "#shared/rules/milliseconds.ts";
import { createQueued, noon } from "#server/testing/messages/campaigns.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import { deliver } from "#server/outreach/messages/deliver.ts";

test("an edited text also applies to queued messages", async () => {
  const staffApp = await createQueued();
  expect(
    (await staffApp.saveTexts({ text_es: "Responda ALTO." })).statusCode,
  ).toBe(204);
  await staffApp.deliverQueued();
  expect(staffApp.words()).toEqual(["Responda ALTO."]);
});

test("a contact who finishes while the text waits does not get it", async () => {
  const staffApp = await createQueued();
  await finishQuiz(staffApp, { contact: staffApp.ids[0] });
  await staffApp.deliverQueued();
  expect(staffApp.words()).toEqual([]);
  expect(await staffApp.messages()).toEqual([]);
  expect(await staffApp.members(staffApp.id)).toMatchObject([
    { texts: 0, due: null, ended: "completed" },
  ]);
});

test("a pause holds queued texts, which go out once after it", async () => {
  const staffApp = await createQueued();
  const before = (await staffApp.read(staffApp.id)).texted;
  await staffApp.setState(staffApp.id, "paused");
  await staffApp.deliverQueued();
  await staffApp.tick(noon + day);
  expect([before, staffApp.words()]).toEqual([1, []]);
  const [contact] = await staffApp.db
    .selectFrom("contacts")
    .select("date")
    .execute();
  expect(contact?.date).toBeNull();
  await staffApp.setState(staffApp.id, "running");
  await staffApp.tick(noon + 60_000);
  await staffApp.deliverQueued();
  expect(staffApp.words()).toHaveLength(1);
});

test("a reminder waits as long as the first text does", async () => {
  const staffApp = await createQueued();
  await staffApp.pool.query("UPDATE campaign_contacts SET due = now()");
  await staffApp.tick();
  expect(await staffApp.messages()).toHaveLength(1);
  await staffApp.deliverQueued();
  expect(staffApp.words()).toHaveLength(1);
});

test("a first text overtaken by a reminder is dropped and not scheduled again", async () => {
  const staffApp = await createQueued();
  await staffApp.pool.query(
    "UPDATE campaign_contacts SET texts = 2, due = NULL",
  );
  staffApp.clock.now = noon + 10 * 3_600_000;
  await staffApp.deliverQueued();
  expect(await staffApp.messages()).toEqual([]);
  expect(await staffApp.members(staffApp.id)).toMatchObject([
    { texts: 2, due: null },
  ]);
});

test("a stopped campaign sends nothing", async () => {
  const staffApp = await createQueued(2);
  await staffApp.setState(staffApp.id, "stopped");
  await staffApp.deliverQueued();
  await staffApp.tick(noon + 3 * day);
  await staffApp.deliverQueued();
  expect(staffApp.words()).toEqual([]);
  expect(await staffApp.read(staffApp.id)).toMatchObject({
    state: "stopped",
    endings: { stopped: 2 },
  });
});

test("a contact who has just finished is never reminded, even in a race", async () => {
  const races = 60;
  const staffApp = await createQueued(races);
  await staffApp.deliverQueued();
  await staffApp.pool.query(`
    CREATE TABLE late (contact text);
    CREATE FUNCTION note_late() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      PERFORM pg_sleep(0.01);
      INSERT INTO late SELECT _id FROM contacts WHERE _id = NEW.contact AND active <= 0;
      RETURN NEW;
    END $$;
    CREATE TRIGGER late BEFORE UPDATE ON messages FOR EACH ROW
      WHEN (NEW.state = 'sending' AND OLD.state = 'queued') EXECUTE FUNCTION note_late();
    UPDATE messages SET date = now() - interval '2 days', claimed = claimed - interval '2 days'`);
  const run = (text: string, ...values: unknown[]) =>
    staffApp.pool.query<{ _id: string }>(text, values);
  const finish = async (contact: string, seconds: number) => {
    await run("SELECT pg_sleep($1)", seconds);
    await run("UPDATE contacts SET active = 0 WHERE _id = $1", contact);
  };
  const waiting =
    "SELECT _id FROM messages WHERE contact = $1 AND state = 'queued'";
  const { db, gateways, claim } = staffApp;
  const send = async (contact: string) => {
    for (const { _id } of (await run(waiting, contact)).rows)
      await deliver({ db, gateways, claim }, _id);
  };
  for (const [at, id] of staffApp.ids.entries()) {
    await run(
      "UPDATE campaign_contacts SET due = now() WHERE contact = $1",
      id,
    );
    const reminded = staffApp.tick().then(() => send(id));
    // Every 20th contact finishes only after its reminder, even on a slow machine.
    if (at % 20 === 19) await reminded;
    await Promise.all([finish(id, (at % 20) / 200), reminded]);
    await send(id);
  }
  const { rows } = await staffApp.pool.query("SELECT FROM late");
  expect(rows).toEqual([]);
  const reminders = staffApp.provider.accepted.length - races;
  expect([reminders > 0, reminders < races]).toEqual([true, true]);
});
