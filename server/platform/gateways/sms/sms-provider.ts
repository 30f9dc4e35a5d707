import type { IncomingHttpHeaders } from "node:http";
import type { Problem } from "#shared/contract/outreach/sms.ts";
import type { SmsKeyword } from "#shared/rules/outreach/sms/keywords.ts";

export type SmsProvider = Provider & { webhook: SmsWebhook };

/** How the provider calls us: about texts that were sent, and with texts that people write back. */
export type SmsWebhook = {
  /** The media type of its calls; others are refused. */
  contentType: string;
  /** Whether the provider itself calls. */
  isGenuine: (call: WebhookCall) => boolean;
  deliveryReports: {
    path: string;
    /** Undefined where the call says nothing that can be understood. */
    read: (call: WebhookCall) => DeliveryReport | undefined;
  };
  incomingTexts: {
    path: string;
    read: (call: WebhookCall) => IncomingText;
    /** What the call is answered with, and a text to send back if there is one. */
    answer: (text?: string) => { type: string; body: string };
  };
};

/** A call as it came; `url` is what follows PUBLIC_URL, `params` are those of the path. */
export type WebhookCall = {
  headers: IncomingHttpHeaders;
  url: string;
  params: Record<string, string>;
  body: string;
};

/** What became of a message, in words of ours. */
export type DeliveryReport = {
  /** Our id of the message. */
  message: string;
  /** The provider's id of it. */
  providerId: string;
  state: "sent" | "delivered" | "failed" | "held";
  problem?: Problem;
  /** Of one that is held: in how many seconds it may go again. */
  seconds?: number;
};

export type IncomingText = {
  /** The provider's id of it, by which a repeated call is known. */
  providerId?: string | undefined;
  /** A phone as a rule; also a short code, a name, or another channel of the provider. */
  from: string;
  /** Empty with a picture that has no words. */
  body: string;
  /** What the provider took it for, where it has answered by itself. */
  answeredAs?: SmsKeyword | undefined;
};

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
