import * as contract from "#shared/contract/outreach/sms.ts";
import type { Services } from "#server/services.ts";
import { notFound } from "#server/platform/errors.ts";
import { type Route, route, type Caller } from "#server/platform/http/route.ts";
import { replyAs } from "./webhook.ts";
import { inviteContacts } from "./invite.ts";
import { findTimes } from "./times.ts";
import { createChange } from "#server/content/editing/change.ts";
import {
  findTextingHours,
  upsertTextingHours,
} from "#server/outreach/messages/queries.ts";
import { withReadsLine } from "#shared/rules/content/clinic-reads.ts";
import { findReadsLines } from "#server/content/tables/settings-queries.ts";
import { type Language, languageQuery } from "#shared/rules/language.ts";
import { audit } from "#server/platform/audit-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { acceptMessages } from "#server/outreach/messages/accept.ts";
import { recipientOf } from "#server/outreach/messages/recipient.ts";
import { testTextSent } from "./wording.ts";

export function smsRoutes(services: Services): Route[] {
  return [
    route(contract.inviteBySms, ({ body, caller, once }) =>
      once((trx) => inviteContacts(trx, services, body, caller)),
    ),

    route(contract.readSmsMode, () =>
      Promise.resolve({ isTest: services.gateways.sms === undefined }),
    ),

    route(contract.readSmsTimes, ({ body }) =>
      findTimes(services, body.contacts),
    ),
    ...hoursRoutes(services),
    route(contract.testBySms, async ({ body, caller, once }) => {
      await services.limits.spend("test_sms_of_admin", caller.user._id);
      return once((trx) => sendTest(trx, services, body, caller));
    }),
    route(contract.replyAsPhone, async ({ body: { phone, body }, once }) => {
      if (services.gateways.sms) throw notFound();
      await replyAs({ ...services, once }, phone, body);
      return undefined;
    }),
  ];
}

function hoursRoutes({ db }: Services): Route[] {
  const change = createChange({ db });
  return [
    route(contract.readTextingHours, () => findTextingHours(db)),

    route(contract.saveTextingHours, ({ body, caller }) =>
      change({ caller }, { event: "texting_hours_saved" }, async (trx) => {
        await upsertTextingHours(trx, body);
        return body;
      }),
    ),
  ];
}

type Test = {
  phone: string;
  message: string;
  language?: Language | undefined;
};

/** Sends a sample invitation to one phone. Its link leads to the start page. */
async function sendTest(
  trx: Database,
  services: Services,
  { phone, message, language = "en" }: Test,
  { user, ip, language: reader }: Required<Caller> & { language: Language },
): Promise<string> {
  const { publicUrl, smsCountries } = services.config;
  const to = await recipientOf(phone, smsCountries, "phone");
  const link = `${publicUrl}/quiz${languageQuery(language)}`;
  const lines = await findReadsLines(trx);
  const body = `${withReadsLine(message, lines[language])}\n${link}`;
  await acceptMessages(trx, services, [{ kind: "sms", to, body }]);
  await audit(trx, "test_sms_sent", { user: user._id, ip });
  return testTextSent[reader];
}
