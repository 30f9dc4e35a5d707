import { createHash } from "node:crypto";
import type { Language } from "#shared/rules/language.ts";
import type { Understood } from "#shared/contract/sms.ts";
import { isPhone } from "#shared/rules/contacts/phone.ts";
import { readSmsWish } from "#shared/rules/sms/keywords.ts";
import { speaksOfStopping } from "#shared/rules/sms/stop-sentences.ts";
import type { Services } from "#server/services.ts";
import type { IncomingText } from "#server/gateways/sms/sms-provider.ts";
import {
  deleteDeadPhone,
  deleteOptOut,
  insertOptOut,
} from "#server/messages/phone-queries.ts";
import { insertMessages } from "#server/messages/queries.ts";
import { findLanguageOf } from "#server/contacts/queries.ts";
import { findClinicName } from "#server/settings/queries.ts";
import { answerTo } from "./wording.ts";

/**
 * Keeps what somebody wrote back, does what it asks for, and answers in their language; undefined
 * where a person has to read it, where the provider has answered already, and for whatever was not
 * written on a phone. What the provider reports again is answered again, and does nothing more.
 */
export async function receiveText(
  { db, config }: Pick<Services, "db" | "config">,
  { providerId, from, body, answeredAs }: IncomingText,
): Promise<string | undefined> {
  const read = readSmsWish(body);
  const wish = isPhone(from) ? (answeredAs ?? read?.wish) : undefined;
  const understood: Understood | null =
    wish ?? (speaksOfStopping(body) ? "unclear" : null);
  return db.transaction().execute(async (trx) => {
    const once = providerId === undefined ? null : markOf(providerId);
    const [isNew] = await insertMessages(trx, [
      { kind: "sms", to: from, body, state: "received", understood, once },
    ]);
    // Who writes can be reached.
    if (isNew) await deleteDeadPhone(trx, from);
    if (isNew && wish === "stop") await insertOptOut(trx, from);
    if (isNew && wish === "start") await deleteOptOut(trx, from);
    if (!wish || answeredAs) return undefined;
    const known = await findLanguageOf(trx, from);
    const language: Language = read?.language === "es" ? "es" : (known ?? "en");
    const clinic = await findClinicName(trx);
    return answerTo(wish, language, { publicUrl: config.publicUrl, clinic });
  });
}

function markOf(providerId: string): Buffer {
  return createHash("sha256").update(`received ${providerId}`).digest();
}

/** What a phone would do if the text had reached it: it writes back, and gets the answer. */
export async function replyAs(
  services: Pick<Services, "db" | "config">,
  from: string,
  body: string,
) {
  const answer = await receiveText(services, { from, body });
  if (answer === undefined) return;
  const message = { kind: "sms" as const, to: from, body: answer };
  await insertMessages(services.db, [{ ...message, state: "kept" }]);
}
