import type { FastifyReply } from "fastify";
import { busy } from "#server/errors.ts";
import { withTimeout } from "#server/timeout.ts";

const mostMilliseconds = 9000;
// Whoever took long to send the request still gets a fair chance of an answer.
const leastMilliseconds = 1000;

/**
 * What the work answers, or 503 with Retry-After after nine seconds. (Fastify's
 * own `handlerTimeout` ends with the body of the request: calls with a body would wait for ever.)
 */
export async function withAnswerTimeout<T>(
  { elapsedTime }: Pick<FastifyReply, "elapsedTime">,
  work: Promise<T>,
): Promise<T> {
  const left = Math.max(mostMilliseconds - elapsedTime, leastMilliseconds);
  return withTimeout(work, left, () => {
    throw busy(2, { reason: "the call took too long" });
  });
}
