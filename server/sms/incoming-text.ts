import type { SpokenLanguage } from "#shared/rules/language.ts";
import type { Understood } from "#shared/contract/sms.ts";
import { isPhone } from "#shared/rules/phone.ts";
import { readSmsWish, type SmsWish } from "#shared/rules/sms-keywords.ts";
import { speaksOfStopping } from "#shared/rules/stop-sentences.ts";
import type { Services } from "#server/services.ts";
import { insertMessages } from "#server/messages/queries.ts";
import { findLanguageOf } from "#server/contacts/queries.ts";
import {
  deleteOptOut,
  insertOptOut,
} from "#server/messages/opt-outs-queries.ts";
import { answerTo } from "./wording.ts";

/**
 * Keeps what somebody wrote back, does what it asks for, and answers in their language; undefined
 * where a person has to read it, and for whatever was not written on a phone. The provider may have
 * understood already what it asks for.
 */
export async function receiveText(
  { db, config }: Pick<Services, "db" | "config">,
  { from, body }: { from: string; body: string },
  byProvider?: SmsWish,
): Promise<string | undefined> {
  const wish = isPhone(from) ? wishOf(body, byProvider) : undefined;
  const understood: Understood | null =
    wish?.wish ?? (speaksOfStopping(body) ? "unclear" : null);
  return db.transaction().execute(async (trx) => {
    await insertMessages(trx, [
      { kind: "sms", to: from, body, state: "received", understood },
    ]);
    if (wish?.wish === "stop") await insertOptOut(trx, from);
    if (wish?.wish === "start") await deleteOptOut(trx, from);
    if (!wish) return undefined;
    const known = await findLanguageOf(trx, from);
    const language: SpokenLanguage =
      wish.language === "es" ? "es" : (known ?? "en");
    return answerTo(wish.wish, language, config.publicUrl);
  });
}

function wishOf(body: string, byProvider: SmsWish | undefined) {
  const read = readSmsWish(body);
  return byProvider ? { language: "en", ...read, wish: byProvider } : read;
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
