import {
  defaultConcerns,
  defaultQuestions,
} from "#server/content/seed/content.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "#e2e/support/in-database.ts";

/** Switches off concerns and questions that other tests added. */
export function hideAdded(server: RunningServer) {
  const names = defaultConcerns.map(({ content }) => content.name);
  const texts = defaultQuestions.map(({ text }) => text);
  return inDatabase(server, async (client) => {
    await client.query(
      "UPDATE concerns SET active = false WHERE name <> ALL ($1)",
      [names],
    );
    await client.query(
      "UPDATE questions SET active = false WHERE purpose IS NULL AND text <> ALL ($1)",
      [texts],
    );
  });
}

/** Removes all placeholders and review dates. The returned function restores them. */
export async function makeReady(server: RunningServer) {
  const before = await inDatabase(server, async (client) => {
    const { rows: settings } = await client.query("SELECT * FROM settings");
    const { rows: concerns } = await client.query(
      "SELECT _id, checkby FROM concerns WHERE checkby <> ''",
    );
    await client.query(
      `UPDATE settings SET content =
       regexp_replace(content::text, '(Placeholder|Texto provisional): ', '', 'g')::jsonb
       || CASE section WHEN 'main' THEN '{"checkby": ""}' ELSE '{}' END::jsonb`,
    );
    await client.query("UPDATE concerns SET checkby = ''");
    return { settings, concerns };
  });
  return () =>
    inDatabase(server, async (client) => {
      for (const { section, content } of before.settings)
        await client.query(
          "UPDATE settings SET content = $2 WHERE section = $1",
          [section, content],
        );
      for (const { _id, checkby } of before.concerns)
        await client.query("UPDATE concerns SET checkby = $2 WHERE _id = $1", [
          _id,
          checkby,
        ]);
    });
}
