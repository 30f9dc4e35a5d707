import type { Database } from "#server/db/connect.ts";
import { tellByMail } from "#server/messages/accept.ts";
import type { Services } from "#server/services.ts";
import { findEmail } from "./queries.ts";
import { passkeyMail } from "./wording.ts";

/** Tells the owner of a passkey what became of it. */
export async function tellOwner(
  trx: Database,
  services: Services,
  user: string,
  change: Parameters<typeof passkeyMail>[0],
) {
  const to = await findEmail(trx, user);
  if (to === undefined) return;
  const mail = passkeyMail(change, services.config.publicUrl);
  await tellByMail(trx, services, to, mail);
}
