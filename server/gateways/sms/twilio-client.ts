import twilio from "twilio";
import type { Config } from "#server/config.ts";

// Shorter than the seven seconds that a stopping process waits for its deliveries.
const timeout = 6000;

/** The provider has not taken anything on and wants to be asked later. */
export class Busy extends Error {
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
export function createTwilioClient({
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
