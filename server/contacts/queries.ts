import type { Database } from "#server/db/connect.ts";

/** What the holder of a personal link may know of the contact. */
export async function findInvitedContact(db: Database, _id: string) {
  const contact = await db
    .selectFrom("contacts")
    .select(["_id", "redcapid", "name", "childname", "date", "language"])
    .where("_id", "=", _id)
    .executeTakeFirst();
  return contact && { ...contact, date: contact.date?.toISOString() ?? null };
}

/** Whether there is such a contact; nobody else touches it before the transaction ends. */
export async function lockContact(db: Database, _id: string) {
  const contact = await db
    .selectFrom("contacts")
    .select("_id")
    .where("_id", "=", _id)
    .forUpdate()
    .executeTakeFirst();
  return contact !== undefined;
}

export async function completeContact(db: Database, _id: string) {
  await db
    .updateTable("contacts")
    .set({ active: 0 })
    .where("_id", "=", _id)
    .execute();
}
