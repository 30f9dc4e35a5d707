import { expect, test } from "vitest";
import type { Outcome } from "#shared/contract/outreach/campaigns.ts";
import {
  createCampaigning,
  day,
  noon,
} from "#server/testing/messages/campaigns.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";

async function createTexted(contacts: number, more: object = {}) {
  const desk = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < contacts; at += 1) ids.push((await desk.contact())._id);
  const id = await desk.start(ids, { ...desk.reminding, ...more });
  const now = noon;
  // All of it lies in the past, so that what follows came after it.
  await desk.tick(now);
  await desk.pool.query(
    "UPDATE messages SET state = 'delivered', date = date - interval '5 days'",
  );
  const outcome = async (): Promise<Outcome> =>
    (
      await desk.ask(`GET /api/campaigns/${id}/outcome`, { token: desk.token })
    ).json();
  return { ...desk, id, ids, now, outcome };
}

test("counts contacts who finished after a text, and separately after a reminder", async () => {
  const desk = await createTexted(12);
  await finishQuiz(desk, { contact: desk.ids[0] });
  await desk.pool.query(
    "UPDATE results SET date = now() - interval '3 days' WHERE final",
  );
  await desk.tick(desk.now + 3 * day);
  await desk.pool.query(
    "UPDATE messages SET date = now() - interval '1 hour' WHERE state = 'kept'",
  );
  await finishQuiz(desk, { contact: desk.ids[1] });
  await desk.pool.query("INSERT INTO opt_outs (phone) VALUES ('+12015550005')");
  const { all } = await desk.outcome();
  expect(all).toMatchObject({
    texted: 12,
    delivered: { count: 12, share: 1 },
    completed: { count: 2 },
    optedout: { count: 1 },
    reminded: { count: 11, completed: { count: 1 } },
  });
});

test("counts an opened link once, for the latest text, and ignores bots", async () => {
  const desk = await createTexted(12);
  const open = (id: string | undefined) =>
    desk.ask(`POST /api/contacts/${id}/opened`);
  expect((await open(desk.ids[0])).statusCode).toBe(204);
  expect((await open(desk.ids[0])).statusCode).toBe(204);
  await open(desk.ids[1]);
  await desk.ask(`GET /api/contacts/${desk.ids[2]}`);
  await desk.ask(`POST /api/contacts/${desk.ids[4]}/opened`, {
    headers: { dnt: "1" },
  });
  expect((await open("1".repeat(22))).statusCode).toBe(404);
  await finishQuiz(desk, { contact: desk.ids[3] });
  const { all } = await desk.outcome();
  expect(all).toMatchObject({ opened: { count: 3 }, completed: { count: 1 } });
  const { rows } = await desk.pool.query(
    "SELECT contact FROM campaign_texts WHERE opened",
  );
  expect(new Set(rows.map(({ contact }) => contact))).toEqual(
    new Set(desk.ids.slice(0, 2)),
  );
  expect(rows).toHaveLength(2);
});

test("does not count a link opened before the campaign's text was sent", async () => {
  const desk = await createCampaigning();
  const contact = await desk.contact();
  await desk.start([contact._id]);
  await desk.tick();
  for (const state of ["queued", "failed"]) {
    await desk.pool.query("UPDATE messages SET state = $1", [state]);
    await desk.ask(`POST /api/contacts/${contact._id}/opened`);
    const { rows } = await desk.pool.query("SELECT opened FROM campaign_texts");
    expect(rows).toEqual([{ opened: false }]);
  }
});

test("hides groups under eleven, and figures from which they could be calculated", async () => {
  const desk = await createTexted(24, { wavesize: 20 });
  await desk.pool.query("UPDATE contacts SET language = 'en' WHERE _id = $1", [
    desk.ids[0],
  ]);
  await desk.tick(desk.now + day);
  const { all, languages, waves } = await desk.outcome();
  expect(all?.texted).toBe(24);
  expect(languages.map(({ group }) => group)).toEqual([null, null]);
  expect(waves.map(({ group }) => group)).toEqual([null, null]);
});

test("shows no outcome for a campaign that reached few contacts", async () => {
  const desk = await createTexted(3);
  expect((await desk.outcome()).all).toBeNull();
});
