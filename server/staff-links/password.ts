import { audit } from "#server/audit.ts";
import { endTokens } from "#server/auth/end-tokens.ts";
import { endSessions } from "#server/auth/queries.ts";
import { lock } from "#server/db/lock-queries.ts";
import { hashToken, newToken } from "#server/ids.ts";
import { networkOf } from "#server/limits/network.ts";
import { tellByMail } from "#server/messages/accept.ts";
import type { Services } from "#server/services.ts";
import { hashGoodPassword } from "#server/users/save.ts";
import type { MailLink } from "./mail.ts";
import { newsMail } from "./wording.ts";
import { findLink, spendLink, updateAccount, upsertLink } from "./queries.ts";
import { lookUpLink, needLink, needPasswords } from "./read.ts";

type Forgotten = { email: string; ip: string };

/** Does the same for every address, but that only an account gets mail. */
export async function forgetPassword(
  { db, limits, gateways, config }: Services,
  mailLink: MailLink,
  { email, ip }: Forgotten,
) {
  needPasswords(config);
  await limits.spend("mailed_links_of_network", networkOf(ip));
  await limits.spend("mailed_links_of_account", email);
  if (!gateways.mail) return;
  const token = newToken();
  const known = await db.transaction().execute(async (trx) => {
    const link = { token_hash: hashToken(token), purpose: "password" } as const;
    const saved = await upsertLink(trx, { email }, link);
    const who = saved && { user: saved.user };
    await audit(trx, "password_link_asked", { ip, ...who });
    return saved !== undefined;
  });
  if (known) void mailLink(email, "password", token);
}

type Given = { link: string; password: string; ip: string };

/** Whoever was signed in with the old password is not any more, nor is a token good; a second step stays as it is. */
export async function renewPassword(
  services: Services,
  { link, password, ip }: Given,
) {
  const { db, config, limits } = services;
  needPasswords(config);
  const token_hash = hashToken(link);
  const known = await lookUpLink(limits, ip, () =>
    findLink(db, token_hash, "password"),
  );
  const hashed = await hashGoodPassword(config, known, password);
  await db.transaction().execute(async (trx) => {
    await lock(trx, "users");
    const spent = needLink(await spendLink(trx, token_hash, "password"));
    const { user, email } = spent;
    await endTokens(trx, user, { user, ip });
    await updateAccount(trx, user, { password: hashed });
    await endSessions(trx, user);
    await audit(trx, "password_renewed", { user, ip });
    await tellByMail(
      trx,
      services,
      email,
      newsMail(services.config.publicUrl, "password_renewed"),
    );
  });
}
