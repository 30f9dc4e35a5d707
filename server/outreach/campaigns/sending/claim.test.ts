import { expect, test } from "vitest";
import { createQueued, day, noon } from "#server/testing/messages/campaigns.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import { deliver } from "#server/outreach/messages/deliver.ts";

test("an edited text also applies to queued messages", async () => {
  const desk = await createQueued();
  expect((await desk.saveTexts({ text_es: "Responda ALTO." })).statusCode).toBe(
    204,
  );
  await desk.bring();
  expect(desk.words()).toEqual(["Responda ALTO."]);
});

test("a contact who finishes while the text waits does not get it", async () => {
  const desk = await createQueued();
  await finishQuiz(desk, { contact: desk.ids[0] });
  await desk.bring();
  expect(desk.words()).toEqual([]);
  expect(await desk.messages()).toEqual([]);
  expect(await desk.members(desk.id)).toMatchObject([
    { texts: 0, due: null, ended: "completed" },
  ]);
});

test("a pause holds queued texts, which go out once after it", async () => {
  const desk = await createQueued();
  const before = (await desk.read(desk.id)).texted;
  await desk.setState(desk.id, "paused");
  await desk.bring();
  await desk.tick(noon + day);
  expect([before, desk.words()]).toEqual([1, []]);
  const [contact] = await desk.db
    .selectFrom("contacts")
    .select("date")
    .execute();
  expect(contact?.date).toBeNull();
  await desk.setState(desk.id, "running");
  await desk.tick(noon + 60_000);
  await desk.bring();
  expect(desk.words()).toHaveLength(1);
});

test("a reminder waits as long as the first text does", async () => {
  const desk = await createQueued();
  await desk.pool.query("UPDATE campaign_contacts SET due = now()");
  await desk.tick();
  expect(await desk.messages()).toHaveLength(1);
  await desk.bring();
  expect(desk.words()).toHaveLength(1);
});

test("a first text overtaken by a reminder is dropped and not scheduled again", async () => {
  const desk = await createQueued();
  await desk.pool.query("UPDATE campaign_contacts SET texts = 2, due = NULL");
  desk.clock.now = noon + 10 * 3_600_000;
  await desk.bring();
  expect(await desk.messages()).toEqual([]);
  expect(await desk.members(desk.id)).toMatchObject([{ texts: 2, due: null }]);
});

test("a stopped campaign sends nothing", async () => {
  const desk = await createQueued(2);
  await desk.setState(desk.id, "stopped");
  await desk.bring();
  await desk.tick(noon + 3 * day);
  await desk.bring();
  expect(desk.words()).toEqual([]);
  expect(await desk.read(desk.id)).toMatchObject({
    state: "stopped",
    endings: { stopped: 2 },
  });
});

test("a contact who has just finished is never reminded, even in a race", async () => {
  const races = 60;
  const desk = await createQueued(races);
  await desk.bring();
  await desk.pool.query(`
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
    desk.pool.query<{ _id: string }>(text, values);
  const finish = async (contact: string, seconds: number) => {
    await run("SELECT pg_sleep($1)", seconds);
    await run("UPDATE contacts SET active = 0 WHERE _id = $1", contact);
  };
  const waiting =
    "SELECT _id FROM messages WHERE contact = $1 AND state = 'queued'";
  const { db, gateways, claim } = desk;
  const send = async (contact: string) => {
    for (const { _id } of (await run(waiting, contact)).rows)
      await deliver({ db, gateways, claim }, _id);
  };
  for (const [at, id] of desk.ids.entries()) {
    await run(
      "UPDATE campaign_contacts SET due = now() WHERE contact = $1",
      id,
    );
    const reminded = desk.tick().then(() => send(id));
    // On a slow machine too, some finish only when they have been reminded.
    if (at % 20 === 19) await reminded;
    await Promise.all([finish(id, (at % 20) / 200), reminded]);
    await send(id);
  }
  const { rows } = await desk.pool.query("SELECT FROM late");
  expect(rows).toEqual([]);
  const reminders = desk.provider.accepted.length - races;
  expect([reminders > 0, reminders < races]).toEqual([true, true]);
});
