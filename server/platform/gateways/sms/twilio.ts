import twilio from "twilio";
import type { Config } from "#server/platform/config.ts";
import type { Outcome, Outgoing, SmsProvider } from "./sms-provider.ts";
import {
  holdOf,
  type ProblemLog,
  problemOf,
  statusCallback,
  twilioWebhook,
} from "./twilio-webhook.ts";

// An invitation that comes a day late only puzzles; four hours is the longest Twilio offers for SMS.
const validityPeriod = 14_400;
const mostListed = 200;
const clockDifference = 60_000;

/** Text messages through Twilio, from one number or a messaging service. */
export function twilioSms(
  settings: NonNullable<Config["twilio"]>,
  { publicUrl, isPublic }: Pick<Config, "publicUrl" | "isPublic">,
  log: ProblemLog,
): SmsProvider {
  const { messages } = createTwilioClient(settings);
  const { sender, authToken, baseUrl } = settings;
  // Twilio refuses to report to a machine that it cannot reach.
  const isReported = isPublic || baseUrl !== undefined;

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

// Shorter than the seven seconds that a stopping process waits for its deliveries.
const timeout = 6000;

/** The provider has not taken anything on and wants to be asked later. */
class Busy extends Error {
  readonly seconds: number | undefined;
  constructor(seconds?: number) {
    super("busy");
    this.seconds = seconds;
  }
}

/** The provider may have taken it on; its answer was lost or made no sense. */
class Doubt extends Error {}

const neverArrived = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Twilio's own client with one try, a short patience, and answers told apart by what they prove. */
function createTwilioClient({
  accountSid,
  authToken,
  baseUrl,
}: NonNullable<Config["twilio"]>) {
  const httpClient = new (class extends twilio.RequestClient {
    override async request<T>(
      options: Parameters<twilio.RequestClient["request"]>[0],
    ) {
      const uri =
        baseUrl === undefined
          ? options.uri
          : options.uri.replace(/^https:\/\/[^/]+/, baseUrl);
      const response = await super
        .request<T>({ ...(options as object), uri, timeout } as never)
        .catch((error: NodeJS.ErrnoException) => {
          throw neverArrived.has(error.code ?? "") ? new Busy() : new Doubt();
        });
      const { statusCode, headers } = response;
      if (statusCode === 429) throw new Busy(secondsOf(headers["retry-after"]));
      if (statusCode >= 500 || typeof response.body !== "object")
        throw new Doubt();
      return response;
    }
  })({ timeout });
  return twilio(accountSid, authToken, { httpClient });
}

/** Retry-After is a number of seconds, or a date. */
function secondsOf(retryAfter: unknown): number | undefined {
  const seconds = Number(retryAfter);
  if (Number.isInteger(seconds)) return seconds > 0 ? seconds : undefined;
  const ahead = (Date.parse(String(retryAfter)) - Date.now()) / 1000;
  return ahead > 0 ? Math.ceil(ahead) : undefined;
}
