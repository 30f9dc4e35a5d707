import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import { resultKinds } from "#server/quiz/results/queries.ts";
import { resultParts } from "#server/reports/exports/finished-result.ts";
import type { ExportTable } from "#server/reports/exports/queries.ts";

/** An ID that a line of a file can hold. Contacts without one have an empty ID. */
const isUsable = sql<boolean>`redcapid <> '' AND redcapid !~ '[\\x01-\\x1f\\x7f-\\x9f\\u2028\\u2029]'`;

/** IDs are compared without capitals and accents, which REDCap's database may not distinguish. */
const comparedId = sql`lower(regexp_replace(normalize(redcapid, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/** Complete results of invited families. */
const ofContacts = sql`results JOIN contacts ON contacts._id = results.contact
  WHERE ${resultKinds.sound} AND NOT results.demo`;

const dateForRedcap = sql<string>`to_char(results.date AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;

/**
 * The results of the file: those whose ID no other result has, because a record of REDCap has room for one. The first
 * cell of a row contains the parts of the result, without quotation marks. The second is the ID, not guarded against
 * spreadsheets, because REDCap takes it literally.
 */
export function readyResults(
  code: RawBuilder<string>,
): Pick<ExportTable, "columns" | "from" | "orderBy"> {
  return {
    columns: sql`${resultParts(dateForRedcap, code)}, redcapid`,
    from: sql`(
      SELECT results.*, redcapid, count(*) OVER (PARTITION BY ${comparedId}) AS sharing
      FROM ${ofContacts} AND ${isUsable}) AS results WHERE sharing = 1`,
    orderBy: sql`results.date, results._id`,
  };
}

const mostSharedIds = 20;

/** How many results the file contains, and how many it leaves out and why. */
export async function countRedcapResults(db: Database) {
  const { rows } = await sql<{
    ready: number;
    problem: number;
    walkIn: number;
    noId: number;
    unusableId: number;
    sharedId: number;
    sharedIds: string[] | null;
  }>`
    SELECT count(*) FILTER (WHERE usable AND sharing = 1)::integer AS ready,
      (SELECT count(*) FROM results WHERE ${resultKinds.problem} AND NOT demo)::integer AS problem,
      (SELECT count(*) FROM results WHERE ${resultKinds.sound} AND NOT demo AND contact IS NULL)::integer AS "walkIn",
      count(*) FILTER (WHERE redcapid = '')::integer AS "noId",
      count(*) FILTER (WHERE redcapid <> '' AND NOT usable)::integer AS "unusableId",
      count(*) FILTER (WHERE usable AND sharing > 1)::integer AS "sharedId",
      array_agg(DISTINCT redcapid) FILTER (WHERE usable AND sharing > 1) AS "sharedIds"
    FROM (
      SELECT redcapid, ${isUsable} AS usable,
        count(*) OVER (PARTITION BY ${isUsable}, ${comparedId}) AS sharing
      FROM ${ofContacts}) AS ids`.execute(db);
  const { ready, sharedIds, ...leftOut } = rows[0]!;
  const all = sharedIds ?? [];
  const first = all.slice(0, mostSharedIds);
  return { ready, leftOut, sharedIds: { total: all.length, first } };
}
