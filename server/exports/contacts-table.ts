import { type RawBuilder, sql } from "kysely";
import { type ContactFilter } from "#shared/rules/contacts/view.ts";
import { languageQuery } from "#shared/rules/language.ts";
import { group, isMeant } from "#server/contacts/view-queries.ts";
import { isoMoment } from "#server/exports/results-table.ts";

export function countMeant(filter: ContactFilter): RawBuilder<unknown> {
  return sql`SELECT count(*)::int AS rows FROM contacts WHERE ${isMeant(filter)}`;
}

const cell = (column: string) =>
  sql`spreadsheet_cell(contacts.${sql.ref(column)}) AS ${sql.ref(column)}`;

/** One line for each contact that a filter means, oldest first, with its personal link. */
export function contactsTable(
  filter: ContactFilter,
  publicUrl: string,
): RawBuilder<unknown> {
  return sql`
    SELECT contacts._id AS contact_id, ${cell("redcapid")}, ${cell("name")}, ${cell("childname")},
      contacts.phone, contacts.language,
      ${`${publicUrl}/`} || contacts._id
        || CASE contacts.language WHEN 'es' THEN ${languageQuery("es")} ELSE '' END AS link,
      ${group} AS status, ${isoMoment("contacts.date")} AS sent,
      (SELECT state FROM messages WHERE messages.contact = contacts._id
        ORDER BY messages.date DESC LIMIT 1) AS last_text,
      yes_or_no(EXISTS (SELECT FROM opt_outs WHERE opt_outs.phone = contacts.phone)) AS opted_out,
      spreadsheet_cell(array_to_string(tags, ', ')) AS tags,
      consentdate AS consent_date, spreadsheet_cell(consentsource) AS consent_source,
      spreadsheet_cell(zip) AS zip, ${cell("note")},
      yes_or_no(contacts.archived IS NOT NULL) AS archived
    FROM contacts WHERE ${isMeant(filter)}
    ORDER BY contacts.created, contacts._id`;
}
