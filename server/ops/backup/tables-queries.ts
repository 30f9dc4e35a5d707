import type pg from "pg";
import type { Manifest, Summary, ArchiveTable } from "./archive.ts";

type Client = Pick<pg.ClientBase, "query">;

/** Tables that a restored site does not need: sessions, previews, rate limits, applied migrations. */
const notBackedUp = [
  "api_tokens",
  "account_links",
  "migrations",
  "passkey_challenges",
  "pending_sign_ins",
  "previews",
  "rate_limits",
  "sessions",
  "setup_links",
  "staff_invitations",
  "used_challenges",
];

const q = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Lists tables with their writable columns, each after the tables that it references. */
export async function findTables(client: Client): Promise<ArchiveTable[]> {
  const { rows } = await client.query<ArchiveTable & { needs: string[] }>(
    `SELECT relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute
         WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
         ORDER BY attnum) AS columns,
       ARRAY(SELECT DISTINCT r.relname::text FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
         WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS needs
     FROM pg_class c
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND relname <> ALL($1) ORDER BY relname`,
    [notBackedUp],
  );
  const sorted: ArchiveTable[] = [];
  const isThere = (name: string) => sorted.some((table) => table.name === name);
  while (sorted.length < rows.length) {
    const next = rows.filter(
      ({ name, needs }) => !isThere(name) && needs.every(isThere),
    );
    if (next.length === 0) throw new Error("Tables refer to each other.");
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })));
  }
  return sorted;
}

export async function findApplied(client: Client) {
  const { rows } = await client.query<Manifest["migrations"][number]>(
    "SELECT name, checksum FROM migrations ORDER BY name",
  );
  return rows;
}

/** Returns the state of all sequences. */
export async function findSequences(client: Client) {
  const { rows } = await client.query<Manifest["sequences"][number]>(
    `SELECT sequencename AS name, coalesce(last_value, start_value)::text AS last,
       last_value IS NOT NULL AS called
     FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows;
}

/** Returns place and hash of the last activity-log line; empty in older schemas without a hash chain. */
export async function findEndOfRecord(client: Client): Promise<string> {
  const { rows: found } = await client.query<{ chain: string | null }>(
    "SELECT to_regclass('audit_chain')::text AS chain",
  );
  if (!found[0]?.chain) return "";
  const { rows } = await client.query<{ last: string }>(
    `SELECT last || ':' || encode(hash, 'hex') AS last FROM audit_chain`,
  );
  return rows[0]?.last ?? "";
}

/** Counts the rows and computes a checksum that does not depend on their order. */
export async function sumUp(
  client: Client,
  table: string,
): Promise<Summary["tables"][string]> {
  const { rows } = await client.query<{ rows: number; sum: string }>(
    `SELECT count(*)::int AS rows,
       coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text AS sum
     FROM ${q(table)} t`,
  );
  return rows[0]!;
}

const list = (columns: string[]) => columns.map(q).join(", ");

export function copyOut({ name, columns }: ArchiveTable): string {
  return `COPY (SELECT ${list(columns)} FROM ${q(name)}) TO STDOUT`;
}

export function copyIn({ name, columns }: ArchiveTable): string {
  return `COPY ${q(name)} (${list(columns)}) FROM STDIN`;
}

/** Tables that only staff and visitors fill; a new site fills the others. */
const written = ["users", "contacts", "results", "concerns", "questions"];

export async function isInUse(client: Client): Promise<boolean> {
  for (const table of written) {
    const { rows } = await client.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT FROM ${q(table)}) AS found`,
    );
    if (rows[0]?.found) return true;
  }
  return false;
}

export const beginRestore = `BEGIN; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL TimeZone TO 'UTC'`;

/** Empties the tables and disables their triggers. */
export async function prepareTables(
  client: Client,
  { tables, eventWeeks = [] }: Manifest,
) {
  // Disable triggers first: one of them refuses to truncate the activity log.
  for (const { name } of tables)
    await client.query(`ALTER TABLE ${q(name)} DISABLE TRIGGER USER`);
  await client.query(
    `TRUNCATE ${list(tables.map(({ name }) => name))} CASCADE`,
  );
  const { rows } = await client.query<{ isByWeek: boolean }>(
    `SELECT to_regproc('make_event_week') IS NOT NULL AS "isByWeek"`,
  );
  if (rows[0]?.isByWeek)
    await client.query(
      "SELECT make_event_week(week) FROM unnest($1::date[]) AS week",
      [eventWeeks],
    );
}

/** Restores the sequences and enables the triggers. */
export async function finishRestore(
  client: Client,
  { tables, sequences }: Manifest,
) {
  for (const { name, last, called } of sequences)
    await client.query("SELECT setval($1::regclass, $2, $3)", [
      q(name),
      last,
      called,
    ]);
  for (const { name } of tables)
    await client.query(`ALTER TABLE ${q(name)} ENABLE TRIGGER USER`);
}

/** Stops unfinished messages, which may have been sent after the backup. Returns their number. */
export async function stopMessages(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE messages SET state = CASE state WHEN 'queued' THEN 'failed' ELSE 'unknown' END,
       problem = CASE state WHEN 'queued' THEN 'restored' END, changed = now()
     WHERE state IN ('queued', 'sending')`,
  );
  return rowCount ?? 0;
}
