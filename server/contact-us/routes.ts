import { contactUs, readHumanCheck } from "#shared/contract/contact-us.ts";
import type { Services } from "#server/app.ts";
import { acceptMessages } from "#server/messages/accept.ts";
import { networkOf } from "#server/limits.ts";
import { type Route, route } from "#server/route.ts";
import { checkFailed, createHumanCheck } from "./human-check.ts";
import { isChallengeUsed, useChallenge } from "./queries.ts";

export function contactUsRoutes(services: Services): Route[] {
  const { db, limits, config } = services;
  const humanCheck = createHumanCheck(db);
  return [
    route(readHumanCheck, async () => humanCheck.challenge()),

    route(contactUs, async ({ body, caller, once }) => {
      const { name, email, message, altcha } = body;
      const nonce = config.humanCheck
        ? await humanCheck.solved(altcha)
        : undefined;
      if (nonce !== undefined && (await isChallengeUsed(db, nonce)))
        throw checkFailed();
      await limits.spend("contact_us_of_network", networkOf(caller.ip));
      await limits.spend("contact_us_of_all", "all");
      return once(async (trx) => {
        if (nonce !== undefined && !(await useChallenge(trx, nonce)))
          throw checkFailed();
        const text = message.replaceAll("\r\n", "\n");
        await acceptMessages(trx, services, [
          {
            kind: "mail",
            to: config.contactUsTo ?? "",
            replyto: email,
            subject: "Contact us",
            body: `${name} <${email}>\n\n${text}`,
          },
        ]);
        return undefined;
      });
    }),
  ];
}
