import type { Services } from "#server/services.ts";
import { audit, type AuditEvent } from "#server/audit.ts";
import type { Database } from "#server/db/connect.ts";
import type { Once } from "#server/idempotency/answer-once.ts";
import type { Caller } from "#server/http/route.ts";

type Change = { event: AuditEvent; subject?: string };
type Made = { caller: Required<Caller>; once?: Once };

/** What staff change: done and remembered in one transaction, and seen by the very next reader. */
export function changeWith({ db, cache }: Pick<Services, "db" | "cache">) {
  return async <T>(
    { caller: { user, ip }, once }: Made,
    change: Change,
    work: (trx: Database) => Promise<T>,
  ): Promise<T> => {
    const { event, ...subject } = change;
    const whole = async (trx: Database) => {
      const done = await work(trx);
      await audit(trx, event, { user: user._id, ip, ...subject });
      return done;
    };
    try {
      return await (once ? once(whole) : db.transaction().execute(whole));
    } finally {
      // Also when it failed: a commit may be through although nobody heard of it.
      cache.drop();
    }
  };
}
