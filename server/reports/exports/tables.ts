import { type RawBuilder, sql } from "kysely";
import type { ExportTable } from "./queries.ts";
import { isoMoment } from "./results-table.ts";
import type { ContactFilter } from "#shared/rules/outreach/contacts/view.ts";
import { languageQuery } from "#shared/rules/language.ts";
import { group, isMeant } from "#server/outreach/contacts/view-queries.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { exportActs } from "#shared/contract/reports/activity-log.ts";
import { acts } from "#shared/rules/staff/acts.ts";

export type FeedbackType = "website" | "concern";

const answers = {
  website: sql`
    yes_or_no(useful) AS useful,
    yes_or_no(findinformation) AS found_information,
    yes_or_no(wouldrecommend) AS would_recommend,
    spreadsheet_cell(addorimprove) AS add_or_improve`,
  concern: sql`
    feedbacks.concern AS concern_id,
    spreadsheet_cell(concerns.name) AS concern,
    yes_or_no(meetexpectations) AS met_expectations,
    howhelpful AS how_helpful,
    spreadsheet_cell(additionalinformation) AS additional_information`,
};

export function feedbacksTable(type: FeedbackType): ExportTable {
  return {
    columns: sql`feedbacks._id AS feedback_id, ${isoMoment("date")} AS date, score,
      ${answers[type]}`,
    from: sql`feedbacks LEFT JOIN concerns ON concerns._id = feedbacks.concern
      WHERE type = ${type}`,
    orderBy: sql`date, feedbacks._id`,
  };
}

const cell = (column: string) =>
  sql`spreadsheet_cell(contacts.${sql.ref(column)}) AS ${sql.ref(column)}`;

/** One line per matching contact with its personal link, oldest first. */
export function contactsTable(
  filter: ContactFilter,
  publicUrl: string,
): ExportTable {
  return {
    columns: sql`contacts._id AS contact_id, ${cell("redcapid")}, ${cell("name")}, ${cell("childname")},
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
      yes_or_no(contacts.archived IS NOT NULL) AS archived`,
    from: sql`contacts WHERE ${isMeant(filter)}`,
    orderBy: sql`contacts.created, contacts._id`,
  };
}

export type WantedActs = ParsedInputOf<typeof exportActs>["query"];

export function actsWanted({
  user,
  kind,
  subject,
  from,
  to,
}: WantedActs): RawBuilder<boolean> {
  const parts = [sql`true`];
  if (user) parts.push(sql`audit."user" = ${user}`);
  if (kind === "changes")
    parts.push(sql`event NOT IN (${sql.join([...acts.views])})`);
  else if (kind) parts.push(sql`event IN (${sql.join([...acts[kind]])})`);
  if (subject) parts.push(sql`subject = ${subject}`);
  if (from) parts.push(sql`date >= ${from}::timestamp AT TIME ZONE 'UTC'`);
  if (to)
    parts.push(sql`date < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`);
  return sql<boolean>`${sql.join(parts, sql` AND `)}`;
}

const textCell = (value: string) =>
  sql`spreadsheet_cell(coalesce(${sql.raw(value)}, ''))`;

/** One line per entry, newest first, with all changed fields in one cell. */
export function actsTable(wanted: WantedActs): ExportTable {
  const changed = sql`(SELECT string_agg((change ->> 'of') || '.' || key
      || CASE WHEN jsonb_typeof(value) = 'array' THEN ': "' || (value ->> 0) || '" > "' || (value ->> 1) || '"' ELSE '' END, '; ')
    FROM jsonb_array_elements(changes) AS noted (change), jsonb_each(change -> 'fields') WHERE key <> 'searched')`;
  return {
    columns: sql`number, ${isoMoment("date")} AS date, event,
      ${textCell("who")} AS who, coalesce("user", '') AS user_id,
      coalesce(network, '') AS network, ${textCell("subject")} AS subject,
      ${textCell("about")} AS about, spreadsheet_cell(coalesce(${changed}, '')) AS changes`,
    from: sql`audit WHERE ${actsWanted(wanted)}`,
    orderBy: sql`audit.date DESC, number DESC`,
  };
}
