import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#server/platform/config.ts";
import { imageFolder, type ImageStore } from "./image-store/image-folder.ts";
import type { Provider, SmsProvider } from "./sms/sms-provider.ts";

/** Providers of texts, email and image storage. Without one, messages stay in the database. */
export type Gateways = {
  sms: SmsProvider | undefined;
  mail: Provider | undefined;
  images: ImageStore;
};

/** Creates the configured providers; imports their large libraries only if needed. */
export async function createGateways(
  config: Config,
  log: Pick<Logger, "warn">,
): Promise<Gateways> {
  const { twilio, smtp, s3, dataDir } = config;
  return {
    sms:
      twilio &&
      (await import("./sms/twilio.ts")).twilioSms(twilio, config, log),
    mail: smtp && (await import("./smtp.ts")).smtpMail(smtp),
    images: s3
      ? (await import("./image-store/s3.ts")).imageBucket(s3)
      : imageFolder(join(dataDir, "uploads")),
  };
}
