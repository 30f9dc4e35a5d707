import { setTimeout as wait } from "node:timers/promises";
import { join } from "node:path";
import type pg from "pg";
import { createGateways } from "#server/gateways/gateways.ts";
import { claimWith } from "#server/campaigns/sending/claim.ts";
import { sendDue } from "#server/campaigns/sending/send-due.ts";
import { readConfig } from "#server/config.ts";
import { connect } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { deliver } from "#server/messages/deliver.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import type { Row } from "#bench/prove/report.ts";
import { addCampaign } from "./plant.ts";

/** Families whose reminders fall due together: as many as are decided at once. */
const together = 100;
const handedOverAtOnce = 8;
const migrations = join(import.meta.dirname, "../../../migrations");

// Whoever claims a message for a contact who has finished by then is found out, also a moment later.
const watch = `
  CREATE TABLE late (contact text);
  CREATE FUNCTION note_late() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    PERFORM pg_sleep(0.002);
    INSERT INTO late SELECT _id FROM contacts WHERE _id = NEW.contact AND active <= 0;
    RETURN NEW;
  END $$;
  CREATE TRIGGER late BEFORE UPDATE ON messages FOR EACH ROW
    WHEN (NEW.state = 'sending' AND OLD.state = 'queued') EXECUTE FUNCTION note_late()`;

/** Families finish while their reminders are decided and handed over, at any moment of it. */
export async function proveRaces(
  target: pg.ClientConfig,
  races: number,
): Promise<Row> {
  const provider = await startTwilioStandIn();
  const log = { warn: () => {} };
  const { db, pool } = connect(target, { size: handedOverAtOnce + 12, log });
  try {
    await migrate(target, migrations);
    const config = readConfig(provider.env);
    const gateways = await createGateways(config, log);
    const contacts = await addCampaign(target, races);
    await pool.query(watch);
    const claim = claimWith(config);
    const remind = async () => {
      await sendDue({ db, gateways, config, delivery: undefined });
      await bringQueued(pool, (_id) => deliver({ db, gateways, claim }, _id));
    };
    // As long as it took the last time: so that about as many finish before their reminder as after.
    let lasts = 1000;
    while (contacts.length > 0) {
      const some = contacts.splice(0, together);
      await pool.query(
        "UPDATE campaign_contacts SET due = now() WHERE contact = ANY ($1)",
        [some],
      );
      const began = performance.now();
      const reminded = remind().then(() => {
        lasts = performance.now() - began;
      });
      const finished = some.map((contact) =>
        finishIn(pool, contact, Math.random() * lasts),
      );
      await Promise.all([reminded, ...finished]);
      // Whoever finished just then was left for later.
      await remind();
    }
    const { rows: late } = await pool.query("SELECT FROM late");
    const { rows: waiting } = await pool.query(
      "SELECT FROM messages WHERE state = 'queued' UNION ALL SELECT FROM campaign_contacts WHERE due IS NOT NULL",
    );
    return {
      what: "finishing against reminding",
      times: races,
      "reminded before": provider.accepted.length,
      "not reminded": races - provider.accepted.length,
      late: late.length,
      failed: late.length + waiting.length,
    };
  } finally {
    await pool.end();
    await provider.stop();
  }
}

async function finishIn(pool: pg.Pool, contact: string, milliseconds: number) {
  await wait(milliseconds);
  await pool.query("UPDATE contacts SET active = 0 WHERE _id = $1", [contact]);
}

/** Hands over all that waits, several at once. */
async function bringQueued(
  pool: pg.Pool,
  bring: (_id: string) => Promise<unknown>,
) {
  const { rows } = await pool.query<{ _id: string }>(
    "SELECT _id FROM messages WHERE state = 'queued'",
  );
  const run = async () => {
    for (let next = rows.pop(); next; next = rows.pop()) await bring(next._id);
  };
  await Promise.all(Array.from({ length: handedOverAtOnce }, run));
}
