import { newId } from "#server/platform/ids.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "#e2e/support/in-database.ts";

/** Adds a contact invited this many days ago and returns the id of the personal link. */
export async function invite(
  server: RunningServer,
  { name, daysAgo }: { name: string; daysAgo: number },
): Promise<string> {
  const id = newId();
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, "0");
  await inDatabase(server, (client) =>
    client.query(
      `INSERT INTO contacts (_id, name, childname, phone, language, date)
     VALUES ($1, $2, 'Sofía', $3, 'en', now() - make_interval(days => $4))`,
      [id, name, `+1201${digits}`, daysAgo],
    ),
  );
  return id;
}
