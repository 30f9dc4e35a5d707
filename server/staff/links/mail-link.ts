import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { LinkPurpose } from "#shared/rules/staff/links.ts";
import { newId } from "#server/platform/ids.ts";
import { linkMail } from "#server/outreach/messages/staff-mail.ts";
import type { Services } from "#server/services.ts";

type Sending = Pick<Services, "gateways" | "config">;

/** Delays before each retry, in milliseconds. */
const waits = [2000, 20_000, 60_000];
/** The longest time that the caller waits, in milliseconds. Sending continues afterwards. */
const patience = 3000;

/**
 * Mails a link directly, because other staff can read messages in the outbox. Returns whether the first attempt
 * succeeded within `patience`; retries continue in the background.
 */
export function mailLinkWith(
  { gateways, config }: Sending,
  log: Pick<FastifyBaseLogger, "error">,
) {
  const { mail } = gateways;
  const fail = (why: object) => log.error(why, "a link was not mailed");
  async function goOn(trySend: () => Promise<string>) {
    for (const wait of waits) {
      await pause(wait, undefined, { ref: false });
      const state = await trySend();
      if (state !== "busy") return state;
    }
    return "failed";
  }
  return async (to: string, purpose: LinkPurpose, token: string) => {
    if (!mail) return false;
    const words = linkMail(config, purpose, token);
    const letter = { _id: newId(), to, ...words, replyto: null, claimed: null };
    const trySend = async () => (await mail.send(letter)).state;
    const first = trySend();
    first
      .then((state) => (state === "busy" ? goOn(trySend) : state))
      .then(
        (state) => state === "failed" && fail({ purpose }),
        (error: unknown) => fail({ err: error }),
      );
    const slow = pause(patience, undefined, { ref: false });
    return (await Promise.race([first.catch(() => "thrown"), slow])) === "sent";
  };
}

export type MailLink = ReturnType<typeof mailLinkWith>;
