import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { findLastMoment } from "./queries.ts";

test.each([
  ["2026-03-08T00:00:00Z", "2026-03-07"],
  ["2026-03-08T00:09:59Z", "2026-03-07"],
  ["2026-03-08T00:10:00Z", "2026-03-08"],
  ["2026-03-08T23:59:59Z", "2026-03-08"],
  ["2027-01-01T00:05:00Z", "2026-12-31"],
])(
  "until ten minutes after midnight, a package leaves out the day that ended, whose last results may still be being saved: %s",
  async (now, day) => {
    const { db } = await createTestApp();
    const moment = await db.transaction().execute(async (trx) => {
      await sql`SET LOCAL TIME ZONE 'America/Chicago'`.execute(trx);
      await sql`CREATE SCHEMA clock`.execute(trx);
      await sql`CREATE FUNCTION clock.now() RETURNS timestamptz
        RETURN ${sql.lit(now)}::timestamptz`.execute(trx);
      await sql`SET LOCAL search_path = clock, pg_catalog, public`.execute(trx);
      return findLastMoment(trx);
    });
    expect(new Date(moment).toISOString()).toBe(`${day}T00:00:00.000Z`);
  },
);
