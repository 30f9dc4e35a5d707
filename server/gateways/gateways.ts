import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { imageFolder } from "./image-store/image-folder.ts";
import type { ImageStore } from "./image-store/image-store.ts";
import { keptMail } from "./mail/kept-mail.ts";
import type { MailGateway } from "./mail/mail-gateway.ts";
import { outbox } from "./sms/outbox.ts";
import type { SmsGateway } from "./sms/sms-gateway.ts";

/** What leaves the house goes through these. */
export type Gateways = {
  sms: SmsGateway;
  mail: MailGateway;
  images: ImageStore;
};

export function createGateways({ smsProvider, dataDir }: Config): Gateways {
  const images = imageFolder(join(dataDir, "uploads"));
  return { sms: { outbox }[smsProvider], mail: keptMail, images };
}
