import type { Database } from "#server/db/connect.ts";

export type Mail = {
  to: string;
  /** Where an answer goes; apart from its name, so that neither can pose as the other. */
  replyTo: { name: string; email: string };
  subject: string;
  text: string;
};

export type MailGateway = {
  /** Takes a mail on within the caller's transaction. */
  accept: (trx: Database, mail: Mail) => Promise<void>;
};
