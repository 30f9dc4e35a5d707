import type { Database } from "#server/db/connect.ts";

export type Sms = {
  /** The phone, as E.164 writes it. */
  to: string;
  body: string;
  /** The contact it is for, whose deletion takes it along. */
  contact?: string;
  /** Texts with the same mark are one: the first is sent, the others are not. */
  once: Buffer;
};

export type SmsGateway = {
  /** Takes a text on within the caller's transaction; false when it was taken on before. */
  accept: (trx: Database, sms: Sms) => Promise<boolean>;
};
