import pg from "pg";
import { newId } from "#server/ids.ts";
import { openPrefix } from "#bench/open-prefix.ts";

/** Families of a running campaign who got its first text, and wait for a reminder; their ids. */
export async function addCampaign(target: pg.ClientConfig, amount: number) {
  const ids = Array.from({ length: amount }, newId);
  const client = new pg.Client(target);
  await client.connect();
  try {
    await client.query(
      `INSERT INTO contacts (_id, name, phone, date)
       SELECT id, 'Family', $2 || (2000000 + place)::text, now()
       FROM unnest($1::text[]) WITH ORDINALITY AS given (id, place)`,
      [ids, openPrefix()],
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
