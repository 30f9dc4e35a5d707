import type { IncomingHttpHeaders } from "node:http";
import type { Problem } from "#shared/contract/outreach/sms.ts";
import type { SmsKeyword } from "#shared/rules/outreach/sms/keywords.ts";

export type SmsProvider = Provider & { webhook: SmsWebhook };

/** The provider's calls to us: delivery reports and incoming texts. */
export type SmsWebhook = {
  /** The expected media type; others are refused. */
  contentType: string;
  /** Verifies that the provider made the call. */
  isGenuine: (call: WebhookCall) => boolean;
  deliveryReports: {
    path: string;
    /** Undefined if the call cannot be parsed. */
    read: (call: WebhookCall) => DeliveryReport | undefined;
  };
  incomingTexts: {
    path: string;
    read: (call: WebhookCall) => IncomingText;
    /** The response to the call; may contain a text to send back. */
    answer: (text?: string) => { type: string; body: string };
  };
};

/** An incoming call. `url` is the part after PUBLIC_URL, and `params` are the parameters of the path. */
export type WebhookCall = {
  headers: IncomingHttpHeaders;
  url: string;
  params: Record<string, string>;
  body: string;
};

/** The provider's report on a message, in our terms. */
export type DeliveryReport = {
  /** Our id of the message. */
  message: string;
  /** The provider's id of the message. */
  providerId: string;
  state: "sent" | "delivered" | "failed" | "held";
  problem?: Problem;
  /** If held: seconds until the message may be sent again. */
  seconds?: number;
};

export type IncomingText = {
  /** The provider's id of the text, to recognize a repeated call. */
  providerId?: string | undefined;
  /** Usually a phone; also a short code, a name or another channel. */
  from: string;
  /** Empty for a picture without text. */
  body: string;
  /** The keyword that the provider has already answered, if any. */
  answeredAs?: SmsKeyword | undefined;
};

export type Outgoing = {
  _id: string;
  to: string;
  body: string;
  subject: string | null;
  replyto: string | null;
  /** When the message was last given to the provider. */
  claimed: string | null;
};

/** The outcome of sending; `doubt` means that the provider may or may not have accepted it. */
export type SendOutcome =
  | { state: "sent"; id: string | null }
  | { state: "failed"; problem: Problem }
  | { state: "busy"; seconds?: number | undefined }
  | { state: "doubt" };

export type Provider = {
  send: (message: Outgoing) => Promise<SendOutcome>;
  /** Finds provider ids that may be this message, accepted since `claimed`. Not every provider can. */
  find?: (message: Outgoing) => Promise<string[]>;
};
