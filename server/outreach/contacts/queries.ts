import { type Insertable, sql, type Updateable } from "kysely";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import { importedFields } from "#shared/rules/outreach/contacts/import.ts";
import type { MessageNews, Problem } from "#shared/contract/outreach/sms.ts";

/** The contact that a personal link opens: after a merge another one than its own. */
export function contactOfLink(_id: string) {
  return sql<string>`coalesce(
    (SELECT contact FROM merged_contacts WHERE merged_contacts._id = ${_id}), ${_id})`;
}

/** What the holder of a personal link may know of the contact. */
export function findInvitedContact(db: Database, _id: string) {
  return db
    .selectFrom("contacts")
    .select(["_id", "redcapid", "name", "childname", "date", "language"])
    .where("_id", "=", contactOfLink(_id))
    .executeTakeFirst();
}

/** The contact that a link opens, if there is one; nobody else touches it before the transaction ends. */
export async function lockContactOfLink(
  trx: Database,
  _id: string,
): Promise<string | undefined> {
  const contact = await trx
    .selectFrom("contacts")
    .select("_id")
    .where("_id", "=", contactOfLink(_id))
    .forUpdate()
    .executeTakeFirst();
  return contact?._id;
}

/** Whether there is such a contact; nobody else touches it before the transaction ends. */
export async function lockContact(db: Database, _id: string) {
  return db
    .selectFrom("contacts")
    .select("_id")
    .where("_id", "=", _id)
    .forUpdate()
    .$call(hasRow);
}

export async function completeContact(db: Database, _id: string) {
  await db
    .updateTable("contacts")
    .set({ active: 0 })
    .where("_id", "=", _id)
    .execute();
}

/** The fields that staff see as the database stores them. */
const fieldsAsStored = importedFields.filter(
  (field) => field !== "consentdate",
);

export const consentDay =
  sql<string>`coalesce(contacts.consentdate::text, '')`.as("consentdate");

/** Contacts as staff see them, with the final result if there is one and what became of the last text. */
export function selectContacts(db: Database) {
  return db
    .selectFrom("contacts")
    .leftJoin("results", (join) =>
      join
        .onRef("results.contact", "=", "contacts._id")
        .on("results.final", "=", true),
    )
    .select([
      ...fieldsAsStored.map((field) => `contacts.${field}` as const),
      "contacts._id",
      "contacts.date",
      "contacts.active",
      "contacts.archived",
      "contacts.version",
      "results._id as result",
    ])
    .select([consentDay, isOptedOut, deadPhone, lastMessage]);
}

/** Every contact that is not in the archive, newest first. */
export function findContacts(db: Database) {
  return selectContacts(db)
    .where("contacts.archived", "is", null)
    .orderBy("contacts.created", "desc")
    .orderBy("contacts._id")
    .execute();
}

export function findContact(db: Database, _id: string) {
  return selectContacts(db).where("contacts._id", "=", _id).executeTakeFirst();
}

/** Those who were texted, finished or wanted no more texts in the last ten minutes. */
export function findContactNews(db: Database) {
  return selectContacts(db)
    .where(
      "contacts._id",
      "in",
      sql<string>`(
        SELECT contact FROM messages
          WHERE contact IS NOT NULL AND changed > now() - interval '10 minutes'
        UNION SELECT contact FROM results
          WHERE final AND NOT demo AND date > now() - interval '10 minutes'
        UNION SELECT c._id FROM opt_outs JOIN contacts c USING (phone)
          WHERE opt_outs.date > now() - interval '10 minutes')`,
    )
    .execute();
}

export async function countContacts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("contacts")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether it was added: not when the same family is there with the same phone. */
export async function insertContact(
  db: Database,
  contact: Insertable<Schema["contacts"]>,
): Promise<boolean> {
  return db
    .insertInto("contacts")
    .values(contact)
    .onConflict((conflict) =>
      conflict.columns(["phone", "name", "childname"]).doNothing(),
    )
    .returning("_id")
    .$call(hasRow);
}

/** Those of the contacts that may be invited now: known, not finished, not texted a minute ago. */
export function claimInvitations(trx: Database, contacts: string[]) {
  return trx
    .updateTable("contacts")
    .set({ date: sql<string>`now()`, active: 1 })
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .where("active", ">", 0)
    .where("archived", "is", null)
    .where("phone", "not in", trx.selectFrom("opt_outs").select("phone"))
    .where("phone", "not in", trx.selectFrom("dead_phones").select("phone"))
    .where((row) =>
      row.or([
        row("date", "is", null),
        row("date", "<", sql<string>`now() - interval '60 seconds'`),
      ]),
    )
    .returning(["_id", "phone", "language", "zip", "timezone"])
    .execute();
}

/**
 * Those of the contacts that there are; one that finished is not active any more. Nobody else touches
 * them before the transaction ends, and everybody locks them in the same order.
 */
export function lockContacts(trx: Database, contacts: string[]) {
  return trx
    .selectFrom("contacts")
    .select(["_id", "active", "archived"])
    .select([isOptedOut, deadPhone])
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .orderBy("_id")
    .forUpdate()
    .execute();
}

/** The language of whoever was invited on this phone last. */
export async function findLanguageOf(db: Database, phone: string) {
  const contact = await db
    .selectFrom("contacts")
    .select("language")
    .where("phone", "=", phone)
    .orderBy("date", (order) => order.desc().nullsLast())
    .executeTakeFirst();
  return contact?.language;
}

/** Where the phones of these contacts ring. */
export function findWhereabouts(db: Database, contacts: string[]) {
  return db
    .selectFrom("contacts")
    .select(["_id", "phone", "zip", "timezone"])
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .execute();
}

type Family = { phone: string; name: string; childname: string };

/** Whether another contact is the same family with the same phone. */
export async function isListedTwice(
  trx: Database,
  _id: string,
  { phone, name, childname }: Family,
): Promise<boolean> {
  return trx
    .selectFrom("contacts")
    .select("_id")
    .where("phone", "=", phone)
    .where("name", "=", name)
    .where("childname", "=", childname)
    .where("_id", "<>", _id)
    .$call(hasRow);
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

export const isOptedOut = sql<boolean>`EXISTS
  (SELECT FROM opt_outs WHERE opt_outs.phone = contacts.phone)`.as("optedout");

/** Why no text reaches the phone of a contact, if so. */
const deadPhone = sql<Problem | null>`(SELECT problem FROM dead_phones
  WHERE dead_phones.phone = contacts.phone)`.as("deadphone");

/** What became of the last text, and when one that is held goes. */
const lastMessage = sql<MessageNews | null>`(SELECT json_build_object(
    'state', state, 'problem', problem, 'goes', CASE WHEN state = 'queued'
      THEN to_char(not_before AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') END) FROM messages
  WHERE messages.contact = contacts._id ORDER BY date DESC LIMIT 1)`.as(
  "message",
);
