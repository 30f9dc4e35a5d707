import type { Services } from "#server/services.ts";
import { lockAudit, audit } from "#server/platform/audit-queries.ts";
import type { PublicationKind } from "#shared/contract/content/publications.ts";
import { publish } from "#server/content/publications/record-publication.ts";
import type { Act } from "#shared/rules/staff/acts.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Once } from "#server/platform/idempotency/idempotency.ts";
import type { Caller } from "#server/platform/http/route.ts";

/** `about` may depend on the result of the change. */
type Change<T> = {
  event: Act;
  subject?: string;
  about?: string | ((result: T) => string);
};
/** `note` goes into the history of the content. */
type ContentChange<T> = Change<T> & { note?: string | undefined };
type CallContext = { caller: Required<Caller>; once?: Once };

/** Makes a change and writes its activity log entry in one transaction. */
export function createChange({ db }: Pick<Services, "db">) {
  return async <T>(
    { caller, once }: CallContext,
    change: Change<T>,
    work: (trx: Database) => Promise<T>,
  ): Promise<T> => {
    const changeAndLog = (trx: Database) => changeIn(trx, caller, change, work);
    return once ? once(changeAndLog) : db.transaction().execute(changeAndLog);
  };
}

/** Makes a change inside a larger transaction. If the user's own name is changed, logs the old one. */
export async function changeIn<T>(
  trx: Database,
  { user: { _id: user, name: who }, ip }: Required<Caller>,
  { event, about, ...subject }: Change<T>,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  await lockAudit(trx, subject.subject);
  const result = await work(trx);
  const text = typeof about === "function" ? about(result) : about;
  const line = { user, who, ip, ...subject };
  await audit(trx, event, text === undefined ? line : { ...line, about: text });
  return result;
}

/**
 * Like `createChange`, for public content: also adds a publication, and drops the cache so that the next reader sees
 * the change.
 */
export function changeContentWith(
  { db, cache }: Pick<Services, "db" | "cache">,
  kind: PublicationKind = "saved",
) {
  const change = createChange({ db });
  return <T>(
    call: CallContext,
    { note, ...about }: ContentChange<T>,
    work: (trx: Database) => Promise<T>,
  ): Promise<T> => {
    const author = call.caller.user;
    return (
      change(call, about, (trx) => publish(trx, { kind, author, note }, work))
        // Drop it after a failure, too, because the commit may have succeeded although its reply was lost.
        .finally(() => cache.drop())
    );
  };
}
