import { onTestFinished } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { createGateways } from "#server/platform/gateways/gateways.ts";
import type { Clock } from "#server/services.ts";
import { newId } from "#server/platform/ids.ts";
import { deliver } from "#server/outreach/messages/deliver.ts";
import { insertMessages } from "#server/outreach/messages/queries.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import {
  type Mood,
  startTwilioStandIn,
} from "#server/testing/stand-ins/twilio.ts";

/** Waits for nothing: a missing response is overdue at once. */
const impatient = { answer: 0, doubt: 900, busy: 0 };
const mostSteps = 30;

/** Messages in a real database and a stand-in provider. The test delivers them step by step. */
export async function createOutbox(clock?: Clock) {
  const provider = await startTwilioStandIn();
  const { db, pool, drop } = await createTestDatabase();
  onTestFinished(async () => {
    await provider.stop();
    await drop();
  });
  const warnings: unknown[] = [];
  const log = { warn: (warning: unknown) => void warnings.push(warning) };
  const gateways = await createGateways(readConfig(provider.env), log);

  /** Queues messages, each with its own phone and text. */
  async function write(amount: number): Promise<string[]> {
    const texts = Array.from({ length: amount }, (_, at) => ({
      kind: "sms" as const,
      state: "queued" as const,
      to: `+1201555${String(at).padStart(4, "0")}`,
      body: `Hello\nhttps://quiz.example/${newId()}`,
    }));
    const written = await insertMessages(db, texts);
    return written.map(({ _id }) => _id);
  }

  const messages = () => db.selectFrom("messages").selectAll().execute();

  /** Delivers a message until it is done or the steps are used up. Returns the waits. */
  async function deliverUntilDone(_id: string, steps = mostSteps) {
    const waits: (number | undefined)[] = [];
    while (waits.length < steps) {
      waits.push(await deliver({ db, gateways, clock }, _id, impatient));
      if (waits.at(-1) === undefined) break;
    }
    return waits;
  }

  /** Sets how the provider responds to the next calls. It accepts all later ones. */
  function moods(...next: Mood[]) {
    provider.state.mood = () => next.shift() ?? "accept";
  }

  return {
    db,
    pool,
    gateways,
    provider,
    warnings,
    write,
    messages,
    deliverUntilDone,
    moods,
  };
}
