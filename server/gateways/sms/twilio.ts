import twilio from "twilio";
import type { Config } from "#server/config.ts";
import type { Outcome, Outgoing } from "#server/gateways/provider.ts";
import type { SmsProvider } from "./sms-provider.ts";
import { Busy, createTwilioClient } from "./twilio-client.ts";
import { holdOf, type ProblemLog, problemOf } from "./twilio-problems.ts";
import { statusCallback, twilioWebhook } from "./twilio-webhook.ts";

// An invitation that comes a day late only puzzles; four hours is the longest Twilio offers for SMS.
const validityPeriod = 14_400;
const mostListed = 200;
const clockDifference = 60_000;

/** Text messages through Twilio, from one number or a messaging service. */
export function twilioSms(
  settings: NonNullable<Config["twilio"]>,
  { publicUrl, inProduction }: Pick<Config, "publicUrl" | "inProduction">,
  log: ProblemLog,
): SmsProvider {
  const { messages } = createTwilioClient(settings);
  const { sender, authToken, baseUrl } = settings;
  // Twilio refuses to report to a machine that it cannot reach.
  const isReported = inProduction || baseUrl !== undefined;

  async function send({ _id, to, body }: Outgoing): Promise<Outcome> {
    try {
      const { sid } = await messages.create({
        to,
        body,
        ...sender,
        validityPeriod,
        riskCheck: "enable",
        ...(isReported && {
          statusCallback: statusCallback(publicUrl, _id),
        }),
      });
      return sid ? { state: "sent", id: sid } : { state: "doubt" };
    } catch (error) {
      if (error instanceof Busy)
        return { state: "busy", seconds: error.seconds };
      if (!(error instanceof twilio.RestException)) return { state: "doubt" };
      const seconds = holdOf(error.code);
      return seconds === undefined
        ? { state: "failed", problem: problemOf(error.code, _id, log) }
        : { state: "busy", seconds };
    }
  }

  /**
   * Texts to this phone since then with the same words. Twilio may replace punctuation and add words of
   * its own before and after.
   */
  async function find({ to, body, claimed }: Outgoing): Promise<string[]> {
    const found = await messages.list({ to, limit: mostListed });
    const since = Date.parse(claimed ?? "1970-01-01") - clockDifference;
    return found
      .filter((each) => lettersOf(each.body).includes(lettersOf(body)))
      .filter(({ dateCreated }) => dateCreated.getTime() >= since)
      .map(({ sid }) => sid);
  }

  return {
    send,
    find,
    webhook: twilioWebhook(authToken, publicUrl, log),
  };
}

function lettersOf(text: string): string {
  return text.normalize("NFKD").replaceAll(/[^A-Za-z0-9]/g, "");
}
