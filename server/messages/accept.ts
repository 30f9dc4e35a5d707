import type { Services } from "#server/services.ts";
import type { Database } from "#server/db/connect.ts";
import { insertMessages, type NewMessage } from "./queries.ts";

type Accepting = Pick<Services, "gateways" | "delivery">;

/**
 * Takes messages on within the caller's transaction: for a provider to deliver, or to stay here where
 * there is none. Answers how many were taken on: the same `once` never twice.
 */
export async function acceptMessages(
  trx: Database,
  { gateways, delivery }: Accepting,
  messages: Omit<NewMessage, "state">[],
): Promise<number> {
  const written = await insertMessages(
    trx,
    messages.map((message) => {
      const isDelivered = gateways[message.kind] && message.to !== "";
      return { ...message, state: isDelivered ? "queued" : "kept" };
    }),
  );
  const queued = written.filter(({ state }) => state === "queued");
  await delivery?.enqueue(
    trx,
    queued.map(({ _id }) => _id),
  );
  return written.length;
}
