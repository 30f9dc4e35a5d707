import { type Language, languageQuery } from "#shared/rules/language.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/audit.ts";
import type { Database } from "#server/db/connect.ts";
import { acceptMessages } from "#server/messages/accept.ts";
import type { Caller } from "#server/http/route.ts";
import { recipientOf } from "#server/messages/recipient.ts";
import { tested } from "./wording.ts";

type Test = {
  phone: string;
  message: string;
  language?: Language | undefined;
};

/** Texts one phone what an invitation would say; its link leads to the start page. */
export async function sendTest(
  trx: Database,
  services: Services,
  { phone, message, language }: Test,
  { user, ip, language: reader }: Required<Caller> & { language: Language },
): Promise<string> {
  const { publicUrl, smsCountries } = services.config;
  const to = await recipientOf(phone, smsCountries, "phone");
  const link = `${publicUrl}/quiz${languageQuery(language ?? "en")}`;
  const body = `${message}\n${link}`;
  await acceptMessages(trx, services, [{ kind: "sms", to, body }]);
  await audit(trx, "test_sms_sent", { user: user._id, ip });
  return tested[reader];
}
