import { sql } from "kysely";
import { listLimits } from "#shared/rules/field-limits.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** Returns the history of a contact, or undefined if the contact does not exist. */
export async function findHistory(db: Database, contact: string) {
  const found = await db
    .selectFrom("contacts")
    .leftJoin("opt_outs", "opt_outs.phone", "contacts.phone")
    .leftJoin("results", (join) =>
      join
        .onRef("results.contact", "=", "contacts._id")
        .on("results.final", "=", true),
    )
    .select([
      "contacts.phone",
      "contacts.created",
      "opt_outs.date as optedout",
      "results.date as completed",
    ])
    .where("contacts._id", "=", contact)
    .executeTakeFirst();
  if (!found) return undefined;
  const { phone, ...dates } = found;
  return {
    ...dates,
    campaigns: await findCampaignsOf(db, contact),
    texts: await findTextsOf(db, contact, phone),
  };
}

function findCampaignsOf(db: Database, contact: string) {
  return db
    .selectFrom("campaign_contacts")
    .innerJoin("campaigns", "campaigns._id", "campaign_contacts.campaign")
    .select(["campaigns._id", "campaigns.name"])
    .where("campaign_contacts.contact", "=", contact)
    .orderBy("campaigns.name")
    .execute();
}

/** Texts to the contact, including to earlier phones, and texts from its current phone. */
function findTextsOf(db: Database, contact: string, phone: string) {
  return db
    .selectFrom("messages")
    .select(["_id", "body", "state", "problem", "date", "understood"])
    .select(
      sql<string | null>`CASE WHEN state = 'queued' THEN not_before END`.as(
        "goes",
      ),
    )
    .where("kind", "=", "sms")
    .where((row) =>
      row.or([row("contact", "=", contact), row("to", "=", phone)]),
    )
    .orderBy("date", "desc")
    .limit(listLimits.textsOfContact)
    .execute();
}
