// Two people publish the same drafts at the same moment; instances die while they publish.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { connect, type Database } from "#server/platform/db/connect.ts";
import { startServer } from "#server/testing/running-server.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import type { ReportRow } from "#bench/prove/report.ts";
import { addStaff, type PublishingSite } from "./site.ts";
import { draftWords, postPublication, readSiteContent } from "./words.ts";

/** One publication each, with its line in the activity log; the drafts are gone. */
export async function proveTwoPublishers(
  { urls, db, staff }: PublishingSite,
  scale: number,
): Promise<ReportRow> {
  const rounds = Math.max(2, Math.round(200 * scale));
  const { settings, order } = await readSiteContent(db);
  const content = { settings, order, concerns: {}, questions: {} };
  const problems: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const word = `Race${round}`;
    const items = await draftWords(db, content, () => word);
    const before = await countAll(db);
    const replies = await Promise.all(
      staff.map((headers, at) =>
        postPublication(urls[(round + at) % urls.length] ?? "", headers, items),
      ),
    );
    const after = await countAll(db);
    const statuses = replies.map(({ status }) => status);
    const isRight =
      statuses.includes(204) &&
      statuses.includes(409) &&
      after.publications === before.publications + 1 &&
      after.lines === before.lines + 1 &&
      after.drafts === 0 &&
      (await isPublished(db, word));
    if (!isRight)
      problems.push(`${statuses.join()} ${JSON.stringify([before, after])}`);
  }
  for (const problem of problems.slice(0, 5)) console.log(problem);
  return {
    what: "two people publish the same drafts at the same moment",
    times: rounds,
    remarks: "on two of three instances",
    failed: problems.length,
  };
}

/** After each kill, either everything is published or nothing. */
export function proveKilledPublishers(scale: number): Promise<ReportRow> {
  const kills = Math.max(2, Math.round(20 * scale));
  return onNewDatabase(async (target, DATABASE_URL) => {
    const { db } = connect(target, { size: 2, log: { warn: () => {} } });
    const start = () => startServer({ DATABASE_URL });
    let next = start();
    await next;
    const [headers] = await addStaff(db);
    const found = { published: 0, lost: 0, half: 0 };
    let usual = 0;
    try {
      for (let round = 0; round <= kills; round += 1) {
        const server = await next;
        const word = `Kill${round}`;
        const items = await draftWords(
          db,
          await readSiteContent(db),
          () => word,
        );
        const before = await countAll(db);
        const began = performance.now();
        const publishing = postPublication(server.url, headers, items);
        if (round === 0) {
          // The first publication runs without a kill, to measure how long one takes.
          await publishing;
          usual = performance.now() - began;
          next = Promise.resolve(server);
          continue;
        }
        await wait(Math.random() * usual);
        await server.kill();
        await publishing;
        await untilRolledBack(db);
        const after = await countAll(db);
        const isNew = after.publications === before.publications + 1;
        const isWhole =
          after.lines - before.lines === (isNew ? 1 : 0) &&
          after.publications - before.publications === (isNew ? 1 : 0) &&
          (await isPublished(db, word)) === isNew;
        found.published += isNew ? 1 : 0;
        found.half += isWhole ? 0 : 1;
        found.lost += isNew ? after.drafts : items.length - after.drafts;
        await db.deleteFrom("drafts").execute();
        await server.stop();
        next = start();
      }
    } finally {
      await (await next).stop();
      await db.destroy();
    }
    return {
      what: "instance killed while it publishes all words",
      times: kills,
      remarks: `${found.published} were published at the kill, ${kills - found.published} were not`,
      lost: found.lost,
      half: found.half,
    };
  });
}

async function countAll(db: Database) {
  const count = (query: string) =>
    sql.raw(`(SELECT count(*)::integer ${query})`);
  const { rows } = await sql<Record<string, number>>`SELECT
    ${count("FROM publications")} AS publications, ${count("FROM drafts")} AS drafts,
    ${count("FROM audit WHERE event = 'content_published'")} AS lines`.execute(
    db,
  );
  const [{ publications = 0, drafts = 0, lines = 0 } = {}] = rows;
  return { publications, drafts, lines };
}

/** Whether all texts of settings and the latest publication have this word. */
async function isPublished(db: Database, word: string): Promise<boolean> {
  const live = await readSiteContent(db);
  const latest = await db
    .selectFrom("publications")
    .select("content")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return [live, latest.content].every(
    ({ settings }) => settings["main"]?.["sitename"] === word,
  );
}

/** Waits until the database has noticed that the instance is gone. */
async function untilRolledBack(db: Database) {
  for (;;) {
    const { rows } = await sql`SELECT FROM pg_stat_activity
      WHERE xact_start IS NOT NULL AND pid <> pg_backend_pid() AND backend_type = 'client backend'`.execute(
      db,
    );
    if (rows.length === 0) return;
    await wait(20);
  }
}
