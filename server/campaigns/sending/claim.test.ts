import { expect, onTestFinished, test } from "vitest";
import { createCampaigning, day, noon } from "#server/testing/campaigns.ts";
import { finishQuiz } from "#server/testing/quiz.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import { deliver } from "#server/messages/deliver.ts";
import { claimWith } from "./claim.ts";

/** A campaign whose texts wait for a provider, and are handed over when a test says so. */
async function createQueued(contacts = 1) {
  const provider = await startTwilioStandIn();
  onTestFinished(provider.stop);
  const desk = await createCampaigning(provider.env);
  const ids: string[] = [];
  for (let at = 0; at < contacts; at += 1) ids.push((await desk.contact())._id);
  const id = await desk.start(ids, desk.reminding);
  await desk.tick();
  const { db, gateways, config } = desk;
  const clock = { now: noon };
  const claim = claimWith(config, async () => clock.now);
  async function bring() {
    for (const { _id, state } of await desk.messages())
      if (state === "queued") await deliver({ db, gateways, claim }, _id);
  }
  const words = () => provider.accepted.map(({ body }) => body.split("\n")[0]);
  const saveTexts = (more: object) => {
    const { name, text_en, text_es, reminder_en, reminder_es } = {
      ...desk.draft([]),
      ...desk.reminding,
      ...more,
    };
    return desk.ask(`PUT /api/campaigns/${id}/texts`, {
      token: desk.token,
      body: { name, text_en, text_es, reminder_en, reminder_es },
    });
  };
  return { ...desk, provider, id, ids, bring, words, saveTexts, claim, clock };
}

test("an edit of the text reaches what has not left", async () => {
  const desk = await createQueued();
  expect((await desk.saveTexts({ text_es: "Responda ALTO." })).statusCode).toBe(
    204,
  );
  await desk.bring();
  expect(desk.words()).toEqual(["Responda ALTO."]);
});

test("who finishes while the text waits does not get it", async () => {
  const desk = await createQueued();
  await finishQuiz(desk, { contact: desk.ids[0] });
  await desk.bring();
  expect(desk.words()).toEqual([]);
  expect(await desk.messages()).toEqual([]);
  expect(await desk.members(desk.id)).toMatchObject([
    { texts: 0, due: null, ended: "completed" },
  ]);
});

test("a pause holds back what waits; after it the text goes out, once", async () => {
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

test("what a busy provider kept until the night waits for the morning", async () => {
  const desk = await createQueued();
  desk.clock.now = noon + 10 * 3_600_000;
  await desk.bring();
  expect(desk.words()).toEqual([]);
  const [member] = await desk.members(desk.id);
  const due = Date.parse(member.due);
  expect(due).toBeGreaterThan(desk.clock.now);
  await desk.tick(due);
  desk.clock.now = due;
  await desk.bring();
  expect(desk.words()).toHaveLength(1);
});

test("what waited for a provider goes one a day to a phone that two children share", async () => {
  const desk = await createQueued();
  const brother = await desk.contact({ phone: "+12015550001" });
  await desk.start([brother._id]);
  const tomorrow = noon + day;
  await desk.tick(tomorrow);
  desk.clock.now = tomorrow;
  await desk.bring();
  expect(desk.words()).toHaveLength(1);
  const due = Date.parse((await nextDue(desk)) ?? "");
  expect(due).toBeGreaterThan(tomorrow + day / 2);
  desk.clock.now = due;
  await desk.tick(due);
  await desk.bring();
  expect(desk.words()).toHaveLength(2);
});

test("a provider that is away for most of a day gives nothing up", async () => {
  const desk = await createQueued();
  desk.provider.state.mood = () => "busy";
  await desk.pool.query(
    "UPDATE messages SET date = now() - interval '7 hours'",
  );
  for (let tries = 0; tries < 10; tries += 1) await desk.bring();
  desk.provider.state.mood = () => "accept";
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

test("a first text that a reminder has overtaken is dropped, and is not due again", async () => {
  const desk = await createQueued();
  await desk.pool.query("UPDATE campaign_contacts SET texts = 2, due = NULL");
  desk.clock.now = noon + 10 * 3_600_000;
  await desk.bring();
  expect(await desk.messages()).toEqual([]);
  expect(await desk.members(desk.id)).toMatchObject([{ texts: 2, due: null }]);
});

async function nextDue({ pool }: Awaited<ReturnType<typeof createQueued>>) {
  const { rows } = await pool.query<{ due: string }>(
    "SELECT min(due) AS due FROM campaign_contacts WHERE texts = 0",
  );
  return rows[0]?.due;
}

test("what is stopped never leaves", async () => {
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

test("who has just finished is never reminded, however close the race", async () => {
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
    await Promise.all([finish(id, (at % 20) / 200), reminded]);
    await send(id);
  }
  const { rows } = await desk.pool.query("SELECT FROM late");
  expect(rows).toEqual([]);
  const reminders = desk.provider.accepted.length - races;
  expect([reminders > 0, reminders < races]).toEqual([true, true]);
});
