import { createHash } from "node:crypto";
import { languageQuery } from "#shared/rules/language.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/audit.ts";
import { refusal } from "#server/errors.ts";
import type { Once } from "#server/idempotency/answer-once.ts";
import { networkOf } from "#server/limits/network.ts";
import { acceptMessages } from "#server/messages/accept.ts";
import { isMessageWritten } from "#server/messages/queries.ts";
import { isOptedOut } from "#server/messages/opt-outs-queries.ts";
import { findShareableResult } from "#server/results/queries.ts";
import { recipientOf } from "#server/messages/recipient.ts";
import { linkedResult } from "./result-link.ts";
import { spendShareBudget } from "./share-budget.ts";
import { shared, shareText } from "./wording.ts";

type Share = { contacts: string; message: string; ip: string; once: Once };

/** Texts our own words with the link of a result, once a day to each phone, within every limit. */
export async function shareResultBySms(
  services: Services,
  { contacts, message, ip, once }: Share,
): Promise<string> {
  const { db, limits, config } = services;
  const to = await recipientOf(contacts, config.smsCountries, "contacts");
  const id = linkedResult(message);
  await limits.spend("shared_sms_of_network", networkOf(ip));
  const result = await findShareableResult(db, id);
  if (!result) {
    throw refusal(400, "result_not_shareable", "message");
  }
  const toast = shared[result.language];
  const mark = markOf(id, to, result.today);
  if (!(await maySend(services, { id, to, mark }))) return toast;

  await spendShareBudget(services);
  // Whoever opens it may have a phone in another language than the family's.
  const lang = languageQuery(result.language);
  const link = `${config.publicUrl}/results/${id}/sms-share${lang}#share`;
  const body = shareText(result.language, link);
  return once(
    async (trx) => {
      const message = { kind: "sms" as const, to, body, once: mark };
      const isNew = (await acceptMessages(trx, services, [message])) > 0;
      if (isNew) await audit(trx, "results_shared_by_sms", { ip });
      return toast;
    },
    { about: () => id },
  );
}

function markOf(...parts: string[]): Buffer {
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
