import fc from "fast-check";
import { expect, test } from "vitest";
import type { StudyFlow } from "#shared/contract/reports/study-flow.ts";
import { createCampaigning } from "#server/testing/messages/campaigns.ts";
import {
  type ContactHistory,
  idOf,
  insertHistories,
} from "#server/testing/messages/history-queries.ts";
import {
  createAdmin,
  createStaff,
  createTestApp,
} from "#server/testing/test-app.ts";
import { readCsv } from "#server/testing/files/exports.ts";
import { finishQuiz, submitDraft } from "#server/testing/visitor/quiz.ts";
import { rounds } from "#server/testing/rounds.ts";
import { readStudyFlow } from "./read.ts";

const campaigns = 2;
const history = fc.record<ContactHistory>({
  language: fc.constantFrom("en", "en", "es"),
  isDated: fc.boolean(),
  texts: fc.uniqueArray(
    fc.record({
      campaign: fc.constantFrom(null, 0, 0, 1),
      hour: fc.integer({ min: 0, max: 200 }),
      state: fc.constantFrom("kept", "queued", "sent", "delivered", "failed"),
      problem: fc.constantFrom(null, "opted_out", "bad_number", "filtered"),
      opened: fc.boolean(),
    }),
    { maxLength: 3, selector: ({ hour }) => hour },
  ),
  draft: fc.constantFrom(null, null, null, 5, 50),
  finished: fc.constantFrom(null, null, 3, 100, 220),
  optedOut: fc.constantFrom(false, false, false, true),
});

/** Counts by hand: the last step of a contact, as `step reason`, or undefined if it was not invited. */
function lastStep(of: ContactHistory, campaign: number | undefined) {
  const texts = of.texts
    .filter((text) => campaign === undefined || text.campaign === campaign)
    .toSorted((one, other) => one.hour - other.hour);
  const [first] = texts;
  const latest = texts.at(-1);
  if (!first && (campaign !== undefined || !of.isDated)) return undefined;
  if (of.finished !== null)
    return first && of.finished < first.hour
      ? "invited finished_before"
      : "finished";
  const isOpened = texts.some((text) => text.campaign !== null && text.opened);
  const end = campaign === undefined ? "sent" : "opened";
  if (of.draft === 5)
    return of.optedOut ? `${end} opted_out` : `${end} unranked`;
  if (isOpened) return of.optedOut ? `${end} opted_out` : `${end} unfinished`;
  if (texts.some(({ state }) => state === "sent" || state === "delivered"))
    return of.optedOut ? "sent opted_out" : "sent unopened";
  if (of.optedOut || latest?.problem === "opted_out")
    return "invited opted_out";
  if (!latest) return "invited no_text";
  if (latest.problem === "bad_number") return "invited phone";
  if (latest.problem === "filtered") return "invited not_sent";
  const reasons: Record<string, string> = { kept: "stored", queued: "waiting" };
  return `invited ${reasons[latest.state] ?? "not_sent"}`;
}

function countBy(histories: ContactHistory[], campaign?: number) {
  const counts: Record<string, number> = {};
  for (const each of histories) {
    const last = lastStep(each, campaign);
    if (last) counts[last] = (counts[last] ?? 0) + 1;
  }
  return counts;
}

const sum = (counts: number[]) => counts.reduce((all, each) => all + each, 0);
const sizeOf = (histories: ContactHistory[], campaign?: number) =>
  sum(Object.values(countBy(histories, campaign)));

/** Compares a flow with the counts by hand, unless it is hidden. */
function expectCounts(flow: StudyFlow["all"], counts: Record<string, number>) {
  if (flow === null) return;
  const lost = flow.flatMap(({ step, lost: own }) =>
    own.map(({ reason, contacts }) => [`${step} ${reason}`, contacts]),
  );
  const finished = flow.at(-1)?.contacts ?? 0;
  const last = finished > 0 ? [["finished", finished]] : [];
  expect(Object.fromEntries([...lost, ...last])).toEqual(counts);
  expect(flow[0]?.contacts).toBe(sum(Object.values(counts)));
  for (const [at, { contacts, lost: own }] of flow.entries())
    expect(flow[at + 1]?.contacts ?? contacts).toBe(
      contacts - sum(own.map((each) => each.contacts)),
    );
}

/** A group under 11 is hidden, and the hidden groups together are not under 11 either. */
function expectHidden(groups: { isHidden: boolean; size: number }[]) {
  for (const { isHidden, size } of groups)
    if (size < 11) expect(isHidden).toBe(true);
  const hidden = sum(groups.map(({ isHidden, size }) => (isHidden ? size : 0)));
  if (hidden > 0) expect(hidden).toBeGreaterThanOrEqual(11);
}

test("adds up as counted by hand in random histories", async () => {
  const { db } = await createTestApp();
  const property = fc.asyncProperty(
    fc.array(history, { maxLength: 60, size: "max" }),
    async (histories) => {
      const trx = await db.startTransaction().execute();
      try {
        await insertHistories(trx, histories, campaigns);
        check(await readStudyFlow(trx), histories);
      } finally {
        await trx.rollback().execute();
      }
    },
  );
  await fc.assert(property, { numRuns: rounds(100) });
});

function check(flow: StudyFlow, histories: ContactHistory[]) {
  const all = sizeOf(histories);
  expect(flow.hasInvited).toBe(all > 0);
  expect(flow.all === null).toBe(all < 11);
  expectCounts(flow.all, countBy(histories));
  const languages = flow.languages.map(({ language, flow: own }) => {
    const speaking = histories.filter((each) => each.language === language);
    expectCounts(own, countBy(speaking));
    return { isHidden: own === null, size: sizeOf(speaking) };
  });
  expect(sum(languages.map(({ size }) => size))).toBe(all);
  if (flow.all === null) return;
  expectHidden(languages);
  const ofCampaigns = [0, 1].map((at) => {
    const own = flow.campaigns.find(({ _id }) => _id === idOf("p", at))?.flow;
    expectCounts(own ?? null, countBy(histories, at));
    const size = sizeOf(histories, at);
    // Otherwise the other contacts could be calculated from the total.
    if (own && size < all) expect(all - size).toBeGreaterThanOrEqual(11);
    return { isHidden: !own, size };
  });
  const elsewhere = histories.filter((each) =>
    each.texts.every(({ campaign }) => campaign === null),
  );
  expectHidden([...ofCampaigns, { isHidden: true, size: sizeOf(elsewhere) }]);
}

/** A campaign that texted twelve contacts in Spanish. */
async function createFlow() {
  const app = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < 12; at += 1) ids.push((await app.contact())._id);
  await app.start(ids, { name: "=Spring" });
  await app.tick();
  await app.pool.query(
    "UPDATE messages SET state = 'delivered', date = now() - interval '1 day'",
  );
  const { token } = await createStaff(app, ["researcher"]);
  const path = "GET /api/insights/flow";
  const read = async () => (await app.ask(path, { token })).json() as StudyFlow;
  const csv = async () => readCsv(await app.ask(`${path}/csv`, { token }));
  return { ...app, ids, path, read, csv };
}

test("follows contacts through real calls", async () => {
  const { read, csv, ids, ...app } = await createFlow();
  await app.ask(`POST /api/contacts/${ids[0]}/opened`);
  await submitDraft(app, { contact: ids[1] });
  await finishQuiz(app, { contact: ids[2] });
  await app.pool.query("INSERT INTO opt_outs (phone) VALUES ('+12015550004')");
  await app.pool.query(
    "UPDATE messages SET state = 'failed', problem = 'bad_number' WHERE contact = $1",
    [ids[4]],
  );
  const { all, campaigns: own, languages } = await read();
  expect(all?.map(({ contacts }) => contacts)).toEqual([12, 11, 1]);
  expect(own[0]?.flow).toEqual([
    {
      step: "invited",
      contacts: 12,
      lost: [{ reason: "phone", contacts: 1 }],
    },
    {
      step: "sent",
      contacts: 11,
      lost: [
        { reason: "opted_out", contacts: 1 },
        { reason: "unopened", contacts: 7 },
      ],
    },
    {
      step: "opened",
      contacts: 3,
      lost: [
        { reason: "unfinished", contacts: 1 },
        { reason: "unranked", contacts: 1 },
      ],
    },
    { step: "finished", contacts: 1, lost: [] },
  ]);
  expect(languages.map(({ flow }) => flow?.[0]?.contacts)).toEqual([
    undefined,
    12,
  ]);

  const rows = await csv();
  expect(rows.filter(({ group }) => group === "campaign")[0]).toMatchObject({
    campaign: "'=Spring",
    kind: "reached",
    step: "invited",
    contacts: "12",
    meaning: "Invited by text",
  });
  const english = rows.filter(({ language }) => language === "en");
  expect(english).toMatchObject([{ kind: "hidden", contacts: "" }]);
  for (const group of ["all", "campaign"]) {
    const lines = rows.filter((each) => each["group"] === group);
    const lost = lines.filter(({ kind }) => kind === "lost");
    expect(sum(lost.map(({ contacts }) => Number(contacts)))).toBe(11);
  }
  expect(rows.at(-1)?.["kind"]).toBe("note");
});

test("is for researchers and admins, and hides small groups from both", async () => {
  const { ids, path, ...app } = await createFlow();
  await app.pool.query("DELETE FROM contacts WHERE _id = ANY($1)", [
    ids.slice(0, 2),
  ]);
  const { token: admin } = await createAdmin(app);
  const small = await app.ask(path, { token: admin });
  expect(small.json()).toMatchObject({
    hasInvited: true,
    all: null,
    campaigns: [{ name: "=Spring", flow: null }],
  });
  const { token } = await createStaff(app, ["editor", "inviter"]);
  for (const call of [path, `${path}/csv`])
    expect((await app.ask(call, { token })).statusCode).toBe(403);
  await app.pool.query("TRUNCATE contacts CASCADE");
  expect((await app.ask(path, { token: admin })).json()).toMatchObject({
    hasInvited: false,
    campaigns: [],
  });
});
