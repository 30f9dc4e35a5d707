import { onTestFinished } from "vitest";
import type { CampaignDraft } from "#shared/contract/outreach/campaign-draft.ts";
import { day, hour } from "#shared/rules/milliseconds.ts";
import { claimWith } from "#server/outreach/campaigns/sending/claim.ts";
import { sendDue } from "#server/outreach/campaigns/sending/send-due.ts";
import { createGateways } from "#server/platform/gateways/gateways.ts";
import { deliver } from "#server/outreach/messages/deliver.ts";
import {
  insertInvitedContact,
  createQuizApp,
} from "#server/testing/visitor/quiz.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import { createStaff, type TestApp } from "#server/testing/test-app.ts";

/** Tomorrow, at an hour when texting is allowed in New York. */
export const noon = (Math.floor(Date.now() / day) + 1) * day + 18 * hour;

const plain: Omit<CampaignDraft, "contacts" | "filter"> = {
  name: "Spring",
  text_en: "Please take the quiz. Reply STOP to stop.",
  text_es: "Por favor conteste. Responda ALTO para no recibir mensajes.",
  second_en: "",
  second_es: "",
  reminder_en: "",
  reminder_es: "",
  reminders: 0,
  reminderdays: 3,
  wavesize: null,
  start: null,
};
const trying = {
  second_en: "Two minutes for your child. Reply STOP to stop.",
  second_es: "Dos minutos por su hijo. Responda ALTO para no recibir mensajes.",
};
const reminding = {
  reminders: 2,
  reminder_en: "Still time for the quiz.",
  reminder_es: "Todavía hay tiempo.",
};

/** An app with an inviter and campaigns. The test sets the time. */
export async function createCampaigning(env: NodeJS.ProcessEnv = {}) {
  const publicUrl = { PUBLIC_URL: "https://quiz.example" };
  const app = await createQuizApp({ ...publicUrl, ...env });
  const { token } = await createStaff(app, ["inviter"]);
  const gateways = await createGateways(app.config, { warn: () => {} });
  const calls = callsOf(app, token);

  /** Runs the periodic sending at the given time. */
  const tick = (now = noon) =>
    sendDue({ ...app, gateways, delivery: undefined }, now);

  /** Runs the periodic sending shortly after each due time in this range. */
  async function pass(from: number, until: number) {
    for (;;) {
      const { rows } = await app.pool.query<{ due: string | null }>(
        "SELECT min(due) AS due FROM campaign_contacts",
      );
      const due = Date.parse(rows[0]?.due ?? "");
      if (!(due < until)) return;
      await tick(Math.max(from, due) + 20_000);
    }
  }

  let families = 0;
  const contact = (more: Parameters<typeof insertInvitedContact>[1] = {}) => {
    families += 1;
    const phone = `+1201555${String(families).padStart(4, "0")}`;
    return insertInvitedContact(app, {
      name: `Family ${families}`,
      phone,
      ...more,
    });
  };
  return {
    ...app,
    ...calls,
    token,
    gateways,
    reminding,
    trying,
    tick,
    pass,
    contact,
  };
}

/** An inviter's calls, and the stored messages. */
function callsOf(app: Pick<TestApp, "ask" | "db">, token: string) {
  type More = Partial<CampaignDraft>;
  const draft = (contacts: string[], more: More = {}) => ({
    ...plain,
    contacts,
    ...more,
  });
  const setState = (id: string, state: string) =>
    app.ask(`PUT /api/campaigns/${id}/state`, { token, body: { state } });
  async function create(contacts: string[], more: More = {}) {
    const body = draft(contacts, more);
    const reply = await app.ask("POST /api/campaigns", { token, body });
    return reply.json<string>();
  }
  async function start(contacts: string[], more: More = {}) {
    const id = await create(contacts, more);
    await setState(id, "running");
    return id;
  }
  async function messages() {
    const found = await app.db
      .selectFrom("messages")
      .select(["_id", "to", "body", "state", "contact", "date"])
      .where("contact", "is not", null)
      .orderBy("date")
      .execute();
    return found.map((each) => ({ ...each, words: each.body.split("\n")[0] }));
  }
  const read = async (id: string) =>
    (await app.ask(`GET /api/campaigns/${id}`, { token })).json();
  const members = async (id: string) =>
    (await app.ask(`GET /api/campaigns/${id}/contacts`, { token })).json().rows;
  return { draft, create, start, setState, messages, read, members };
}

/** A campaign with queued texts. The test delivers them to a stand-in provider. */
export async function createQueued(contacts = 1) {
  const provider = await startTwilioStandIn();
  onTestFinished(provider.stop);
  const staffApp = await createCampaigning(provider.env);
  const ids: string[] = [];
  for (let at = 0; at < contacts; at += 1)
    ids.push((await staffApp.contact())._id);
  const id = await staffApp.start(ids, staffApp.reminding);
  await staffApp.tick();
  const { db, gateways, config } = staffApp;
  const clock = { now: noon };
  const claim = claimWith(config, async () => new Date(clock.now));
  async function deliverQueued() {
    for (const { _id, state } of await staffApp.messages())
      if (state === "queued") await deliver({ db, gateways, claim }, _id);
  }
  const words = () => provider.accepted.map(({ body }) => body.split("\n")[0]);
  const saveTexts = (more: object) => {
    const { name, text_en, text_es, reminder_en, reminder_es } = {
      ...staffApp.draft([]),
      ...staffApp.reminding,
      ...more,
    };
    return staffApp.ask(`PUT /api/campaigns/${id}/texts`, {
      token: staffApp.token,
      body: { name, text_en, text_es, reminder_en, reminder_es },
    });
  };
  return {
    ...staffApp,
    provider,
    id,
    ids,
    deliverQueued,
    words,
    saveTexts,
    claim,
    clock,
  };
}
