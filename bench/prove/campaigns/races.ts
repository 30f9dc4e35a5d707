import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
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

const atOnce = 4;
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

/** A family finishes while its reminder is decided and handed over, again and again. */
export async function proveRaces(
  target: pg.ClientConfig,
  races: number,
): Promise<Row> {
  const provider = await startTwilioStandIn();
  const log = { warn: () => {} };
  const { db, pool } = connect(target, { size: 2 * atOnce + 2, log });
  try {
    await migrate(target, migrations);
    const config = readConfig(provider.env);
    const gateways = await createGateways(config, log);
    const contacts = await addCampaign(target, races);
    await pool.query(watch);
    const services = { db, gateways, config, delivery: undefined };
    const claim = claimWith(config);
    const remind = async (contact: string) => {
      await sendDue(services);
      const { rows } = await pool.query<{ _id: string }>(
        "SELECT _id FROM messages WHERE contact = $1 AND state = 'queued'",
        [contact],
      );
      for (const { _id } of rows) await deliver({ db, gateways, claim }, _id);
    };
    const race = async (contact: string) => {
      await pool.query(
        "UPDATE campaign_contacts SET due = now() WHERE contact = $1",
        [contact],
      );
      const finish = wait(Math.random() * 20).then(() =>
        pool.query("UPDATE contacts SET active = 0 WHERE _id = $1", [contact]),
      );
      await Promise.all([finish, remind(contact)]);
      await remind(contact);
    };
    const left = [...contacts];
    const run = async () => {
      for (let next = left.pop(); next; next = left.pop()) await race(next);
    };
    await Promise.all(Array.from({ length: atOnce }, run));
    const { rows } = await pool.query("SELECT FROM late");
    return {
      what: "finishing against reminding",
      times: races,
      "reminded before": provider.accepted.length,
      late: rows.length,
      failed: rows.length,
    };
  } finally {
    await pool.end();
    await provider.stop();
  }
}
