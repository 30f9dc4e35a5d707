import {
  contactUs,
  readContactUsCheck,
  readContactUsTicket,
} from "#shared/contract/quiz/contact-us.ts";
import type { Services } from "#server/services.ts";
import { createHumanCheck } from "#server/platform/human-check/human-check.ts";
import { createTickets } from "#server/platform/human-check/ticket.ts";
import { acceptMessages } from "#server/outreach/messages/accept.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { refuseInPreview } from "#server/platform/http/preview-context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { findSiteName } from "./queries.ts";

export function contactUsRoutes(services: Services): Route[] {
  const { db, limits, config } = services;
  const humanCheck = createHumanCheck(db, "contact");
  const tickets = createTickets(db);

  /** Tickets need no proof of work, so their daily limits are low. */
  async function checkTicket(ticket: string, network: string) {
    const nonce = await tickets.checked(ticket, network);
    await limits.spend("contact_us_by_ticket_of_network", network);
    await limits.spend("contact_us_by_ticket_of_all", "all");
    return nonce;
  }

  return [
    route(readContactUsCheck, async () => humanCheck.challenge()),

    route(readContactUsTicket, async ({ caller }) => ({
      ticket: await tickets.issue(networkOf(caller.ip)),
    })),

    route(contactUs, async ({ body, caller, once }) => {
      refuseInPreview();
      const { name, email, message, altcha, ticket } = body;
      const network = networkOf(caller.ip);
      const checkHuman = () =>
        ticket === undefined
          ? humanCheck.solved(altcha)
          : checkTicket(ticket, network);
      const nonce = config.humanCheck ? await checkHuman() : undefined;
      await limits.spend("contact_us_of_network", network);
      await limits.spend("contact_us_of_all", "all");
      return once(async (trx) => {
        if (nonce !== undefined) await humanCheck.useUp(trx, nonce);
        const text = message.replaceAll("\r\n", "\n");
        const site = (await findSiteName(trx)) ?? "Contact us";
        await acceptMessages(trx, services, [
          {
            kind: "mail",
            to: config.contactUsTo ?? "",
            replyto: email,
            subject: `${site}: message from ${name}`,
            body: `${name} <${email}>\n\n${text}`,
          },
        ]);
        return undefined;
      });
    }),
  ];
}
