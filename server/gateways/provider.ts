import type { Problem } from "#shared/contract/sms.ts";

export type Outgoing = {
  _id: string;
  to: string;
  body: string;
  subject: string | null;
  replyto: string | null;
  /** When it was last handed over. */
  claimed: string | null;
};

/** What became of handing a message over; only `doubt` leaves open whether it was taken on. */
export type Outcome =
  | { state: "sent"; id: string | null }
  | { state: "failed"; problem: Problem }
  | { state: "busy"; seconds?: number | undefined }
  | { state: "doubt" };

export type Provider = {
  send: (message: Outgoing) => Promise<Outcome>;
  /** What the provider took on since then that may be this message; not every provider can be asked. */
  find?: (message: Outgoing) => Promise<string[]>;
};
