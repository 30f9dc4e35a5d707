import type { Timing } from "#shared/rules/outreach/texting/zones.ts";
import { newId } from "#server/platform/ids.ts";
import { insertInvitedContact } from "#server/testing/visitor/quiz.ts";
import { createOutbox } from "./outbox.ts";

const phone = "+12125550123";
export const evening = "2026-06-10T22:00:00-04:00";
export const morning = "2026-06-11T13:00:00.000Z";

/** Texts to one family in New York. The test sets the time. */
export async function createTimed(at: string) {
  let now = Date.parse(at);
  const outbox = await createOutbox(() => new Date(now));
  const { db } = outbox;
  const family = await insertInvitedContact(outbox, { phone });
  async function write(timing: Timing): Promise<string> {
    const _id = newId();
    await db
      .insertInto("messages")
      .values({
        _id,
        kind: "sms",
        to: phone,
        body: `https://quiz.example/${_id}`,
        state: "queued",
        contact: family._id,
        timing,
        due: new Date(now).toISOString(),
      })
      .execute();
    return _id;
  }
  const find = (_id: string) =>
    db
      .selectFrom("messages")
      .selectAll()
      .where("_id", "=", _id)
      .executeTakeFirstOrThrow();
  const set = (moment: string | number) => void (now = +new Date(moment));
  return { ...outbox, family, write, find, set, now: () => now };
}
