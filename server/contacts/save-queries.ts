import { sql, type Updateable } from "kysely";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";

type Family = { phone: string; name: string; childname: string };

/** Whether another contact is the same family with the same phone. */
export async function isListedTwice(
  trx: Database,
  _id: string,
  { phone, name, childname }: Family,
): Promise<boolean> {
  const other = await trx
    .selectFrom("contacts")
    .select("_id")
    .where("phone", "=", phone)
    .where("name", "=", name)
    .where("childname", "=", childname)
    .where("_id", "<>", _id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether it was changed: not if it is of another version by now. */
export async function updateContact(
  trx: Database,
  _id: string,
  contact: Updateable<Schema["contacts"]>,
  version: number | undefined,
): Promise<boolean> {
  let update = trx
    .updateTable("contacts")
    .set({ ...contact, version: sql<number>`version + 1` })
    .where("_id", "=", _id);
  if (version !== undefined) update = update.where("version", "=", version);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What nobody has handed to the provider yet goes to the phone as it is now. */
export async function moveWaitingTexts(
  trx: Database,
  _id: string,
  phone: string,
) {
  await trx
    .updateTable("messages")
    .set({ to: phone })
    .where("contact", "=", _id)
    .where("kind", "=", "sms")
    .where("state", "=", "queued")
    .execute();
}
