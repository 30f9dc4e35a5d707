import type { FastifyReply } from "fastify";
import { busy } from "#server/platform/errors.ts";
import { withTimeout } from "#server/platform/timeout.ts";

const mostMilliseconds = 9000;
// Even if the request arrived slowly, its answer gets this much time.
const leastMilliseconds = 1000;

/**
 * Returns the result of the work, or throws 503 with Retry-After nine seconds after the request began. (Fastify's
 * `handlerTimeout` ends when the body has arrived, so calls with a body would wait forever.)
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
