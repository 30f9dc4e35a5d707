import {
  decide,
  type Decision,
  type NextAllowed,
} from "#shared/rules/outreach/campaigns/decide.ts";
import { findReadsLines } from "#server/content/tables/settings-queries.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { tryLock } from "#server/platform/db/lock-queries.ts";
import { acceptMessages } from "#server/outreach/messages/accept.ts";
import {
  findNow,
  findTextingHours,
} from "#server/outreach/messages/queries.ts";
import { assignVariant, dedupeKeyOf, renderText } from "./render.ts";
import { allowedIn, stateOf } from "./contact-state.ts";
import {
  type Due,
  findLastTexts,
  insertTexts,
  lockDue,
  settleDue,
  type Settled,
} from "./schedule-queries.ts";
import type { FastifyInstance } from "fastify";
import { every } from "#server/platform/every.ts";

const atOnce = 100;

type Sending = Pick<Services, "db" | "gateways" | "delivery" | "config">;

/** Decides about all due texts and queues those that may be sent now. Only one instance runs this at a time. */
export async function sendDue(services: Sending, clock?: number) {
  const now = clock ?? (await findNow(services.db)).getTime();
  let isMore = true;
  while (isMore) {
    isMore = await services.db
      .transaction()
      .execute(
        async (trx) =>
          (await tryLock(trx, "campaigns")) &&
          (await sendSome(trx, services, now)) === atOnce,
      );
  }
}

/** Returns the number of decisions. */
async function sendSome(trx: Database, services: Sending, now: number) {
  const due = await lockDue(trx, { now: iso(now), limit: atOnce });
  if (due.length === 0) return 0;
  const phones = due.map(({ phone }) => phone);
  const lastOnPhone = await findLastTexts(trx, phones);
  const allowed = allowedIn(await findTextingHours(trx));
  const decided = due.map((each) => {
    const last = lastOnPhone.get(each.phone) ?? null;
    const decision = decideOn(each, last, now, allowed(each));
    if (decision.kind === "send") lastOnPhone.set(each.phone, decision.at);
    return { due: each, decision };
  });
  await settleDue(
    trx,
    decided.map(({ due, decision }) => settledBy(due, decision)),
  );
  await writeTexts(trx, services, decided);
  return due.length;
}

function decideOn(
  { texts, due, since, reminders, reminderdays, ...contact }: Due,
  lastOnPhone: number | null,
  now: number,
  nextAllowed: NextAllowed,
): Decision {
  const turn = {
    texts,
    due: Date.parse(due),
    since: Date.parse(since),
    ...stateOf(contact),
    lastOnPhone,
  };
  return decide({ reminders, reminderdays }, turn, now, nextAllowed);
}

function settledBy(
  { campaign, contact, texts, since }: Due,
  decision: Decision,
): Settled {
  const about = { campaign, contact, since, since_text: texts };
  const member = { ...about, texts, due: null, ended: null };
  if (decision.kind === "end") return { ...member, ended: decision.why };
  if (decision.kind === "wait") return { ...member, due: iso(decision.until) };
  const { next } = decision;
  return {
    ...member,
    texts: texts + 1,
    due: next === null ? null : iso(next),
    ended: next === null ? "done" : null,
  };
}

async function writeTexts(
  trx: Database,
  services: Sending,
  decided: { due: Due; decision: Decision }[],
) {
  const { publicUrl } = services.config;
  const sent = decided.flatMap(({ due: { texts: step, ...due }, decision }) => {
    if (decision.kind !== "send") return [];
    const wording = assignVariant(due, due.phone);
    const once = dedupeKeyOf(due.campaign, due.contact, step);
    return [{ ...due, step, wording, once, at: iso(decision.at) }];
  });
  if (sent.length === 0) return;
  const lines = await findReadsLines(trx);
  const messages = sent.map(({ contact, phone, at, once, ...text }) => ({
    kind: "sms" as const,
    to: phone,
    body: renderText(text, text, { contact, publicUrl, lines }),
    contact,
    date: at,
    once,
  }));
  await acceptMessages(trx, services, messages);
  await insertTexts(
    trx,
    sent.map(({ campaign, contact, step, wording, at, once }) => ({
      campaign,
      contact,
      step,
      wording,
      once: once.toString("hex"),
      at,
    })),
  );
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}

const everyTenSeconds = 10_000;

/** Sends due texts every ten seconds while the server is listening. */
export function mountCampaigns(app: FastifyInstance, services: Sending) {
  every(
    app,
    everyTenSeconds,
    () => sendDue(services),
    (error) =>
      app.log.error({ err: error }, "texts of campaigns could not be sent"),
  );
}
