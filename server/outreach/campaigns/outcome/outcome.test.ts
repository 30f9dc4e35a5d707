import { expect, test } from "vitest";
import { day } from "#shared/rules/milliseconds.ts";
import type { Outcome } from "#shared/contract/outreach/campaigns.ts";
import { createCampaigning, noon } from "#server/testing/messages/campaigns.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";

async function createTexted(contacts: number, more: object = {}) {
  const staffApp = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < contacts; at += 1)
    ids.push((await staffApp.contact())._id);
  const id = await staffApp.start(ids, { ...staffApp.reminding, ...more });
  const now = noon;
  // Moves all texts into the past, so that later events follow them.
  await staffApp.tick(now);
  await staffApp.pool.query(
    "UPDATE messages SET state = 'delivered', date = date - interval '5 days'",
  );
  const outcome = async (): Promise<Outcome> =>
    (
      await staffApp.ask(`GET /api/campaigns/${id}/outcome`, {
        token: staffApp.token,
      })
    ).json();
  return { ...staffApp, id, ids, now, outcome };
}

test("counts contacts who finished after a text, and separately after a reminder", async () => {
  const staffApp = await createTexted(12);
  await finishQuiz(staffApp, { contact: staffApp.ids[0] });
  await staffApp.pool.query(
    "UPDATE results SET date = now() - interval '3 days' WHERE final",
  );
  await staffApp.tick(staffApp.now + 3 * day);
  await staffApp.pool.query(
    "UPDATE messages SET date = now() - interval '1 hour' WHERE state = 'kept'",
  );
  await finishQuiz(staffApp, { contact: staffApp.ids[1] });
  await staffApp.pool.query(
    "INSERT INTO opt_outs (phone) VALUES ('+12015550005')",
  );
  const { all } = await staffApp.outcome();
  expect(all).toMatchObject({
    texted: 12,
    delivered: { count: 12, share: 1 },
    completed: { count: 2 },
    optedout: { count: 1 },
    reminded: { count: 11, completed: { count: 1 } },
  });
});

test("counts an opened link once, for the latest text, and ignores bots", async () => {
  const staffApp = await createTexted(12);
  const open = (id: string | undefined) =>
    staffApp.ask(`POST /api/contacts/${id}/opened`);
  expect((await open(staffApp.ids[0])).statusCode).toBe(204);
  expect((await open(staffApp.ids[0])).statusCode).toBe(204);
  await open(staffApp.ids[1]);
  await staffApp.ask(`GET /api/contacts/${staffApp.ids[2]}`);
  await staffApp.ask(`POST /api/contacts/${staffApp.ids[4]}/opened`, {
    headers: { dnt: "1" },
  });
  expect((await open("1".repeat(22))).statusCode).toBe(404);
  await finishQuiz(staffApp, { contact: staffApp.ids[3] });
  const { all } = await staffApp.outcome();
  expect(all).toMatchObject({ opened: { count: 3 }, completed: { count: 1 } });
  const { rows } = await staffApp.pool.query(
    "SELECT contact FROM campaign_texts WHERE opened",
  );
  expect(new Set(rows.map(({ contact }) => contact))).toEqual(
    new Set(staffApp.ids.slice(0, 2)),
  );
  expect(rows).toHaveLength(2);
});

test("does not count a link opened before the campaign's text was sent", async () => {
  const staffApp = await createCampaigning();
  const contact = await staffApp.contact();
  await staffApp.start([contact._id]);
  await staffApp.tick();
  for (const state of ["queued", "failed"]) {
    await staffApp.pool.query("UPDATE messages SET state = $1", [state]);
    await staffApp.ask(`POST /api/contacts/${contact._id}/opened`);
    const { rows } = await staffApp.pool.query(
      "SELECT opened FROM campaign_texts",
    );
    expect(rows).toEqual([{ opened: false }]);
  }
});

test("hides groups under eleven, and figures from which they could be calculated", async () => {
  const staffApp = await createTexted(24, { wavesize: 20 });
  await staffApp.pool.query(
    "UPDATE contacts SET language = 'en' WHERE _id = $1",
    [staffApp.ids[0]],
  );
  await staffApp.tick(staffApp.now + day);
  const { all, languages, waves } = await staffApp.outcome();
  expect(all?.texted).toBe(24);
  expect(languages.map(({ group }) => group)).toEqual([null, null]);
  expect(waves.map(({ group }) => group)).toEqual([null, null]);
});

test("shows no outcome for a campaign that reached few contacts", async () => {
  const staffApp = await createTexted(3);
  expect((await staffApp.outcome()).all).toBeNull();
});
