import { expect, test } from "vitest";
import { day } from "#shared/rules/milliseconds.ts";
import { createCampaigning, noon } from "#server/testing/messages/campaigns.ts";

/** Two waves that start at noon. The second is sent a day after the first, regardless of when the test runs. */
const inTwoWaves = { wavesize: 1, start: new Date(noon).toISOString() };

/** Two contacts of one family, a function that merges them, and the campaign texts afterwards. */
async function createPair() {
  const staffApp = await createCampaigning();
  const [keep, drop] = [await staffApp.contact(), await staffApp.contact()];
  const merge = async () => {
    const content = { name: "Ana Ruiz", phone: "+12015550999" };
    const side = ({ _id }: { _id: string }) => ({ _id, version: 1 });
    const body = { keep: side(keep), drop: side(drop), content };
    const { token } = staffApp;
    const reply = await staffApp.ask("POST /api/contacts/merge", {
      token,
      body,
    });
    expect(reply.statusCode).toBe(200);
  };
  return { ...staffApp, keep, drop, merge };
}

test("a contact due for a text still gets it after a merge, with the remaining link", async () => {
  const staffApp = await createPair();
  const id = await staffApp.start([staffApp.drop._id]);
  await staffApp.merge();
  expect(await staffApp.members(id)).toMatchObject([
    { contact: staffApp.keep._id, texts: 0 },
  ]);
  await staffApp.tick();
  const [sent, ...more] = await staffApp.messages();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    to: "+12015550999",
    contact: staffApp.keep._id,
  });
  expect(sent?.body).toContain(staffApp.keep._id);
});

test("a contact who got the first text is reminded after a merge, but not texted again", async () => {
  const staffApp = await createPair();
  const id = await staffApp.start([staffApp.drop._id], staffApp.reminding);
  await staffApp.tick();
  await staffApp.merge();
  await staffApp.pass(noon, noon + 9 * day);
  expect(await staffApp.members(id)).toMatchObject([
    { contact: staffApp.keep._id, texts: 3, ended: "done" },
  ]);
  const words = (await staffApp.messages()).map((each) => each.words);
  const { text_es } = staffApp.draft([]);
  const { reminder_es } = staffApp.reminding;
  expect(words).toEqual([text_es, reminder_es, reminder_es]);
});

test("after merging a texted and an untexted contact, only reminders are sent", async () => {
  const staffApp = await createPair();
  const contacts = [staffApp.drop._id, staffApp.keep._id];
  const id = await staffApp.start(contacts, {
    ...staffApp.reminding,
    ...inTwoWaves,
  });
  await staffApp.tick();
  expect(await staffApp.messages()).toHaveLength(1);
  await staffApp.merge();
  expect(await staffApp.members(id)).toMatchObject([{ texts: 1, ended: null }]);
  await staffApp.pass(noon, noon + 9 * day);
  expect(await staffApp.messages()).toHaveLength(3);
  expect(await staffApp.members(id)).toMatchObject([
    { texts: 3, ended: "done" },
  ]);
});

test.each(["keep", "drop"] as const)(
  "if the first text of %s was sent before a merge, the other one is withdrawn",
  async (first) => {
    const staffApp = await createPair();
    const contacts = [staffApp.keep._id, staffApp.drop._id];
    const id = await staffApp.start(contacts, staffApp.reminding);
    await staffApp.tick();
    await staffApp.pool.query(
      `UPDATE messages SET state = CASE WHEN contact = $1 THEN 'sent' ELSE 'queued' END
       WHERE contact IS NOT NULL`,
      [staffApp[first]._id],
    );
    await staffApp.merge();
    expect(await staffApp.messages()).toMatchObject([
      { contact: staffApp.keep._id, state: "sent" },
    ]);
    const { rows } = await staffApp.pool.query(
      "SELECT contact, step FROM campaign_texts",
    );
    expect(rows).toEqual([{ contact: staffApp.keep._id, step: 0 }]);
    expect(await staffApp.members(id)).toMatchObject([{ texts: 1 }]);
  },
);

test("a contact who got all texts before a merge gets no more", async () => {
  const staffApp = await createPair();
  const contacts = [staffApp.drop._id, staffApp.keep._id];
  const id = await staffApp.start(contacts, inTwoWaves);
  await staffApp.tick();
  await staffApp.merge();
  await staffApp.pass(noon, noon + 9 * day);
  expect(await staffApp.messages()).toHaveLength(1);
  expect(await staffApp.members(id)).toMatchObject([
    { texts: 1, ended: "done" },
  ]);
});

test.each(["keep", "drop"] as const)(
  "if the text of %s failed before a merge, the other one is still sent in its wave",
  async (failed) => {
    const staffApp = await createPair();
    const other = failed === "keep" ? "drop" : "keep";
    const contacts = [staffApp[failed]._id, staffApp[other]._id];
    const id = await staffApp.start(contacts, inTwoWaves);
    await staffApp.tick();
    await staffApp.pool.query(
      "UPDATE messages SET state = 'failed' WHERE contact = $1",
      [staffApp[failed]._id],
    );
    await staffApp.merge();
    await staffApp.pass(noon, noon + 3 * day);
    expect(await staffApp.messages()).toMatchObject([
      { state: "failed" },
      { contact: staffApp.keep._id, to: "+12015550999", state: "kept" },
    ]);
    expect(await staffApp.members(id)).toMatchObject([
      { texts: 1, ended: "done" },
    ]);
  },
);

test.each(["keep", "drop"] as const)(
  "if the text of %s failed before a merge, the other queued text stays queued",
  async (failed) => {
    const staffApp = await createPair();
    const id = await staffApp.start([staffApp.keep._id, staffApp.drop._id]);
    await staffApp.tick();
    await staffApp.pool.query(
      `UPDATE messages SET state = CASE WHEN contact = $1 THEN 'failed' ELSE 'queued' END
       WHERE contact IS NOT NULL`,
      [staffApp[failed]._id],
    );
    await staffApp.merge();
    const states = (await staffApp.messages()).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["failed", "queued"]);
    expect(await staffApp.members(id)).toMatchObject([
      { texts: 1, ended: "done" },
    ]);
  },
);

test.each(["keep", "drop"] as const)(
  "if %s ended long before a merge, the later text of the other is not treated as late",
  async (ended) => {
    const staffApp = await createPair();
    const other = ended === "keep" ? "drop" : "keep";
    const start = new Date(noon).toISOString();
    const contacts = [staffApp[ended]._id, staffApp[other]._id];
    const id = await staffApp.start(contacts, { wavesize: 1, start });
    await staffApp.pool.query(
      "INSERT INTO unreachable_phones (phone, problem) SELECT phone, '30005' FROM contacts WHERE _id = $1",
      [staffApp[ended]._id],
    );
    await staffApp.pool.query(
      "UPDATE campaign_contacts SET due = due + interval '9 days' WHERE contact = $1",
      [staffApp[other]._id],
    );
    await staffApp.tick();
    await staffApp.merge();
    await staffApp.pass(noon, noon + 20 * day);
    expect(await staffApp.messages()).toMatchObject([{ to: "+12015550999" }]);
    expect(await staffApp.members(id)).toMatchObject([
      { texts: 1, ended: "done" },
    ]);
  },
);
