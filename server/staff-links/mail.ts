import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { LinkPurpose } from "#shared/rules/staff/links.ts";
import type { Database } from "#server/db/connect.ts";
import { newId } from "#server/ids.ts";
import { acceptMessages } from "#server/messages/accept.ts";
import type { Services } from "#server/services.ts";
import { linkMail, type News, newsMail } from "./wording.ts";

type Sending = Pick<Services, "gateways" | "config">;

/** In milliseconds, before each further try. */
const waits = [2000, 20_000, 60_000];

/**
 * Mails a link without waiting for it, and without the outbox: its words lie in the database, where other
 * staff read them. Whoever does not get it asks for another.
 */
export function mailLinkWith(
  { gateways, config }: Sending,
  log: Pick<FastifyBaseLogger, "error">,
) {
  async function send(to: string, purpose: LinkPurpose, token: string) {
    const mail = linkMail(config.publicUrl, purpose, token);
    const letter = { _id: newId(), to, ...mail, replyto: null, claimed: null };
    for (const wait of [...waits, 0]) {
      const outcome = await gateways.mail?.send(letter);
      if (outcome?.state !== "busy") return outcome?.state ?? "failed";
      await pause(wait, undefined, { ref: false });
    }
    return "failed";
  }
  return (to: string, purpose: LinkPurpose, token: string): boolean => {
    if (!gateways.mail) return false;
    send(to, purpose, token).then(
      (state) =>
        state === "failed" && log.error({ purpose }, "a link was not mailed"),
      (error: unknown) => log.error({ err: error }, "a link was not mailed"),
    );
    return true;
  };
}

export type MailLink = ReturnType<typeof mailLinkWith>;

/** Where mail can be sent: whoever reads it and did nothing knows that somebody else did. */
export async function tellByMail(
  trx: Database,
  services: Services,
  to: string,
  what: News,
) {
  if (!services.gateways.mail) return;
  const mail = newsMail(services.config.publicUrl, what);
  await acceptMessages(trx, services, [{ kind: "mail", to, ...mail }]);
}
