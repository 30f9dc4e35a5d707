import { expect, test } from "vitest";
import type { Outcome } from "#shared/contract/campaign-outcome.ts";
import { createCampaigning, day, noon } from "#server/testing/campaigns.ts";
import { finishQuiz } from "#server/testing/quiz.ts";

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

test("who finished after a text counts, and after a reminder apart", async () => {
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

test("of groups under eleven nothing is said, nor what they follow from", async () => {
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

test("a campaign that reached few says nothing", async () => {
  const desk = await createTexted(3);
  expect((await desk.outcome()).all).toBeNull();
});
