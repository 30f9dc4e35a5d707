import { type Insertable, sql, type Updateable } from "kysely";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import { importedFields } from "#shared/rules/outreach/contacts/import.ts";
import type { MessageNews, Problem } from "#shared/contract/outreach/sms.ts";

/** The contact that a personal link opens. An earlier release could merge contacts: then the remaining one. */
export function contactOfLink(_id: string) {
  return sql<string>`coalesce(
    (SELECT contact FROM merged_contacts WHERE merged_contacts._id = ${_id}), ${_id})`;
}

/** The fields of a contact that are visible through its personal link. */
export function findInvitedContact(db: Database, _id: string) {
  return db
    .selectFrom("contacts")
    .select(["_id", "redcapid", "name", "childname", "date", "language"])
    .where("_id", "=", contactOfLink(_id))
    .executeTakeFirst();
}

/** Finds the contact of a personal link and locks it until the transaction ends. */
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

/** Locks a contact until the transaction ends. Returns whether it exists. */
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

/** Contacts with their final result and the state of their latest text. */
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
    .select([consentDay, optedOutColumn, phoneProblem, lastMessage]);
}

/** The contacts with these ids, in any order. */
export function findContactsWith(db: Database, ids: string[]) {
  return selectContacts(db)
    .where("contacts._id", "=", sql<string>`ANY(${ids})`)
    .execute();
}

/** All contacts that are not archived, newest first. */
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

/** Contacts who were texted, finished or opted out in the last ten minutes. */
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

/** Returns false if the same family is already listed with the same phone. */
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

/** Contacts that can be invited now: existing, not finished, not texted within the last minute. */
export function claimInvitations(trx: Database, contacts: string[]) {
  return trx
    .updateTable("contacts")
    .set({ date: sql<string>`now()`, active: 1 })
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .where("active", ">", 0)
    .where("archived", "is", null)
    .where("phone", "not in", trx.selectFrom("opt_outs").select("phone"))
    .where(
      "phone",
      "not in",
      trx.selectFrom("unreachable_phones").select("phone"),
    )
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
 * Locks the existing contacts until the transaction ends, always in the same order. Finished contacts have
 * `active` 0.
 */
export function lockContacts(trx: Database, contacts: string[]) {
  return trx
    .selectFrom("contacts")
    .select(["_id", "active", "archived"])
    .select([optedOutColumn, phoneProblem])
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .orderBy("_id")
    .forUpdate()
    .execute();
}

/** The language of the contact most recently invited on this phone. */
export async function findLanguageOf(db: Database, phone: string) {
  const contact = await db
    .selectFrom("contacts")
    .select("language")
    .where("phone", "=", phone)
    .orderBy("date", (order) => order.desc().nullsLast())
    .executeTakeFirst();
  return contact?.language;
}

/** The location data of these contacts' phones. */
export function findWhereabouts(db: Database, contacts: string[]) {
  return db
    .selectFrom("contacts")
    .select(["_id", "phone", "zip", "timezone"])
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .execute();
}

type Family = { phone: string; name: string; childname: string };

/** Returns whether another contact is the same family with the same phone. */
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

/** Returns false if the contact has changed since this version. */
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

/** Redirects texts that have not been sent yet to the contact's current phone. */
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

export const optedOutColumn = sql<boolean>`EXISTS
  (SELECT FROM opt_outs WHERE opt_outs.phone = contacts.phone)`.as("optedout");

/** Why a contact's phone is unreachable, if it is. */
const phoneProblem = sql<Problem | null>`(SELECT problem FROM unreachable_phones
  WHERE unreachable_phones.phone = contacts.phone)`.as("deadphone");

/** The state of the latest text and, if it is on hold, the time at which it will be sent. */
const lastMessage = sql<MessageNews | null>`(SELECT json_build_object(
    'state', state, 'problem', problem, 'goes', CASE WHEN state = 'queued'
      THEN to_char(not_before AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') END) FROM messages
  WHERE messages.contact = contacts._id ORDER BY date DESC LIMIT 1)`.as(
  "message",
);
