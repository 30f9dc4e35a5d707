import twilio from "twilio";
import type { Config } from "#server/platform/config.ts";
import type { SendOutcome, Outgoing, SmsProvider } from "./sms-provider.ts";
import {
  holdOf,
  type ProblemLog,
  problemOfCode,
  statusCallback,
  twilioWebhook,
} from "./twilio-webhook.ts";

// Four hours, Twilio's maximum for SMS: an invitation that arrives a day late only confuses.
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
  // Twilio refuses callback addresses that it cannot reach.
  const isReported = isPublic || baseUrl !== undefined;

  async function send({ _id, to, body }: Outgoing): Promise<SendOutcome> {
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
        ? { state: "failed", problem: problemOfCode(error.code, _id, log) }
        : { state: "busy", seconds };
    }
  }

  /**
   * Finds texts to this phone with the same words since `claimed`. Twilio may replace punctuation and add words
   * before and after.
   */
  async function find({ to, body, claimed }: Outgoing): Promise<string[]> {
    const listed = await messages.list({ to, limit: mostListed });
    const since = Date.parse(claimed ?? "1970-01-01") - clockDifference;
    return listed
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

// Shorter than the seven seconds that shutdown waits for deliveries.
const timeout = 6000;

/** The provider accepted nothing; retry later. */
class Busy extends Error {
  readonly seconds: number | undefined;
  constructor(seconds?: number) {
    super("busy");
    this.seconds = seconds;
  }
}

/** The provider may have accepted the message; its answer was lost or invalid. */
class Doubt extends Error {}

const neverArrived = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Creates a Twilio client without retries that distinguishes rejected from uncertain requests. */
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

/** Parses Retry-After, which is seconds or a date. */
function secondsOf(retryAfter: unknown): number | undefined {
  const seconds = Number(retryAfter);
  if (Number.isInteger(seconds)) return seconds > 0 ? seconds : undefined;
  const ahead = (Date.parse(String(retryAfter)) - Date.now()) / 1000;
  return ahead > 0 ? Math.ceil(ahead) : undefined;
}
