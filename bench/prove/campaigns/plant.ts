import pg from "pg";
import { newId } from "#server/ids.ts";
import { openPlace } from "#bench/open-places.ts";

/** Families of a running campaign who got its first text, and wait for a reminder; their ids. */
export async function addCampaign(target: pg.ClientConfig, amount: number) {
  const ids = Array.from({ length: amount }, newId);
  const { prefix, timezone } = openPlace();
  const client = new pg.Client(target);
  await client.connect();
  try {
    await client.query(
      `INSERT INTO contacts (_id, name, phone, timezone, date)
       SELECT id, 'Family', $2 || (2000000 + place)::text, $3, now()
       FROM unnest($1::text[]) WITH ORDINALITY AS given (id, place)`,
      [ids, prefix, timezone],
    );
    const campaign = newId();
    await client.query(
      `INSERT INTO campaigns (_id, name, state, started, text_en, text_es, reminder_en, reminder_es, reminders)
       VALUES ($1, 'Proof', 'running', now(), 'First', 'Primero', 'Again', 'Otra vez', 1)`,
      [campaign],
    );
    await client.query(
      `INSERT INTO campaign_contacts (campaign, contact, place, wave, texts, due)
       SELECT $1, id, place, 0, 1, now() + interval '1 day'
       FROM unnest($2::text[]) WITH ORDINALITY AS given (id, place)`,
      [campaign, ids],
    );
    return ids;
  } finally {
    await client.end();
  }
}
