import { expect, test } from "vitest";
import {
  createCampaigning,
  day,
  noon,
} from "#server/testing/messages/campaigns.ts";

/** From noon on, so that the second follows a day later at whatever hour this runs. */
const inTwoWaves = { wavesize: 1, start: new Date(noon).toISOString() };

/** Two contacts of one family, how they become one, and what campaigns owe the one that stays. */
async function createPair() {
  const desk = await createCampaigning();
  const [keep, drop] = [await desk.contact(), await desk.contact()];
  const merge = async () => {
    const content = { name: "Ana Ruiz", phone: "+12015550999" };
    const side = ({ _id }: { _id: string }) => ({ _id, version: 1 });
    const body = { keep: side(keep), drop: side(drop), content };
    const { token } = desk;
    const reply = await desk.ask("POST /api/contacts/merge", { token, body });
    expect(reply.statusCode).toBe(200);
  };
  return { ...desk, keep, drop, merge };
}

test("a contact due for a text still gets it after a merge, with the remaining link", async () => {
  const desk = await createPair();
  const id = await desk.start([desk.drop._id]);
  await desk.merge();
  expect(await desk.members(id)).toMatchObject([
    { contact: desk.keep._id, texts: 0 },
  ]);
  await desk.tick();
  const [sent, ...more] = await desk.messages();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ to: "+12015550999", contact: desk.keep._id });
  expect(sent?.body).toContain(desk.keep._id);
});

test("a contact who got the first text is reminded after a merge, but not texted again", async () => {
  const desk = await createPair();
  const id = await desk.start([desk.drop._id], desk.reminding);
  await desk.tick();
  await desk.merge();
  await desk.pass(noon, noon + 9 * day);
  expect(await desk.members(id)).toMatchObject([
    { contact: desk.keep._id, texts: 3, ended: "done" },
  ]);
  const words = (await desk.messages()).map((each) => each.words);
  const { text_es } = desk.draft([]);
  const { reminder_es } = desk.reminding;
  expect(words).toEqual([text_es, reminder_es, reminder_es]);
});

test("merging a texted and an untexted member leaves only reminders", async () => {
  const desk = await createPair();
  const contacts = [desk.drop._id, desk.keep._id];
  const id = await desk.start(contacts, { ...desk.reminding, ...inTwoWaves });
  await desk.tick();
  expect(await desk.messages()).toHaveLength(1);
  await desk.merge();
  expect(await desk.members(id)).toMatchObject([{ texts: 1, ended: null }]);
  await desk.pass(noon, noon + 9 * day);
  expect(await desk.messages()).toHaveLength(3);
  expect(await desk.members(id)).toMatchObject([{ texts: 3, ended: "done" }]);
});

test.each(["keep", "drop"] as const)(
  "of two first texts of which that of %s has left, the other does not leave",
  async (first) => {
    const desk = await createPair();
    const contacts = [desk.keep._id, desk.drop._id];
    const id = await desk.start(contacts, desk.reminding);
    await desk.tick();
    await desk.pool.query(
      `UPDATE messages SET state = CASE WHEN contact = $1 THEN 'sent' ELSE 'queued' END
       WHERE contact IS NOT NULL`,
      [desk[first]._id],
    );
    await desk.merge();
    expect(await desk.messages()).toMatchObject([
      { contact: desk.keep._id, state: "sent" },
    ]);
    const { rows } = await desk.pool.query(
      "SELECT contact, step FROM campaign_texts",
    );
    expect(rows).toEqual([{ contact: desk.keep._id, step: 0 }]);
    expect(await desk.members(id)).toMatchObject([{ texts: 1 }]);
  },
);

test("a contact who got all texts before a merge gets no more", async () => {
  const desk = await createPair();
  const contacts = [desk.drop._id, desk.keep._id];
  const id = await desk.start(contacts, inTwoWaves);
  await desk.tick();
  await desk.merge();
  await desk.pass(noon, noon + 9 * day);
  expect(await desk.messages()).toHaveLength(1);
  expect(await desk.members(id)).toMatchObject([{ texts: 1, ended: "done" }]);
});

test.each(["keep", "drop"] as const)(
  "where no text of %s arrived, the other still gets theirs",
  async (failed) => {
    const desk = await createPair();
    const other = failed === "keep" ? "drop" : "keep";
    const contacts = [desk[failed]._id, desk[other]._id];
    const id = await desk.start(contacts, inTwoWaves);
    await desk.tick();
    await desk.pool.query(
      "UPDATE messages SET state = 'failed' WHERE contact = $1",
      [desk[failed]._id],
    );
    await desk.merge();
    await desk.pass(noon, noon + 3 * day);
    expect(await desk.messages()).toMatchObject([
      { state: "failed" },
      { contact: desk.keep._id, to: "+12015550999", state: "kept" },
    ]);
    expect(await desk.members(id)).toMatchObject([{ texts: 1, ended: "done" }]);
  },
);

test.each(["keep", "drop"] as const)(
  "where the text of %s failed while that of the other waits, it leaves",
  async (failed) => {
    const desk = await createPair();
    const id = await desk.start([desk.keep._id, desk.drop._id]);
    await desk.tick();
    await desk.pool.query(
      `UPDATE messages SET state = CASE WHEN contact = $1 THEN 'failed' ELSE 'queued' END
       WHERE contact IS NOT NULL`,
      [desk[failed]._id],
    );
    await desk.merge();
    const states = (await desk.messages()).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["failed", "queued"]);
    expect(await desk.members(id)).toMatchObject([{ texts: 1, ended: "done" }]);
  },
);

test.each(["keep", "drop"] as const)(
  "where %s was given up long ago, the text of the other is not late for it",
  async (ended) => {
    const desk = await createPair();
    const other = ended === "keep" ? "drop" : "keep";
    const start = new Date(noon).toISOString();
    const contacts = [desk[ended]._id, desk[other]._id];
    const id = await desk.start(contacts, { wavesize: 1, start });
    await desk.pool.query(
      "INSERT INTO dead_phones (phone, problem) SELECT phone, '30005' FROM contacts WHERE _id = $1",
      [desk[ended]._id],
    );
    await desk.pool.query(
      "UPDATE campaign_contacts SET due = due + interval '9 days' WHERE contact = $1",
      [desk[other]._id],
    );
    await desk.tick();
    await desk.merge();
    await desk.pass(noon, noon + 20 * day);
    expect(await desk.messages()).toMatchObject([{ to: "+12015550999" }]);
    expect(await desk.members(id)).toMatchObject([{ texts: 1, ended: "done" }]);
  },
);
