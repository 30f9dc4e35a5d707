import { sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";

/** Checks that all migrations are applied and no message is more than an hour overdue. */
export async function findReadiness(db: Database, migrations: string[]) {
  const { rows } = await sql<{ migrations: boolean; outbox: boolean }>`SELECT
    NOT EXISTS (SELECT FROM unnest(${migrations}::text[]) AS required (name)
      WHERE NOT EXISTS (SELECT FROM migrations WHERE migrations.name = required.name)) AS migrations,
    NOT EXISTS (SELECT FROM messages
      WHERE state IN ('queued', 'sending')
        AND coalesce(not_before, date) < now() - interval '1 hour') AS outbox`.execute(
    db,
  );
  return rows[0];
}
