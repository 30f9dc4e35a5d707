import type { Language } from "#shared/rules/language.ts";
import type { Understood } from "#shared/contract/sms.ts";
import { isPhone } from "#shared/rules/contacts/phone.ts";
import { readSmsWish } from "#shared/rules/sms/keywords.ts";
import { speaksOfStopping } from "#shared/rules/sms/stop-sentences.ts";
import type { Services } from "#server/services.ts";
import type { IncomingText } from "#server/gateways/sms/sms-provider.ts";
import { insertMessages } from "#server/messages/queries.ts";
import { findLanguageOf } from "#server/contacts/queries.ts";
import {
  deleteOptOut,
  insertOptOut,
} from "#server/messages/opt-outs-queries.ts";
import { findClinicName } from "#server/settings/queries.ts";
import { answerTo } from "./wording.ts";

/**
 * Keeps what somebody wrote back, does what it asks for, and answers in their language; undefined
 * where a person has to read it, where the provider has answered already, and for whatever was not
 * written on a phone.
 */
export async function receiveText(
  { db, config }: Pick<Services, "db" | "config">,
  { from, body, answeredAs }: IncomingText,
): Promise<string | undefined> {
  const read = readSmsWish(body);
  const wish = isPhone(from) ? (answeredAs ?? read?.wish) : undefined;
  const understood: Understood | null =
    wish ?? (speaksOfStopping(body) ? "unclear" : null);
  return db.transaction().execute(async (trx) => {
    await insertMessages(trx, [
      { kind: "sms", to: from, body, state: "received", understood },
    ]);
    if (wish === "stop") await insertOptOut(trx, from);
    if (wish === "start") await deleteOptOut(trx, from);
    if (!wish || answeredAs) return undefined;
    const known = await findLanguageOf(trx, from);
    const language: Language = read?.language === "es" ? "es" : (known ?? "en");
    const clinic = await findClinicName(trx);
    return answerTo(wish, language, { publicUrl: config.publicUrl, clinic });
  });
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
