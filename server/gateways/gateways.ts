import type { Config } from "#server/config.ts";
import { keptMail } from "./mail/kept-mail.ts";
import type { MailGateway } from "./mail/mail-gateway.ts";
import { outbox } from "./sms/outbox.ts";
import type { SmsGateway } from "./sms/sms-gateway.ts";

/** What leaves the house goes through these. */
export type Gateways = { sms: SmsGateway; mail: MailGateway };

export function createGateways({ smsProvider }: Config): Gateways {
  return { sms: { outbox }[smsProvider], mail: keptMail };
}
