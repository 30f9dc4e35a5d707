import type { Pool } from "pg";
import { expect, test } from "vitest";
import { createOutbox } from "#server/testing/messages/outbox.ts";
import { deliver } from "./deliver.ts";

async function createBusy() {
  const outbox = await createOutbox();
  const [_id = ""] = await outbox.write(1);
  outbox.provider.state.mood = () => "busy";
  const message = async () => (await outbox.messages())[0];
  return { ...outbox, _id, message };
}

const takenOn = (pool: Pool, seconds: number) =>
  pool.query("UPDATE messages SET date = now() - $1 * interval '1 second'", [
    seconds,
  ]);

test("no text is lost when a provider stays busy for longer than a few tries", async () => {
  const { _id, db, gateways, message, provider } = await createBusy();
  for (let turn = 1; turn <= 12; turn += 1) {
    const least = Math.min(30 * 2 ** (turn - 1), 900);
    const wait = await deliver({ db, gateways }, _id);
    expect(wait).toBeGreaterThanOrEqual(least);
    expect(wait).toBeLessThanOrEqual(least * 1.2);
  }
  expect(await message()).toMatchObject({ state: "queued", problem: null });
  provider.state.mood = () => "accept";
  expect(await deliver({ db, gateways }, _id)).toBeUndefined();
  expect(await message()).toMatchObject({ state: "sent" });
  expect(provider.accepted).toHaveLength(1);
});

test("gives up a text after its provider was busy for six hours", async () => {
  const { _id, db, gateways, message, pool } = await createBusy();
  await pool.query("UPDATE messages SET tries = 8");
  await takenOn(pool, 6 * 3600 - 1200);
  expect(await deliver({ db, gateways }, _id)).toBeGreaterThanOrEqual(30);
  await takenOn(pool, 6 * 3600 + 1);
  expect(await deliver({ db, gateways }, _id)).toBeUndefined();
  expect(await message()).toMatchObject({
    state: "failed",
    problem: "gave_up",
    tries: 10,
  });
});

test("does not give up at once a text that waited a night while the server was down", async () => {
  const { _id, db, gateways, message, pool, provider } = await createBusy();
  await takenOn(pool, 10 * 3600);
  for (let turn = 1; turn < 8; turn += 1)
    expect(await deliver({ db, gateways }, _id)).toBeGreaterThanOrEqual(30);
  provider.state.mood = () => "accept";
  expect(await deliver({ db, gateways }, _id)).toBeUndefined();
  expect(await message()).toMatchObject({ state: "sent" });
});

test("retries no sooner than the provider's Retry-After", async () => {
  const { _id, db, gateways, provider } = await createBusy();
  provider.state.retryAfter = () => "200";
  const wait = await deliver({ db, gateways }, _id);
  expect(wait).toBeGreaterThanOrEqual(200);
  expect(wait).toBeLessThanOrEqual(240);
});

test("accepts a date in the provider's Retry-After", async () => {
  const { _id, db, gateways, provider } = await createBusy();
  provider.state.retryAfter = () =>
    new Date(Date.now() + 600_000).toUTCString();
  expect(await deliver({ db, gateways }, _id)).toBeGreaterThan(500);
});

test("retries a mail as long as a text when the mail server is busy", async () => {
  const { db, pool, message } = await createBusy();
  await pool.query("UPDATE messages SET kind = 'mail'");
  const mail = { send: async () => ({ state: "busy" as const }) };
  const gateways = { sms: undefined, mail, images: {} as never };
  const { _id = "" } = (await message()) ?? {};
  for (let turn = 1; turn <= 12; turn += 1)
    expect(await deliver({ db, gateways }, _id)).toBeGreaterThanOrEqual(30);
  expect(await message()).toMatchObject({ state: "queued", tries: 12 });
  await takenOn(pool, 6 * 3600);
  expect(await deliver({ db, gateways }, _id)).toBeUndefined();
  expect(await message()).toMatchObject({
    state: "failed",
    problem: "gave_up",
  });
});
