import type { Database } from "#server/db/connect.ts";
import { acceptMessages } from "#server/messages/accept.ts";
import type { Services } from "#server/services.ts";
import { findEmail } from "./queries.ts";
import { passkeyMail } from "./wording.ts";

/** Mails the owner about a change to the account, where mail can be sent. */
export async function tellByMail(
  trx: Database,
  services: Services,
  user: string,
  change: Parameters<typeof passkeyMail>[0],
) {
  const to = services.gateways.mail && (await findEmail(trx, user));
  if (to === undefined) return;
  const mail = passkeyMail(change, services.config.publicUrl);
  await acceptMessages(trx, services, [{ kind: "mail", to, ...mail }]);
}
