import { contactUs, readContactUsCheck } from "#shared/contract/contact-us.ts";
import type { Services } from "#server/services.ts";
import { createHumanCheck } from "#server/human-check/human-check.ts";
import { acceptMessages } from "#server/messages/accept.ts";
import { networkOf } from "#server/limits/network.ts";
import { type Route, route } from "#server/http/route.ts";
import { findSiteName } from "./queries.ts";

export function contactUsRoutes(services: Services): Route[] {
  const { db, limits, config } = services;
  const humanCheck = createHumanCheck(db, "contact");
  return [
    route(readContactUsCheck, async () => humanCheck.challenge()),

    route(contactUs, async ({ body, caller, once }) => {
      const { name, email, message, altcha } = body;
      const nonce = config.humanCheck
        ? await humanCheck.solved(altcha)
        : undefined;
      await limits.spend("contact_us_of_network", networkOf(caller.ip));
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
