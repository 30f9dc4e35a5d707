import type { FastifyBaseLogger } from "fastify";
import type { saveAccount } from "#shared/contract/account.ts";
import { changeIn } from "#server/editing/change.ts";
import { refusal } from "#server/errors.ts";
import type { Call } from "#server/http/route.ts";
import { newToken } from "#server/ids.ts";
import type { Services } from "#server/services.ts";
import { askForEmail } from "#server/staff-links/email.ts";
import { mailLinkWith } from "#server/staff-links/mail.ts";
import { hashGoodPassword, saveOwnAccount } from "#server/users/save.ts";

/** Where mail can be sent, another address counts once the link that is sent there was opened. */
export function saveOwnWith(
  services: Services,
  log: Pick<FastifyBaseLogger, "error">,
) {
  const { db, config, gateways, limits } = services;
  const mailLink = mailLinkWith(services, log);
  return async ({ body, caller: by }: Call<typeof saveAccount>) => {
    const { name, email, password } = body;
    const hashed = password !== undefined && {
      password: await hashGoodPassword(config, body, password),
    };
    // Without mail nobody knows whose address it is, and single sign-on goes by it.
    const isOthers = email !== by.user.email && config.oidc["OIDC_ISSUER"];
    if (isOthers && !gateways.mail) throw refusal(403, "forbidden", "email");
    const isAsked = gateways.mail !== undefined && email !== by.user.email;
    if (isAsked) await limits.spend("mailed_links_of_account", by.user._id);
    const own = { name, email: isAsked ? by.user.email : email, ...hashed };
    const token = newToken();
    const act = { event: "account_saved" } as const;
    const saved = await db.transaction().execute(async (trx) => {
      const account = await changeIn(trx, by, act, () =>
        saveOwnAccount(trx, own, by),
      );
      if (isAsked) await askForEmail(trx, services, { email, token, by });
      return { ...account, unconfirmed: isAsked ? email : null };
    });
    if (isAsked) void mailLink(email, "email", token);
    return saved;
  };
}
