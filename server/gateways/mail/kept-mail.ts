import { insertMessage } from "#server/messages/queries.ts";
import type { MailGateway } from "./mail-gateway.ts";

/** Sends nothing: mails stay in the database, where staff can read them. */
export const keptMail: MailGateway = {
  async accept(trx, { to, replyTo, subject, text }) {
    await insertMessage(trx, {
      kind: "mail",
      state: "kept",
      to,
      subject,
      replyto: replyTo.email,
      body: `${replyTo.name} <${replyTo.email}>\n\n${text}`,
    });
  },
};
