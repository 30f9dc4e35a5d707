import { refusal } from "#server/errors.ts";
import { hashToken } from "#server/ids.ts";
import type { Limits } from "#server/limits/limits.ts";
import { networkOf } from "#server/limits/network.ts";
import type { Services } from "#server/services.ts";
import { findInvitation } from "./invitation-queries.ts";
import { findLink } from "./queries.ts";

/** Nobody learns whether it was used, withdrawn, too old or never there. */
export function needLink<T>(found: T | undefined): T {
  if (found === undefined) throw refusal(403, "setup_link_invalid");
  return found;
}

/** Where staff sign in with the account of their organization alone, nobody gets a password. */
export function needPasswords({ passwordSignIn }: Services["config"]) {
  if (!passwordSignIn) throw refusal(403, "passwords_off");
}

/** What a link stands for; those that are not good count for the network that tries them. */
export async function lookUpLink<T>(
  limits: Limits,
  ip: string,
  find: () => Promise<T | undefined>,
): Promise<T> {
  const found = await find();
  if (found === undefined)
    await limits.spend("set_up_attempts_of_network", networkOf(ip));
  return needLink(found);
}

/** What is shown to who opened a link, before anything is done. */
export function readLink(
  { db, limits }: Pick<Services, "db" | "limits">,
  link: string,
  ip: string,
) {
  const token_hash = hashToken(link);
  return lookUpLink(limits, ip, async () => {
    const invited = await findInvitation(db, token_hash);
    if (invited) return { purpose: "invitation" as const, ...invited };
    const found = await findLink(db, token_hash);
    return found && { ...found, email: found.new_email ?? found.email };
  });
}
