import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { insertMessages, type NewMessage } from "./queries.ts";

type Accepting = Pick<Services, "gateways" | "delivery">;

/**
 * Stores messages within the caller's transaction and queues them for the provider, if there is one. Skips
 * messages whose `once` already exists. Returns the number of stored messages.
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
  const waits = Map.groupBy(queued, ({ not_before }) =>
    secondsUntil(not_before),
  );
  for (const [wait, some] of waits)
    await delivery?.enqueue(
      trx,
      some.map(({ _id }) => _id),
      wait,
    );
  return written.length;
}

/** Rounded up, because a worker that comes too early has to wait again. */
function secondsUntil(moment: string | null): number {
  if (moment === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000));
}
