import { sql } from "kysely";
import type { Insertable } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import {
  importedFields,
  undoDays,
} from "#shared/rules/outreach/contacts/import.ts";
import type { Family, KnownContact } from "./duplicates.ts";

const mostNamed = 5;

/** The contact fields that the database stores as text. */
const textFields = importedFields.filter(
  (field) => field !== "consentdate" && field !== "tags",
);

/** All contacts with the fields that a list can contain. */
export function findKnownContacts(db: Database): Promise<KnownContact[]> {
  return db
    .selectFrom("contacts")
    .select(["_id", ...textFields])
    .select([
      sql<string>`coalesce(consentdate::text, '')`.as("consentdate"),
      sql<string>`array_to_string(tags, ', ')`.as("tags"),
    ])
    .orderBy("created")
    .orderBy("_id")
    .execute();
}

export type NewContact = Omit<Family, "language" | "tags"> & {
  _id: string;
  language: string;
  tags: string[];
};

const names = sql.join(textFields.map((field) => sql.ref(field)));
const columns = sql.join(
  textFields.map((field) => sql`${sql.ref(field)} text`),
);

export async function insertContacts(
  trx: Database,
  { import: _id, contacts }: { import: string; contacts: NewContact[] },
) {
  await sql`WITH added AS (
      INSERT INTO contacts (_id, consentdate, tags, ${names})
      SELECT _id, nullif(consentdate, '')::date, tags, ${names}
      FROM jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb)
        AS given (_id text, consentdate text, tags text[], ${columns})
      RETURNING _id)
    INSERT INTO imported_contacts (import, contact) SELECT ${_id}, _id FROM added`.execute(
    trx,
  );
}

/** Old or new values of contact columns, for undo. */
export type ContactColumns = Partial<Omit<Family, "tags">> & {
  tags?: string[];
};

export type ChangedContact = {
  contact: string;
  before: ContactColumns;
  after: ContactColumns;
};

export async function updateContacts(
  trx: Database,
  { import: _id, changes }: { import: string; changes: ChangedContact[] },
) {
  await sql`WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        AS given (contact text, before jsonb, after jsonb)),
    remembered AS (
      INSERT INTO imported_contacts (import, contact, before, after)
      SELECT ${_id}, contact, before, after FROM given)
    UPDATE contacts SET ${setFrom("after")} FROM given WHERE contacts._id = given.contact`.execute(
    trx,
  );
}

/** Sets the fields present in the JSON and leaves the rest unchanged. */
function setFrom(json: "after" | "before") {
  const from = sql.ref(`given.${json}`);
  return sql.join(
    [
      ...textFields.map(
        (field) =>
          sql`${sql.ref(field)} = coalesce(${from} ->> ${sql.lit(field)}, contacts.${sql.ref(field)})`,
      ),
      sql`consentdate = CASE WHEN ${from} ? 'consentdate'
        THEN nullif(${from} ->> 'consentdate', '')::date ELSE contacts.consentdate END`,
      sql`tags = CASE WHEN ${from} ? 'tags'
        THEN ARRAY(SELECT jsonb_array_elements_text(${from} -> 'tags')) ELSE contacts.tags END`,
      sql`version = contacts.version + 1`,
    ],
    sql`, `,
  );
}

export async function insertImport(
  trx: Database,
  row: Insertable<Schema["imports"]>,
) {
  await trx.insertInto("imports").values(row).execute();
}

/** Contacts that an import added and that were texted or answered since. */
const used = sql`FROM imported_contacts JOIN contacts ON contacts._id = imported_contacts.contact
  WHERE imported_contacts.import = imports._id AND imported_contacts.before IS NULL
    AND (contacts.date IS NOT NULL OR contacts.active <= 0
      OR EXISTS (SELECT FROM messages WHERE messages.contact = contacts._id)
      OR EXISTS (SELECT FROM results WHERE results.contact = contacts._id))`;

export function findImports(db: Database, _id?: string) {
  const imports = db
    .selectFrom("imports")
    .leftJoin("users", "users._id", "imports.user")
    .select([
      "imports._id",
      "imports.date",
      "filename",
      "hash",
      "added",
      "changed",
      "unchanged",
      "refused",
      "undone",
    ])
    .select([
      sql<string>`coalesce(users.name, '')`.as("user"),
      sql<number>`(SELECT count(*)::integer ${used})`.as("usedcount"),
      sql<
        string[]
      >`ARRAY(SELECT contacts.name ${used} ORDER BY contacts.name LIMIT ${mostNamed})`.as(
        "used",
      ),
      sql<boolean>`(undone IS NULL AND imports.date > now() - make_interval(days => ${undoDays})
        AND NOT EXISTS (SELECT ${used}))`.as("isUndoable"),
    ])
    .orderBy("imports.date", "desc")
    .orderBy("imports._id")
    .limit(100);
  return (
    _id === undefined ? imports : imports.where("imports._id", "=", _id)
  ).execute();
}

/** Locks the contacts that an import added, so that they cannot be invited before the transaction ends. */
export async function lockImported(trx: Database, _id: string) {
  await sql`SELECT FROM contacts WHERE _id IN
    (SELECT contact FROM imported_contacts WHERE import = ${_id}) ORDER BY _id FOR UPDATE`.execute(
    trx,
  );
}

/** Reverts the contacts that an import changed, except those that were changed again since. */
export async function revertContacts(trx: Database, _id: string) {
  await sql`UPDATE contacts SET ${setFrom("before")}
    FROM imported_contacts given
    WHERE given.import = ${_id} AND given.before IS NOT NULL AND contacts._id = given.contact
      AND jsonb_strip_nulls(to_jsonb(contacts)) @> jsonb_strip_nulls(given.after)`.execute(
    trx,
  );
}

/** The ids of the contacts that an import added. */
export async function findAdded(trx: Database, _id: string) {
  const rows = await trx
    .selectFrom("imported_contacts")
    .select("contact")
    .where("import", "=", _id)
    .where("before", "is", null)
    .execute();
  return rows.map(({ contact }) => contact);
}

export async function markUndone(trx: Database, _id: string) {
  await trx.deleteFrom("imported_contacts").where("import", "=", _id).execute();
  await trx
    .updateTable("imports")
    .set({ undone: sql<string>`now()` })
    .where("_id", "=", _id)
    .execute();
}
