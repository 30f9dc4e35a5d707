import { createHash } from "node:crypto";
import type { Services } from "#server/services.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { refusal, refusedFor } from "#server/platform/errors.ts";
import type { Once } from "#server/platform/idempotency/idempotency.ts";
import { refuseInPreview } from "#server/platform/http/preview-context.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { acceptMessages } from "#server/outreach/messages/accept.ts";
import {
  isMessageWritten,
  isOptedOut,
} from "#server/outreach/messages/queries.ts";
import { findShareableResult } from "#server/quiz/results/queries.ts";
import { recipientOf } from "#server/outreach/messages/recipient.ts";
import { resultShared, shareText } from "#server/outreach/sms/wording.ts";
import { placeOf } from "#shared/rules/quiz/places.ts";

type Share = { contacts: string; message: string; ip: string; once: Once };

/** Texts a fixed message with the link to a result: at most once a day per phone, within all other limits. */
export async function shareResultBySms(
  services: Services,
  { contacts, message, ip, once }: Share,
): Promise<string> {
  refuseInPreview();
  const { db, limits, config } = services;
  const to = await recipientOf(contacts, config.smsCountries, "contacts");
  const id = linkedResult(message);
  await limits.spend("shared_sms_of_network", networkOf(ip));
  const result = await findShareableResult(db, id);
  if (!result) {
    throw refusal(400, "result_not_shareable", "message");
  }
  const toast = resultShared[result.language];
  const dedupeKey = dedupeKeyOf(id, to, result.today);
  if (!(await maySend(services, { id, to, mark: dedupeKey }))) return toast;

  await spendShareBudget(services);
  // Name the language, because the recipient's phone may use another one than the family.
  const link = `${config.publicUrl}/results/${id}/sms-share?lang=${result.language}#share`;
  const body = shareText(result.language, link);
  return once(
    async (trx) => {
      const message = { kind: "sms" as const, to, body, once: dedupeKey };
      const isNew = (await acceptMessages(trx, services, [message])) > 0;
      if (isNew) await audit(trx, "results_shared_by_sms", { ip });
      return toast;
    },
    { about: () => id },
  );
}

function dedupeKeyOf(...parts: string[]): Buffer {
  return createHash("sha256").update(parts.join("|")).digest();
}

async function maySend(
  { db, limits }: Services,
  { id, to, mark }: { id: string; to: string; mark: Buffer },
): Promise<boolean> {
  return (
    !(await isMessageWritten(db, mark)) &&
    !(await isOptedOut(db, to)) &&
    (await limits.take("shared_sms_of_result", id)) !== undefined &&
    (await limits.take("shared_sms_of_phone", to)) !== undefined
  );
}

/** Takes one text from the hourly and daily budget of all visitors. Invitations have their own budget. */
async function spendShareBudget({
  db,
  limits,
}: Pick<Services, "db" | "limits">) {
  const hour = await limits.take("shared_sms_of_hour", "all");
  const day =
    hour === undefined
      ? undefined
      : await limits.take("shared_sms_of_day", "all");
  if (day === undefined) throw refusedFor(503, "texting_paused", 600);
  const nearlySpent = Math.floor(limits.shared_sms_of_day.points / 5);
  if (day === nearlySpent) await audit(db, "shared_sms_nearly_spent");
}

/**
 * The id of the result that a message links to. Allows exactly one link, and only to a result. Accepts any host,
 * because the site may have several names; the link that is sent is built from PUBLIC_URL.
 */
function linkedResult(message: string): string {
  const links = message
    .split(/\s+/)
    .filter((word) => /:\/\/|www\./i.test(word));
  const results = links.map(resultIn);
  const [result] = results;
  if (results.length !== 1 || result === undefined) {
    throw refusal(400, "result_link_needed", "message");
  }
  return result;
}

function resultIn(link: string): string | undefined {
  const url = URL.parse(link.replace(/[.,;:!?)]+$/, ""));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username !== "" || url.password !== "") return undefined;
  const [, , _id] = url.pathname.split("/");
  const isResult =
    placeOf(url.pathname)?.startsWith("/results/{id}") &&
    /^(\?lang=(en|es))?$/.test(url.search) &&
    /^(#share)?$/.test(url.hash);
  return isResult ? _id : undefined;
}
