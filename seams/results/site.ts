import { day, hour } from "#shared/rules/milliseconds.ts";
import { sendDue } from "#server/outreach/campaigns/sending/send-due.ts";
import { createGateways } from "#server/platform/gateways/gateways.ts";
import { newFamily } from "#server/testing/privacy/canaries.ts";
import { createStaff } from "#server/testing/test-app.ts";
import { campaignDraft } from "#seams/support/campaign.ts";
import { openStaffedSite, type StaffedSite } from "#seams/support/site.ts";
import type { Guest } from "./quiz.ts";

export type Site = Awaited<ReturnType<typeof openSite>>;

/** A site whose questions were reworded once. */
export async function openSite() {
  const app = await openStaffedSite();
  const researcher = await createStaff(app, ["researcher"]);
  const older = await rewordQuestions(app, "First");
  await rewordQuestions(app, "Second");
  const closing = [app.close];
  const close = async () => {
    for (const end of closing) await end();
  };
  return { ...app, researcher, older, closing, close };
}

type Question = { _id: string };

/** Publishes all questions with new words at the end of each text and label. Returns the number of the publication. */
export async function rewordQuestions(site: StaffedSite, words: string) {
  await draftQuestions(site, words);
  return site.publishDrafts(({ list }) => list === "questions");
}

export async function draftQuestions({ call }: StaffedSite, words: string) {
  const questions: Question[] = (await call("GET /api/questions/all")).json();
  for (const { _id, ...content } of questions) {
    const texts = Object.entries(content).filter(([name]) =>
      /^(text|label[A-E])(_es)?$/.test(name),
    );
    const fields = texts.map(([name, text]) => [
      name,
      `${String(text).replace(/ \[.*/, "")} [${words}]`,
    ]);
    await call(`PUT /api/drafts/questions/${_id}`, {
      fields: Object.fromEntries(fields),
    });
  }
}

/** Groups must have this many families to be shown. */
const others = 12;

/** Texts families whose quizzes follow, and others who never take it. */
export async function invite(site: Site, amount: number): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (let at = 0; at < amount + others; at += 1) {
    const known = newFamily("Guest", String(2000 + at));
    const { parent: name, child: childname, phone, redcapid } = known;
    const body = { name, childname, phone, redcapid };
    const contact = (await site.call("POST /api/contacts/one", body)).json();
    guests.push({ known, contact: contact._id });
  }
  await textAll(site, guests);
  return guests.slice(0, amount);
}

/** Tomorrow, at an hour when texting is allowed in New York. */
const noon = (Math.floor(Date.now() / day) + 1) * day + 18 * hour;

async function textAll(site: Site, guests: Guest[]) {
  const { call, config, pool } = site;
  const contacts = guests.map(({ contact }) => contact);
  const body = { ...campaignDraft, contacts };
  const campaign: string = (await call("POST /api/campaigns", body)).json();
  await call(`PUT /api/campaigns/${campaign}/state`, { state: "running" });
  const gateways = await createGateways(config, { warn: () => {} });
  await sendDue({ ...site, gateways, delivery: undefined }, noon);
  await pool.query(
    "UPDATE messages SET state = 'delivered', date = date - interval '5 days'",
  );
}
